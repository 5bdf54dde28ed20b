/** What can stand at a place: keys, events, tools, components, tasks and paths. */
import type { Completion } from '../../core/format';
import type { Path } from '../../core/path';
import type { Suite } from '../../core/settings';
import { componentsOf } from './components';
import { host } from './hooks-file';
import type { Model } from './model';
import { pluginPaths } from './plugin';
import { simulationKeys } from './simulation';

/** One thing to offer. */
type Offer = readonly [label: string, detail: string];

export function complete(model: Model, path: Path, text: string, offset: number, suite?: Suite): Completion[] {
  const before = text.slice(0, offset);
  const typed = lastWord(before, /[^\s"'[\]{},:|]*$/);
  const offers = offersAt(model, path, before, suite);
  const start = offset - (offers.typed ?? typed).length;
  return offers.list.map(([label, detail]) => ({
    label,
    detail,
    insert: `${label}${offers.suffix ?? ''}`,
    start,
    end: offset,
  }));
}

/** Only as far back as anybody types: the expression starts anew at every letter. */
const lastWord = (before: string, pattern: RegExp): string => pattern.exec(before.slice(-200))?.[0] ?? '';

const inBrackets = (text: string): boolean => text.lastIndexOf('[') > text.lastIndexOf(']');

interface Offers {
  list: readonly Offer[];
  suffix?: string;
  /** What is replaced, where it is not the word before the cursor. */
  typed?: string;
}

function offersAt(model: Model, path: Path, before: string, suite: Suite | undefined): Offers {
  const role = model.byPath.get(path)?.role;
  if (role === 'hooks') return inHooks(model, before);
  const atKey = /(?:^|\n)[\w-]*$/.test(before);
  if (role === 'manifest') return atKey ? keys(manifestKeys) : { list: [] };
  if (role === 'simulation') return atKey ? keys(Object.entries(simulationKeys)) : inSimulation(model, before, suite);
  if (role !== 'skill' && role !== 'agent') return { list: [] };
  const inBlock = before.startsWith('---') && !/\n---/.test(before.slice(3));
  return atKey && inBlock && before.includes('\n') ? keys(frontmatterKeys) : { list: [] };
}

const manifestKeys: readonly Offer[] = [
  ['name', 'what reports call the bundle'],
  ['description', 'what it is for; also that of the plugin'],
];
const frontmatterKeys: readonly Offer[] = [
  ['name', 'how prompts call it'],
  ['description', 'when the agent should use it'],
];

const keys = (list: readonly Offer[]): Offers => ({ list, suffix: ': ' });

function inSimulation(model: Model, before: string, suite: Suite | undefined): Offers {
  const key = /(?:^|\n)(\w+):[^\n]*(?:\n[ \t-][^\n]*)*$/.exec(before)?.[1] ?? '';
  const byComponent = key.startsWith('component_');
  const typed = lastWord(before, /[^\s"'[\]{},:]*$/);
  const opening = before.slice(0, before.length - typed.length);
  if (byComponent && /(?:\n[ \t]+|[{,][ \t]*)["']?$/.test(opening.slice(-200)) && !inBrackets(opening)) {
    return { list: componentsOf(model).map((component) => [component, 'component']), typed };
  }
  const tasks = suite?.taskIds.map((id): Offer => [id, 'task of the suite']) ?? [];
  return { list: key.endsWith('_tasks') || key === 'component_solves' ? tasks : [], typed };
}

function inHooks(model: Model, before: string): Offers {
  const path = /\$\{CLAUDE_PLUGIN_ROOT\}\/([^\s"'\\]*)$/.exec(before)?.[1];
  if (path !== undefined) return { list: pluginPaths(model).map((each) => [each, 'file of the plugin']), typed: path };
  if (/"command"\s*:\s*"(?:[^"\\]|\\.)*\$\{?\w*$/.test(before)) {
    const typed = /\$\{?\w*$/.exec(before)?.[0] ?? '';
    return { list: variables, typed };
  }
  if (/"matcher"\s*:\s*"[^"\\]*$/.test(before)) return { list: host.tools.map((tool) => [tool, 'tool']) };
  if (/"type"\s*:\s*"\w*$/.test(before)) return { list: host.handlerTypes.map((type) => [type, 'type of hook']) };
  if (/[{,]\s*"\w*$/.test(before) && depthOf(before) === 2) {
    return { list: host.events.map(({ name, when }) => [name, when]) };
  }
  return { list: [] };
}

const variables: readonly Offer[] = [
  [`\${CLAUDE_PLUGIN_ROOT}`, 'directory of the plugin'],
  [`\${HARNESSLAB_PYTHON:-python3}`, "Harness Lab's own Python"],
  [`\${HARNESSLAB_WORKTREE}`, 'directory the agent works in'],
  [`\${HARNESSLAB_SUITE_DIR}`, 'directory of the suite'],
  [`\${HARNESSLAB_SAFETY_LOG}`, 'file that safety decisions are written to'],
];

/** How many brackets are open, strings aside. */
function depthOf(text: string): number {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
  }
  return depth;
}

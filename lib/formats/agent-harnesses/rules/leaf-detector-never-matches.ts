import type { Finding, Fix } from '../../../core/diagnostic';
import { baseName } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { shown } from '../../../core/shown';
import { lineRemoved, lineRewritten, plainPath } from '../advice/detector-lines';
import { withDetectors } from '../advice/skill-example';
import { type DetectorLine, matches } from '../detectors';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { Structure } from '../walk';
import { nearMisses } from './leaf-file-wrong-case';

export const leafDetectorNeverMatches: Rule<Model, Facts> = {
  name: 'leaf-detector-never-matches',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'Every detector finds a leaf.',
  why: `A path is looked up as it is written: no comment may follow it on its line, and \`*\` or quotes are letters like any other. A
detector that finds no directory below a top-level one does nothing, so its leaves are walked as groups.

Usual causes: \`skill=SKILL.md # comment\`, \`skill=*/SKILL.md\`, or leaves that are gone. The usual line for skills may stand
there before the first skill does.`,
  bad: withDetectors('skill=SKILL.md\ntool=TOOL.md\n'),
  good: withDetectors('skill=SKILL.md\ntool=TOOL.md\n', { 'tools/crane/TOOL.md': '# Crane\n' }),
  *harness(model): Iterable<Finding> {
    const facts = model.fileIn(model.structure.root, '.leaf-detectors');
    if (!facts || !model.detectors.readable) return;
    for (const [type, path] of model.detectors.byType) {
      const line = model.detectors.lines.findLast((each) => each.type === type);
      if (!line || isOthers(line) || found(model.structure, path)) continue;
      if (isUsual({ type, path }) || nearMisses(model).some(({ wanted }) => wanted === path)) continue;
      yield {
        path: facts.path,
        ...facts.range(line.start, line.end),
        message: `${shown(`${type}=${path}`)} finds no leaf; a path that lies in a nested directory is wanted.`,
        fixes: fixesOf(model, facts, line),
      };
    }
  },
};

/** The line may stand there before the first skill does. */
const isUsual = ({ type, path }: Pick<DetectorLine, 'type' | 'path'>): boolean =>
  type === 'skill' && path === 'SKILL.md';

/** Faults that other rules name. */
const isOthers = (line: DetectorLine): boolean =>
  plainPath(line) === '' ||
  line.path.startsWith('/') ||
  line.path.split('/').includes('..') ||
  line.type === '' ||
  line.type.includes('\ufeff');

const remembered = new WeakMap<Structure, Map<string, boolean>>();

function found(structure: Structure, path: string): boolean {
  let byPath = remembered.get(structure);
  if (!byPath) {
    byPath = new Map();
    remembered.set(structure, byPath);
  }
  let some = byPath.get(path);
  if (some === undefined) {
    some = structure.directories.some((place) => place.parent?.kind !== 'root' && matches(place.node, path));
    byPath.set(path, some);
  }
  return some;
}

function fixesOf({ structure }: Model, facts: Facts, line: DetectorLine): Fix[] {
  const [bare = '', ...comment] = line.path.split(/\s+#/);
  const path = bare
    .replace(/^["']|["']$/g, '')
    .replace(/^(?:[^/]*\*[^/]*\/)+/, '')
    .trim();
  const remove = lineRemoved(facts, line);
  if (path === '' || path === line.path || path.includes('*')) return [remove];
  if (!found(structure, path) && !isUsual({ type: line.type, path })) return [remove];
  // A skill is read from SKILL.md, whatever its detector finds.
  if (line.type === 'skill' && baseName(path) !== 'SKILL.md') return [remove];
  const said = comment.length > 0 ? `# ${comment.join(' #').trim()}${lineBreakAt(facts.text, line.end)}` : '';
  const title = `Write \`${line.type}=${path}\`${said && ', with the comment above it'}`;
  return [...lineRewritten(facts, line, `${said}${line.type}=${path}`).map((fix) => ({ ...fix, title })), remove];
}

const lineBreakAt = (text: string, end: number): string => /\r\n|\n|\r/.exec(text.slice(end))?.[0] ?? '\n';

import { resolve } from '../../../core/path';
import { commandHook, program, withHook } from '../examples';
import { at, fix, fixBudget, type KapsoRule, offered, quoted } from '../kit';
import type { Model } from '../model';
import type { Placed } from '../placed';
import { repoint } from '../repairs-scripts';

export const relativeScript: KapsoRule = {
  name: 'relative-script',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'Hooks and servers name scripts of the harness below `${' + 'PLUGIN_ROOT}`.',
  why: `Hooks and servers start in the session's directory, not in the harness. A relative path there is a file of the run, which the session itself may write, or no file at all.`,
  bad: withHook(commandHook('SessionStart', 'hooks/keep-log/run.sh')),
  alsoDraws: ['kapso/need-command'],
  good: withHook(commandHook('SessionStart'), { 'hooks/keep-log/run.sh': program }),
  *harness(model) {
    const budget = fixBudget();
    for (const { file, word, beside } of relativeWords(model)) {
      const target = [resolve('', word.text), resolve(beside, word.text)].find(
        (path) => path !== undefined && model.holds(path),
      );
      yield {
        ...at(file, word),
        message: `${quoted(word.text)} is looked for in the session's directory, not in the harness.`,
        fixes: budget(() =>
          offered(
            target === undefined
              ? undefined
              : fix(
                  `Name \`${target}\` of the harness`,
                  [repoint(file, { ...word, target, isProgram: true }, target)],
                  true,
                ),
          ),
        ),
      };
    }
  },
};

interface Relative {
  file: { path: string; text: string };
  word: Placed;
  /** The directory the path may be meant from. */
  beside: string;
}

const scriptName = /^(?!-)[\w./@-]*[\w@-]\.(?:py|sh|bash|m?js|cjs|ts|rb|pl|php)$/;

/** The program where it is a relative path, and the first script that an interpreter is given. */
function* relativeWords(model: Model): Iterable<Relative> {
  for (const { file, directory } of model.hooks.values()) {
    if (!file) continue;
    for (const { command } of file.handlers) {
      const words = command.words.slice(command.at);
      for (const word of candidates(words)) yield { file, word, beside: directory };
    }
  }
  const { mcp } = model;
  if (!mcp) return;
  for (const { program: first, args } of mcp.servers.values()) {
    if (first) for (const word of candidates([first, ...args])) yield { file: mcp, word, beside: 'servers' };
  }
}

const interpreter = /^(?:.*\/)?(?:python[\d.]*|node|deno|bun|(?:ba|da|z)?sh|ruby|perl|php)$/;

function* candidates([first, ...rest]: readonly Placed[]): Iterable<Placed> {
  if (!first) return;
  if (/^(?!\/|~|\$)[^$]*\//.test(first.text)) yield first;
  const script = interpreter.test(first.text) ? rest.find(({ text }) => !text.startsWith('-')) : undefined;
  if (script && !script.text.startsWith('/') && scriptName.test(script.text)) yield script;
}

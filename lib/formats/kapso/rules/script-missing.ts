import { nearest } from '../../../core/nearest';
import { baseName } from '../../../core/path';
import { commandHook, run, withHook } from '../examples';
import { at, fix, fixBudget, type KapsoRule, offered, quoted } from '../kit';
import type { Model } from '../model';
import { createScript, repoint } from '../repairs-scripts';
import type { ScriptWord } from '../server';

export const scriptMissing: KapsoRule = {
  name: 'script-missing',
  severity: 'error',
  source: 'spec',
  summary: 'Every program and script that a hook or server names below the harness is there.',
  why: `A command that starts with \`\${PLUGIN_ROOT}/\` runs a file of the harness. If the file is not there, the hook fails at every event and the server never starts.

Look for a slip in the name, or for a file that was moved.`,
  bad: withHook(commandHook('Stop'), { 'hooks/keep-log/run.sh': undefined }),
  good: withHook(commandHook('SessionStart', run)),
  *harness(model) {
    const budget = fixBudget();
    for (const { file, word } of words(model)) {
      if (word.target !== undefined && isThere(model, word)) continue;
      const shown = word.target ?? word.text;
      yield {
        ...at(file, word),
        message: `${quoted(shown)} is not in the harness, but \`${file.path}\` ${word.isProgram ? 'runs it' : 'names it'}.`,
        fixes: budget(() => repairsOf(model, file, word)),
      };
    }
  },
};

function repairsOf(model: Model, file: Found['file'], word: ScriptWord) {
  if (word.target === undefined) return [];
  const meant = likely(model, word.target);
  return offered(
    meant === undefined ? undefined : fix(`Name \`${meant}\` instead`, [repoint(file, word, meant)], true),
    createScript(model, word.target, word.isProgram),
  );
}

interface Found {
  file: { path: string; text: string };
  word: ScriptWord;
}

function* words(model: Model): Iterable<Found> {
  const { mcp } = model;
  if (mcp) for (const server of mcp.servers.values()) for (const word of server.scripts) yield { file: mcp, word };
  for (const { file } of model.hooks.values()) if (file) for (const word of file.scripts) yield { file, word };
}

/** A program has to be a file; a further word may name a directory as well. */
const isThere = (model: Model, { target = '', isProgram }: ScriptWord): boolean =>
  model.holds(target) || (!isProgram && model.isDirectory(target));

/** A file of nearly that name in the same place, else one of exactly that name elsewhere. */
function likely(model: Model, target: string): string | undefined {
  const paths = [...model.harness.keys()].filter((path) => model.holds(path));
  const inPlace = paths.filter(
    (path) => path.slice(0, path.lastIndexOf('/')) === target.slice(0, target.lastIndexOf('/')),
  );
  const near = nearest(baseName(target), inPlace.map(baseName));
  if (near !== undefined) return inPlace.find((path) => baseName(path) === near);
  const same = paths.filter((path) => baseName(path) === baseName(target));
  return same.length === 1 ? same[0] : undefined;
}

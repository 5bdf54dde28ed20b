import { badByteOf, textOf } from '../../../core/text';
import { bundle, commandHook, reviewed, skill } from '../examples';
import { commandsOf, placeOf, replacement } from '../hook-place';
import type { BundleFile, LabRule } from '../model';
import { pluginPath } from '../plugin';

const tides = { 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/guard.sh': '#!/bin/sh\nexit 0\n' };

export const hookProgramNotExecutable: LabRule = {
  name: 'hook-program-not-executable',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every hook runs a script of the bundle through its interpreter.',
  why: "The plugin is made of a bundle's bytes and not of its modes: no file in it is executable, whatever it is in the bundle. A hook that runs one by its path is refused by the system each time, and guards nothing. Name the interpreter before the path.",
  bad: bundle({ ...tides, 'hooks.json': commandHook(`"\${CLAUDE_PLUGIN_ROOT}/skills/tides/guard.sh"`) }),
  good: bundle({ ...tides, 'hooks.json': commandHook(`sh "\${CLAUDE_PLUGIN_ROOT}/skills/tides/guard.sh"`) }),
  exampleSettings: reviewed,
  *harness(model) {
    const files = new Map(model.files.map((file) => [pluginPath(file), file]));
    for (const command of commandsOf(model)) {
      for (const { base, path, use, word } of command.reading.reaches) {
        const file = base === 'root' && use === 'program' ? files.get(path) : undefined;
        if (!file) continue;
        const interpreter = command.reading.shell ? interpreterFor(file) : undefined;
        const before = { ...word, end: word.start };
        yield {
          ...placeOf(command, command.node, word),
          message: `The hook runs \`${path}\` by its path, but in the plugin no file is executable; an interpreter is wanted before it.`,
          fixes:
            interpreter === undefined
              ? []
              : [
                  {
                    title: `Run it with \`${interpreter}\``,
                    preferred: true,
                    edits: [replacement(command, command.node, before, `${interpreter} `)],
                  },
                ],
        };
      }
    }
  },
};

const interpreters: readonly (readonly [pattern: RegExp, interpreter: string])[] = [
  [/\bpython[\d.]*\b|\.py$/, 'python3 -I'],
  [/\bnode\b|\.[cm]?js$/, 'node'],
  [/\bbash\b/, 'bash'],
  [/\bsh\b/, 'sh'],
];

/** What the first line says, else the ending. */
function interpreterFor({ path, entry }: BundleFile): string | undefined {
  const first = badByteOf(entry) === undefined ? /^#!.*/.exec(textOf(entry))?.[0] : undefined;
  return interpreters.find(([pattern]) => pattern.test(first ?? path.slice(path.lastIndexOf('.'))))?.[1];
}

/** Pieces of the rules' examples, so that each shows only what it is about. */
import type { Files, FileValue } from '../../core/files';
import type { Settings, Suite } from '../../core/settings';

/** A bundle with a manifest that draws nothing. */
export const bundle = (files: Files): Files => ({ 'harness.yaml': 'name: tide\n', ...files });

/** A skill's file that draws nothing. */
export const skill = (name: string, body = 'Read the table from the top.'): string =>
  `---\nname: ${name}\ndescription: Reads ${name} tables.\n---\n${body}\n`;

/** An agent's file that draws nothing. */
export const agent = (name: string): string =>
  `---\nname: ${name}\ndescription: Checks ${name} reports.\n---\nCheck every figure.\n`;

/** `hooks.json` with one group of one event. */
export const hooksOf = (event: string, group: unknown): FileValue =>
  `${JSON.stringify({ hooks: { [event]: [group] } }, null, 2)}\n`;

/** `hooks.json` that runs one command before a Bash call. */
export const commandHook = (command: string, matcher = 'Bash'): FileValue =>
  hooksOf('PreToolUse', { matcher, hooks: [{ type: 'command', command }] });

export const exampleSuite: Suite = {
  taskIds: ['neap-tide'],
  hidden: [{ dest: 'tests/test_harbour_levels.py', text: 'assert level_at("noon", harbour) == 4.2\n' }],
};

/** Every bundle with hooks asks for a review; in examples about other things that one is done. */
export const reviewed: Partial<Settings> = { severities: { 'harness-lab/hooks-review': 'off' } };

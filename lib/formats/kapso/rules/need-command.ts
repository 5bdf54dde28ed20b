import { example, manifest } from '../examples';
import { quoted } from '../kit';
import { needRule } from '../need-rule';

export const needCommand = needRule('need-command', {
  summary: 'The programs the harness runs are on PATH of the machine that runs it.',
  why: `A hook's or server's program and everything under \`environment.commands\` has to be on PATH. A program of the harness itself needs nothing.

The studio cannot see that machine and gives no verdict: it lists what has to be there. The engine installs nothing.`,
  bad: example({ 'harness.yaml': manifest('environment:\n  commands: [git]\n') }),
  good: example(),
  message: (program) => `The program ${quoted(program)} has to be there.`,
});

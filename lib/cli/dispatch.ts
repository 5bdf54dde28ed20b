/** Finds the command, reads its words, runs it; turns failures into a sentence and exit code 2. */
import { nearest } from '../core/nearest';
import { ZipRefusal } from '../core/zip';
import { parseArgs } from './args';
import { commands } from './commands';
import { Failure } from './failure';
import { commandHelp, generalHelp } from './help';
import type { Io } from './io';
import { shownName } from './words';

export async function dispatch(name: string | undefined, words: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatched(name, words, io);
  } catch (error) {
    // 1 would say that errors were found in a harness: a fault of ours must not look like a verdict.
    const text = sentenceOf(error);
    await io.err(`${text}\n`);
    return 2;
  }
}

/** After `--` every word is an operand. */
function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end < 0 ? words : words.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

function sentenceOf(error: unknown): string {
  if (error instanceof Failure || error instanceof ZipRefusal) return error.message;
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return /string length|string longer/i.test(said)
    ? 'The harness is too large to be analysed: one of its texts is longer than a text may be here.'
    : `This is a fault of harness-studio and says nothing of the harness; please report it: ${said}`;
}

async function dispatched(name: string | undefined, words: readonly string[], io: Io): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const topic = words[0];
    if (name === 'help' && topic !== undefined) return dispatched(topic, ['--help'], io);
    await (name === undefined ? io.err : io.out)(generalHelp());
    return name === undefined ? 2 : 0;
  }
  const listed = commands.find((each) => each.name === name);
  if (!listed) {
    const near = nearest(
      name,
      commands.map((each) => each.name),
    );
    const hint = near === undefined ? '`harness-studio --help` lists them' : `\`${near}\` is one`;
    throw new Failure(`${shownName(name)} is an unknown command; ${hint}.`);
  }
  const command = await listed.load();
  if (asksForHelp(words)) {
    await io.out(commandHelp(listed, command));
    return 0;
  }
  const args = parseArgs(words, command.options);
  const [least, most] = command.operands;
  if (args.operands.length < least || args.operands.length > most) {
    throw new Failure(`Usage: harness-studio ${name} ${command.usage}`);
  }
  return command.run(args, io);
}

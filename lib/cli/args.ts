/** Reads the words of a command line: operands and `--options`, in any order. */
import { nearest } from '../core/nearest';
import { Failure } from './failure';
import { shownName } from './words';

export interface Option {
  name: string;
  /** What stands for the value in the help text; a flag has none. */
  value?: string;
  about: string;
  /** The values it takes; any where absent. */
  choices?: readonly string[];
}

export interface Args {
  operands: readonly string[];
  /** Flags are `true`. */
  options: ReadonlyMap<string, string | true>;
}

export function parseArgs(words: readonly string[], options: readonly Option[]): Args {
  const operands: string[] = [];
  const given = new Map<string, string | true>();
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    if (word === '--') {
      operands.push(...words.slice(i + 1));
      break;
    }
    if (!word.startsWith('--')) {
      if (/^-./.test(word)) throw new Failure(`${shownName(word)} is no option; options start with \`--\`.`);
      operands.push(word);
      continue;
    }
    const equals = word.indexOf('=');
    const name = equals < 0 ? word.slice(2) : word.slice(2, equals);
    const option = options.find((each) => each.name === name);
    if (!option) throw unknownOption(name, options);
    const attached = equals < 0 ? undefined : word.slice(equals + 1);
    if (option.value === undefined) {
      if (attached !== undefined) throw new Failure(`\`--${name}\` takes no value.`);
      given.set(name, true);
    } else given.set(name, checked(option, attached ?? words[++i]));
  }
  return { operands, options: given };
}

function unknownOption(name: string, options: readonly Option[]): Failure {
  const near = nearest(
    name,
    options.map((each) => each.name),
  );
  return new Failure(
    `${shownName(`--${name}`)} is no option here${near === undefined ? '' : `; \`--${near}\` is one`}.`,
  );
}

function checked({ name, value, choices }: Option, given: string | undefined): string {
  if (given === undefined || given === '') throw new Failure(`\`--${name}\` wants a value: \`--${name} ${value}\`.`);
  if (!choices || choices.includes(given)) return given;
  throw new Failure(
    `${shownName(given)} is no value of \`--${name}\`; it takes ${choices.map((each) => `\`${each}\``).join(', ')}.`,
  );
}

/** The value of an option; undefined where it was not given. */
export function optionOf(args: Args, name: string): string | undefined {
  const value = args.options.get(name);
  return typeof value === 'string' ? value : undefined;
}

/** `npm run conformance -- PATH… [--actual]`: every case judged by the engine that the studio uses. */
import type { Conformance } from '../core/format';
import { formatById } from '../formats';
import { parseArgs } from './args';
import { type Case, casesAt } from './cases';
import { Failure } from './failure';
import type { Io } from './io';

const usage = 'Usage: npm run -s conformance -- PATH… [--actual]';

export async function conformance(argv: readonly string[], io: Pick<Io, 'out' | 'err'>): Promise<number> {
  try {
    const args = parseArgs(argv, [{ name: 'actual', about: 'print what the engine says, one JSON line per case' }]);
    if (args.operands.length === 0) throw new Failure(usage);
    return args.options.has('actual') ? await printActual(args.operands, io) : await judge(args.operands, io);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await io.err(`${error.message}\n`);
    return 2;
  }
}

async function printActual(paths: readonly string[], io: Pick<Io, 'out' | 'err'>): Promise<number> {
  for (const path of paths) {
    for (const each of casesAt(path)) {
      const actual = 'fault' in each ? { error: each.fault } : await actualOf(each);
      await io.out(`${JSON.stringify({ id: each.id, actual })}\n`);
    }
  }
  return 0;
}

async function judge(paths: readonly string[], io: Pick<Io, 'out' | 'err'>): Promise<number> {
  const tally = { passed: 0, failed: 0 };
  for (const path of paths) {
    for (const each of casesAt(path)) {
      const differences = 'fault' in each ? [each.fault] : await differencesOf(each);
      tally[differences.length === 0 ? 'passed' : 'failed'] += 1;
      if (differences.length > 0) await io.out(`${each.id}\n${differences.map((line) => `  ${line}\n`).join('')}`);
    }
  }
  await io.out(`${tally.passed} passed, ${tally.failed} failed\n`);
  return tally.failed === 0 ? 0 : 1;
}

type Values = Readonly<Record<string, unknown>>;

/** The case without what it expects: the engine must not see that. */
function question({ fields }: Case): Values {
  const { expect: _expected, basis: _basis, ...asked } = fields;
  return asked;
}

/** What the engine says. It is total: an exception is a fault of ours, shown as one and never a reason to stop. */
async function actualOf(each: Case): Promise<Values> {
  const judge = await judgeOf(each);
  if (!judge) return { unsupported: true };
  try {
    return await judge.actual(question(each));
  } catch (error) {
    return { error: String(error instanceof Error ? (error.stack ?? error.message) : error) };
  }
}

async function differencesOf(each: Case): Promise<string[]> {
  const judge = await judgeOf(each);
  if (!judge) return [`the format \`${each.fields.format}\` is not supported`];
  const { expect } = each.fields;
  if (typeof expect !== 'object' || expect === null) return ['the case expects nothing'];
  const actual = await actualOf(each);
  if (typeof actual.error === 'string') return actual.error.split('\n');
  // Checked above: an object. What its keys hold is the format's to compare.
  return judge.differences(expect as Values, actual);
}

const judges = new Map<unknown, Promise<Conformance | undefined>>();

function judgeOf({ fields: { format } }: Case): Promise<Conformance | undefined> {
  let judge = judges.get(format);
  if (!judge) {
    judge = loadJudge(format);
    judges.set(format, judge);
  }
  return judge;
}

async function loadJudge(id: unknown): Promise<Conformance | undefined> {
  const format = typeof id === 'string' ? formatById(id) : undefined;
  if (!format) return undefined;
  await format.prepare();
  return format.conformance();
}

import { baseName, extensionOf, type Path } from '../../../core/path';
import { example } from '../examples';
import { at, fix, type KapsoRule, offered, quoted } from '../kit';
import { isIgnored, type Model } from '../model';

const data = new Set(
  '.csv .tsv .parquet .jsonl .npy .npz .h5 .hdf5 .pkl .pickle .feather .arrow .sqlite .db .pt .safetensors'.split(' '),
);
/** A small table beside a skill is reference content; more than this is a data set. */
const smallTable = 100_000;
const judges = /(?:^|\/)(?:evaluat(?:e|or|ion)|grader?|grading|scorer|scoring|judge)(?:\.[a-z]+|\/)/i;
const wording = /^[ \t>*-]*(?:the\s+)?(goal|budget|objective)\s*(?::|\bis\b)/gim;

export const neverContent: KapsoRule = {
  name: 'never-content',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'A harness holds no evaluator, no data set, no goal, no budget and no `.env`.',
  why: `What belongs to one task comes with the task: its goal, its data, how it is judged. Values of variables live in \`.env\` beside the run. A harness that holds them leaks them into every task it is used for, and cannot be shared.`,
  bad: example({ 'tools/evaluate.py': 'print("score")\n' }),
  good: example({ 'tools/convert.py': 'print("metres")\n' }),
  *harness(model) {
    for (const [path, entry] of model.harness) {
      if (entry.kind !== 'file') continue;
      const what = contentOf(model, path, entry.bytes.length);
      if (what === undefined) continue;
      yield {
        path,
        message: `\`${path}\` is ${what}, which never belongs in a harness.`,
        fixes: [fix(`Delete \`${path}\``, [{ remove: path }])],
      };
    }
    for (const page of model.pages.values()) {
      for (const found of page.text.matchAll(wording)) {
        const start = found.index + found[0].length - found[0].trimStart().length;
        const span = { start, end: found.index + found[0].length };
        yield {
          ...at(page, span),
          message: `${quoted(found[0].trim())} sounds like one task's ${(found[1] ?? '').toLowerCase()}: the task statement says it.`,
          fixes: offered(),
        };
      }
    }
  },
};

function contentOf(model: Model, path: Path, size: number): string | undefined {
  const name = baseName(path);
  if (name === '.env' || (name.startsWith('.env.') && !/\.(?:example|sample|template)$/.test(name)))
    return 'a file of values';
  if (isIgnored(path) || model.pages.has(path)) return undefined;
  if (judges.test(path) && !path.startsWith('skills/') && !path.startsWith('agents/')) return 'an evaluator';
  if (data.has(extensionOf(path)) && (size > smallTable || !path.startsWith('skills/'))) return 'a data file';
  return undefined;
}

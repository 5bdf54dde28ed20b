/** Results for people: by file; at a terminal, storms of one rule folded. */
import type { Diagnostic, Severity } from '../../core/diagnostic';
import { countsText } from '../../core/summary';
import type { Io } from '../io';
import type { Result } from '../result';
import { routesText } from '../routes';
import { below, plain } from '../words';
import { type Paint, painter } from './paint';

/** More findings of one rule than this in one harness are folded: the first few stand for all. */
const storm = 10;
const shownOfStorm = 3;

const colours: Record<Severity, keyof Paint> = { error: 'red', warning: 'yellow', info: 'blue' };

export function resultsText(results: readonly Result[], { colour, terminal }: Pick<Io, 'colour' | 'terminal'>): string {
  const paint = painter(colour);
  return results.map((result) => resultText(result, paint, terminal)).join('\n');
}

function resultText(result: Result, paint: Paint, isFolded: boolean): string {
  const counts = countsText(result.diagnostics);
  const verdict = result.valid ? paint.green('valid') : paint.red('not valid');
  return [
    `${paint.bold(plain(result.path))} (${result.format}): ${verdict}, ${counts || 'no findings'}`,
    ...findingsText(result, paint, isFolded ? storm : Number.POSITIVE_INFINITY),
    ...detailsText(result),
    ...routesText(result),
    '',
  ].join('\n');
}

function findingsText({ path: root, diagnostics }: Result, paint: Paint, most: number): string[] {
  const counts = new Map<string, number>();
  for (const { rule } of diagnostics) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const seen = new Map<string, number>();
  const lines: string[] = [];
  for (const found of diagnostics) {
    const count = counts.get(found.rule) ?? 0;
    const nth = (seen.get(found.rule) ?? 0) + 1;
    seen.set(found.rule, nth);
    if (count <= most || nth <= shownOfStorm) lines.push(findingText(root, found, paint));
  }
  for (const [rule, count] of counts) {
    if (count > most) lines.push(`  … and ${count - shownOfStorm} more of ${rule}; --output json lists all`);
  }
  return lines;
}

/** One finding, with its place below the path that was given. */
export function findingText(root: string, found: Diagnostic, paint: Paint): string {
  const place = [below(root, found.path), found.line, found.column].filter((part) => part !== undefined).join(':');
  const severity = paint[colours[found.severity]](found.severity);
  return `  ${plain(place)}: ${severity}: ${plain(found.message)} [${found.rule}]`;
}

/** What inspect adds. */
function detailsText({ contexts, tokenizer, graph, needs, exports, hashes, digest }: Result): string[] {
  if (!contexts) return [];
  return [
    `  graph: ${graph?.nodes.length ?? 0} nodes, ${graph?.edges.length ?? 0} edges`,
    ...contexts.map(({ name, tokens, budget }) => {
      const wanted = budget ? `, budget ${budget.ideal} / ${budget.limit}` : '';
      return `  context ${plain(name)}: ${tokens} tokens (${tokenizer}${wanted})`;
    }),
    ...(needs ?? []).map((need) => `  needs ${plain(need.name)}: ${plain(need.hint)}`),
    ...hashes.map(({ name, value }) => `  ${name}: ${value}`),
    `  digest: ${digest}`,
    `  exports: ${(exports ?? []).join(', ')}`,
  ];
}

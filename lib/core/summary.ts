/** What a check says of a harness, as Markdown for a pull request or a report to keep. */
import type { Diagnostic, Severity } from './diagnostic';
import type { Need } from './format';
import { codeCell, inertProse, inlineCode, proseCell } from './inert';
import type { ContextFigure } from './tokens';

/** Of a harness: what its readers ask first. The parts that cost more are left out where nobody asked for them. */
export interface Summary {
  title: string;
  /** The format's id. */
  format: string;
  valid: boolean;
  diagnostics: readonly Diagnostic[];
  /** The format's own. */
  hashes: readonly { name: string; value: string }[];
  /** The studio's own. */
  digest: string;
  tokenizer: string;
  contexts?: readonly ContextFigure[];
  needs?: readonly Need[];
}

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/** `1 error, 2 warnings`; empty where there is nothing. */
export function countsText(diagnostics: readonly Diagnostic[]): string {
  return severities
    .map((severity) => [diagnostics.filter((found) => found.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}${count === 1 || severity === 'info' ? '' : 's'}`)
    .join(', ');
}

/** The page that is exported and posted, in GitHub-flavoured Markdown: verdict, hashes, findings, tokens, needs. Foreign text is inert in it. */
export function summaryMarkdown(summary: Summary): string {
  const counts = countsText(summary.diagnostics);
  const verdict = `${summary.valid ? 'Valid' : 'Not valid'} as \`${summary.format}\`; ${counts || 'no findings'}.`;
  return [
    `## ${inlineCode(summary.title)}`,
    verdict,
    ...findings(summary.diagnostics),
    ...contexts(summary),
    ...needs(summary.needs ?? []),
    [
      ...summary.hashes.map(({ name, value }) => `- ${inertProse(name)}: \`${value}\``),
      `- digest of all entries: \`${summary.digest}\``,
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

function findings(diagnostics: readonly Diagnostic[]): string[] {
  if (diagnostics.length === 0) return [];
  const rows = diagnostics.map(({ severity, path, line, message, rule }) => {
    const place = codeCell(line === undefined ? path : `${path}:${line}`);
    return `| ${severity} | ${place} | ${proseCell(message)} | ${codeCell(rule)} |`;
  });
  return [['| severity | where | finding | rule |', '| --- | --- | --- | --- |', ...rows].join('\n')];
}

function contexts({ contexts: figures = [], tokenizer }: Summary): string[] {
  if (figures.length === 0) return [];
  const rows = figures.map(({ name, tokens, budget }) => {
    const wanted = budget ? `${budget.ideal} / ${budget.limit}` : '';
    return `| ${codeCell(name)} | ${tokens} | ${wanted} |`;
  });
  return [[`| context | tokens (${tokenizer}) | budget |`, '| --- | ---: | --- |', ...rows].join('\n')];
}

function needs(all: readonly Need[]): string[] {
  if (all.length === 0) return [];
  return [
    [
      'The machine that runs it needs:',
      '',
      ...all.map((need) => `- ${inlineCode(need.name)}: ${inertProse(need.hint)}`),
    ].join('\n'),
  ];
}

/** Workflow commands that GitHub shows beside the lines of a pull request. */
import type { Act } from '../../core/acts';
import type { Diagnostic } from '../../core/diagnostic';
import type { Result } from '../result';
import { below } from '../words';
import { actText } from './review-words';

const levels = { error: 'error', warning: 'warning', info: 'notice' } as const;

export const resultsGithub = (results: readonly Result[]): string =>
  results
    .flatMap(({ path, diagnostics, routes = [] }) => [
      ...diagnostics.map((found) => annotation(path, found)),
      ...routes
        .filter((route) => !route.passed)
        .map((route) => `::error title=routing test::${escapedData(route.message)}\n`),
    ])
    .join('');

/** What may now happen first; of what was taken away there is no line to show. */
export const reviewGithub = (path: string, acts: readonly Act[], judged: readonly Diagnostic[]): string =>
  [
    ...acts.filter(({ change }) => change !== 'removed').map((act) => actAnnotation(path, act)),
    ...judged.map((found) => annotation(path, found)),
  ].join('');

const actAnnotation = (root: string, act: Act): string =>
  command('warning', actText(act), {
    file: below(root, act.path ?? '.'),
    line: act.line,
    title: `${act.change} ${act.kind}`,
  });

const annotation = (root: string, found: Diagnostic): string =>
  command(levels[found.severity], found.message, {
    file: below(root, found.path),
    line: found.line,
    endLine: found.endLine,
    col: found.column,
    endColumn: found.endColumn,
    title: found.rule,
  });

function command(name: string, message: string, properties: Record<string, string | number | undefined>): string {
  const written = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapedProperty(String(value))}`);
  return `::${name} ${written.join(',')}::${escapedData(message)}\n`;
}

/** A line break would start a command of its own. */
const escapedData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedProperty = (text: string): string => escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

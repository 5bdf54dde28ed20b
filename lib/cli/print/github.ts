/** Workflow commands that GitHub shows beside the lines of a pull request. */
import type { Diagnostic } from '../../core/diagnostic';
import type { Result } from '../result';
import { below } from '../words';

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

function annotation(root: string, found: Diagnostic): string {
  const properties = {
    file: below(root, found.path),
    line: found.line,
    endLine: found.endLine,
    col: found.column,
    endColumn: found.endColumn,
    title: found.rule,
  };
  const written = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
  return `::${levels[found.severity]} ${written.join(',')}::${escapedData(found.message)}\n`;
}

/** A line break would start a command of its own. */
const escapedData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedProperty = (text: string): string => escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

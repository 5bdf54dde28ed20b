/** The routing tests of the settings file, run on a harness: what `check --routes` adds. */
import { proseCell } from '../core/inert';
import { type RouteResult, routingDocsOf, runRoutes } from '../core/routing-simulator';
import { type Checked, type Result, resultOf } from './result';
import { plain } from './words';

export async function resultWithRoutes(checked: Checked): Promise<Result> {
  const { report, settings } = checked;
  const { opened } = report;
  const routes = opened ? runRoutes(routingDocsOf(opened.graph(), opened.contexts()), settings.routes ?? []) : [];
  return { ...(await resultOf(checked)), routes };
}

export const routeState = ({ passed, ambiguous }: RouteResult): string =>
  passed ? (ambiguous ? 'passed, ambiguous' : 'passed') : 'failed';

export const hasFailedRoute = (results: readonly Result[]): boolean =>
  results.some(({ routes }) => routes?.some((route) => !route.passed));

export const routesText = ({ routes }: Result): string[] =>
  (routes ?? []).map((route) => `  route ${routeState(route)}: ${plain(route.message)}`);

export function routesMarkdown({ routes }: Result): string {
  if (!routes) return '';
  const rows = routes.map((route) => `| ${routeState(route)} | ${proseCell(route.message)} |`);
  return ['\n### Routing tests\n', '| state | what happened |', '| --- | --- |', ...rows, ''].join('\n');
}

/** SARIF 2.1.0, what code scanning reads. */
import packageJson from '../../../package.json' with { type: 'json' };
import type { Diagnostic } from '../../core/diagnostic';
import { byCodePoint } from '../../core/path';
import type { RuleDocs } from '../../core/rule';
import type { Result } from '../result';
import { ruleDocsOf } from '../rules';
import { below } from '../words';

const levels = { error: 'error', warning: 'warning', info: 'note' } as const;

export function resultsSarif(results: readonly Pick<Result, 'path' | 'diagnostics'>[]): string {
  const ids = new Set(results.flatMap(({ diagnostics }) => diagnostics.map(({ rule }) => rule)));
  const rules = [...ids].sort(byCodePoint);
  const indexOf = new Map(rules.map((rule, index) => [rule, index]));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: packageJson.name, version: packageJson.version, rules: rules.map(ruleObject) } },
        columnKind: 'utf16CodeUnits',
        results: results.flatMap(({ path, diagnostics }) =>
          diagnostics.map((found) => resultObject(path, found, indexOf.get(found.rule) ?? -1)),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleObject(id: string) {
  const docs = ruleDocsOf(id);
  return docs ? { id, ...described(docs) } : { id };
}

const described = (docs: RuleDocs) => ({
  shortDescription: { text: docs.summary },
  help: { text: docs.why, markdown: docs.why },
  defaultConfiguration: { level: levels[docs.severity] },
  properties: { source: docs.source },
});

const resultObject = (root: string, found: Diagnostic, ruleIndex: number) => ({
  ruleId: found.rule,
  ruleIndex,
  level: levels[found.severity],
  message: { text: found.message },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: uriOf(below(root, found.path)) },
        ...(found.line !== undefined && { region: regionOf(found) }),
      },
    },
  ],
});

const regionOf = ({ line, column, endLine, endColumn }: Diagnostic) => ({
  startLine: line,
  startColumn: column,
  endLine,
  endColumn,
});

/** Percent-encoded part by part: a colon would read as a scheme. Half characters, which no URI can hold, become U+FFFD. */
const uriOf = (path: string): string =>
  path
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');

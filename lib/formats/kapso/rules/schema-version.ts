import { insertPair } from '../../../core/yaml/edit';
import { example } from '../examples';
import { at, fix, type KapsoRule, offered, quoted, replace } from '../kit';
import { inFile } from '../repairs-json';

export const schemaVersion: KapsoRule = {
  name: 'schema-version',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'The manifest says `schema_version: 1`.',
  why: `Every published manifest says 1. The number tells a later engine how to read the file; without it, or with another, nobody knows.`,
  bad: example({ 'harness.yaml': 'name: tide-tables\nversion: 0.1.0\ndescription: Predict harbour water levels.\n' }),
  good: example(),
  *file(facts) {
    if (facts.kind !== 'manifest' || !facts.root) return;
    const { root, text, schemaVersion: said } = facts;
    if (!said) {
      const edits = root.flow
        ? inFile(facts, insertPair(text, root, 'schema_version', 1))
        : [
            replace(
              facts,
              { start: root.start, end: root.start },
              `schema_version: 1${text.includes('\r\n') ? '\r\n' : '\n'}`,
            ),
          ];
      yield {
        ...at(facts, { start: root.start, end: root.start }),
        message: 'The manifest has no `schema_version`: 1 is wanted.',
        fixes: [fix('Insert `schema_version: 1`', edits, true)],
      };
    } else if (said.type !== 'integer' || !/^[+]?0*1$/.test(said.text)) {
      // A list may begin no deeper than its key; a number may not.
      const gap = said.start === said.end ? ' ' : text[said.start - 1] === '\n' ? '  ' : '';
      yield {
        ...at(facts, said),
        message: `\`schema_version\` is ${quoted(said.text)}, not the number 1.`,
        fixes: offered(fix('Write 1', [replace(facts, said, `${gap}1`)], true)),
      };
    }
  },
};

import { baseName } from '../../../core/path';
import { fixOf } from '../edits';
import { faultRule, manifestFiles } from '../rule-kit';
import { textOf } from '../text-places';
import { identifierFrom } from '../vocabulary';

const smallest = (path: string): string => {
  const id = identifierFrom(baseName(path).replace(/(?:\.harness)?\.json$/, ''));
  return `${JSON.stringify({ contractVersion: 1, id, abilities: [] }, null, 2)}\n`;
};

export const manifestJsonSyntax = faultRule({
  name: 'manifest-json-syntax',
  severity: 'error',
  summary: 'A manifest is strict JSON.',
  why: `The package reads it with \`JSON.parse\`: a byte order mark, a comment, a trailing comma or an empty file end the reading, and nothing of the manifest is seen.`,
  bad: { 'notes.harness.json': '{ "contractVersion": 1, "id": "notes", "abilities": [], }\n' },
  good: manifestFiles({}),

  message: ({ fault }) => fault.wanted ?? 'The file is no JSON.',
  fixes({ path, start, end }, model) {
    const text = textOf(model, path);
    const json = model.facts.find((facts) => facts.path === path)?.json;
    switch (json?.code) {
      case 'bom':
        return [fixOf('Remove the byte order mark', [{ path, start: 0, end: 1, text: '' }], true)];
      case 'trailing-comma':
        return [fixOf('Remove the comma', [{ path, start, end, text: '' }], true)];
      case 'comment':
        return [fixOf('Remove the comment', [{ path, start, end, text: '' }], true)];
      case 'empty':
        return [
          fixOf('Insert the smallest manifest', [{ path, start: 0, end: text.length, text: smallest(path) }], true),
        ];
      default:
        return [];
    }
  },
});

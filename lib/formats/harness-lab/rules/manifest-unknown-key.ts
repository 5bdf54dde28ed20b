import { nearest } from '../../../core/nearest';
import { rangeOf } from '../../../core/text';
import { keyFixes } from '../key-fixes';
import type { LabRule } from '../model';
import { fieldsOf } from '../yaml-view';

const known = ['name', 'description'];

export const manifestUnknownKey: LabRule = {
  name: 'manifest-unknown-key',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'The manifest holds only `name` and `description`.',
  why: 'Harness Lab reads these two keys and ignores every other one, so whatever it says changes nothing. Notes for people belong into a comment.',
  bad: { 'harness.yaml': 'name: tide\nmodel: large\n' },
  good: { 'harness.yaml': 'name: tide\ndescription: Reads tide tables.\n' },
  *file({ path, role, content }) {
    if (role !== 'manifest' || content?.kind !== 'yaml' || !content.view) return;
    const { text, view } = content;
    if (view.fault) return;
    const fields = fieldsOf(view);
    for (const [name, field] of fields) {
      if (known.includes(name) || name === '<<') continue;
      const meant = nearest(
        name,
        known.filter((key) => !fields.has(key)),
      );
      yield {
        path,
        ...rangeOf(text, field.key.start, field.key.end),
        message: `Nobody reads the key \`${name}\`; the manifest has ${known.map((key) => `\`${key}\``).join(' and ')}.`,
        fixes: keyFixes(path, text, view, field, meant),
      };
    }
  },
};

import { rangeOf } from '../../../core/text';
import { pythonText } from '../../../core/yaml/python-text';
import { isTrue } from '../../../core/yaml/value';
import { yamlValue } from '../../../core/yaml/values';
import type { BundleFile, LabRule } from '../model';
import { followed } from '../simulation';
import { valueWords } from '../value-words';
import { fieldsOf, spanOf } from '../yaml-view';

export const yamlSurprisingValue: LabRule = {
  name: 'yaml-surprising-value',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'Names and descriptions are texts to YAML, too.',
  why: 'YAML 1.1 reads `on` and `no` as truth values, `010` as eight, `12:30` as 750 and `2024-05-06` as a date, and the name is printed from what was read. Quote a text that looks like anything else. Task ids are looked at by `fake-value-type`.',
  bad: { 'harness.yaml': 'name: 12:30\n' },
  good: { 'harness.yaml': 'name: "12:30"\n' },
  *file(file) {
    const { path, content } = file;
    if (!content || content.kind === 'hooks' || !content.view || file.role === 'simulation') return;
    const { text, view } = content;
    if (view.fault) return;
    for (const [key, field] of fieldsOf(view)) {
      if (key !== 'name' && key !== 'description') continue;
      const node = followed(field.value);
      const value = yamlValue(node);
      // A skill's name that counts as missing is an error of its own.
      if (typeof value === 'string' || value === null || (key === 'name' && isSkill(file) && !isTrue(value))) continue;
      const { start, end } = spanOf(view, field.value);
      const written = text.slice(start, end);
      const plain = field.value.kind === 'scalar' && field.value.style === 'plain';
      const effect = isTrue(value) ? `and printed as \`${pythonText(value)}\`` : 'and counts as missing';
      yield {
        path,
        ...rangeOf(text, start, end),
        message: `\`${key}\` is read as ${valueWords(value)} ${effect}; a text is wanted.`,
        fixes: plain
          ? [{ title: 'Quote it', preferred: true, edits: [{ path, start, end, text: `"${written}"` }] }]
          : [],
      };
    }
  },
};

const isSkill = ({ role }: BundleFile): boolean => role === 'skill';

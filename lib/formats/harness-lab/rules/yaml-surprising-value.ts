import { rangeOf } from '../../../core/text';
import { quoteScalar } from '../../../core/yaml/edit';
import { pythonText } from '../../../core/yaml/python-text';
import { isTrue, type YamlValue } from '../../../core/yaml/value';
import { yamlValue } from '../../../core/yaml/values';
import type { BundleFile, LabRule } from '../model';
import { followed } from '../simulation';
import { splices } from '../splices';
import { valueWords } from '../value-words';
import { fieldsOf } from '../yaml-view';

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
      const plain = field.value.kind === 'scalar' && field.value.style === 'plain' ? field.value : undefined;
      const edits = plain ? quoteScalar(plain).map((splice) => ({ path, ...splice })) : [];
      yield {
        path,
        ...rangeOf(text, field.value.start, field.value.end),
        message: `\`${key}\` is read as ${readAs(value)}; a text is wanted.`,
        fixes: splices(file.entry, plain ? [{ title: 'Quote it', preferred: true, edits }] : []),
      };
    }
  },
};

/** What the value is, and what is printed for it where that is not said already. */
function readAs(value: YamlValue): string {
  const words = valueWords(value);
  if (!isTrue(value)) return `${words} and counts as missing`;
  return words.includes('`') ? words : `${words} and printed as \`${pythonText(value).slice(0, 60)}\``;
}

const isSkill = ({ role }: BundleFile): boolean => role === 'skill';

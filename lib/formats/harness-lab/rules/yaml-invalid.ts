import { rangeOf } from '../../../core/text';
import type { LabRule } from '../model';
import { notUtf8Range } from '../utf8';
import { yamlRepairs } from '../yaml-repairs';

export const yamlInvalid: LabRule = {
  name: 'yaml-invalid',
  severity: 'error',
  source: 'spec',
  summary: '`harness.yaml` and `fake.yaml` are UTF-8 and load as YAML 1.1.',
  why: 'Harness Lab loads both with PyYAML, which is stricter than most readers: a tab after a colon, an unknown tag, an impossible date or an anchor used twice end the load, and with it the whole bundle. A value that holds `: ` or starts with a special character needs quotes.',
  bad: { 'harness.yaml': 'name: tide: high water\n' },
  good: { 'harness.yaml': "name: 'tide: high water'\n" },
  *file({ path, content, entry }) {
    if (content?.kind !== 'yaml') return;
    if (content.badByte !== undefined) {
      yield {
        path,
        ...notUtf8Range(entry),
        message: `The byte at offset \`${content.badByte}\` is no UTF-8.`,
      };
    }
    const fault = content.view?.fault;
    if (!fault) return;
    const { text } = content;
    yield {
      path,
      ...rangeOf(text, fault.start, fault.end),
      message: fault.message,
      fixes: yamlRepairs({ path, text, start: 0, end: text.length, fault }),
    };
  },
};

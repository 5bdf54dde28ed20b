import { rangeOf } from '../../../core/text';
import type { LabRule } from '../model';
import { valueWords } from '../value-words';

export const yamlNotMapping: LabRule = {
  name: 'yaml-not-mapping',
  severity: 'error',
  source: 'spec',
  summary: '`harness.yaml` and `fake.yaml` hold a mapping, or nothing.',
  why: 'A list, a text or a number at the top says nothing Harness Lab could use, so it refuses the bundle. A lone `no` counts as the boolean false. An empty file is fine.',
  bad: { 'harness.yaml': 'tide\n' },
  good: { 'harness.yaml': 'name: tide\n' },
  *file({ path, role, content }) {
    if (content?.kind !== 'yaml' || !content.view?.notMapping) return;
    const { text, view } = content;
    const start = text.startsWith('\ufeff') ? 1 : 0;
    const key = role === 'manifest' ? 'name' : 'solve_tasks';
    const oneLine = /^[\w"'[][^\n]*\n?$/.test(text.slice(start));
    yield {
      path,
      ...rangeOf(text, start, text.length),
      message: `The document is ${valueWords(view.value)}; a mapping is wanted.`,
      fixes: oneLine
        ? [{ title: `Turn into \`${key}: …\``, edits: [{ path, start, end: start, text: `${key}: ` }] }]
        : [],
    };
  },
};

import { positionAt, rangeOf } from '../../../core/text';
import type { LabRule } from '../model';
import { repeatedKeys, spanOf } from '../yaml-view';

export const yamlDuplicateKey: LabRule = {
  name: 'yaml-duplicate-key',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'No YAML mapping has one key twice.',
  why: 'Harness Lab takes the last of two equal keys, so the first value is lost without a word. Other readers refuse the file.',
  bad: { 'harness.yaml': 'name: tide\nname: levels\n' },
  good: { 'harness.yaml': 'name: tide\n' },
  *file({ path, content }) {
    if (!content || content.kind === 'hooks' || !content.view || content.view.fault) return;
    const { text, view } = content;
    for (const { text: key, first, again } of repeatedKeys(view)) {
      const span = spanOf(view, again);
      const earlier = positionAt(text, spanOf(view, first).start);
      yield {
        path,
        ...rangeOf(text, span.start, span.end),
        message: `The key \`${key}\` stands here again; the last one wins and the earlier one is lost.`,
        related: { path, ...earlier, message: 'the one that is lost' },
      };
    }
  },
};

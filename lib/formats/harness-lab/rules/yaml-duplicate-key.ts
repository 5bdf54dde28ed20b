import { positionAt, rangeOf } from '../../../core/text';
import { removePair } from '../../../core/yaml/edit';
import type { LabRule } from '../model';
import { splices } from '../splices';
import { repeatedKeys } from '../yaml-view';

export const yamlDuplicateKey: LabRule = {
  name: 'yaml-duplicate-key',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'No YAML mapping has one key twice.',
  why: 'Harness Lab takes the last of two equal keys, so the first value is lost without a word. Other readers refuse the file.',
  bad: { 'harness.yaml': 'name: tide\nname: levels\n' },
  good: { 'harness.yaml': 'name: tide\n' },
  *file({ path, content, entry }) {
    if (!content || content.kind === 'hooks' || !content.view || content.view.fault) return;
    const { text, view } = content;
    for (const { map, first, again } of repeatedKeys(view)) {
      const { start, end } = again.key;
      const key = text.slice(start, end);
      const edits = removePair(text, map, first).map((splice) => ({ path, ...splice }));
      yield {
        path,
        ...rangeOf(text, start, end),
        message: `The key \`${key}\` stands here again; the last one wins and the earlier one is lost.`,
        related: { path, ...positionAt(text, first.key.start), message: 'the one that is lost' },
        fixes: splices(entry, [{ title: `Remove the earlier \`${key}\``, edits }]),
      };
    }
  },
};

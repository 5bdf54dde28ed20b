import { duplicateKeys, type JsonNode } from '../../../core/json';
import { positionAt, rangeOf } from '../../../core/text';
import { memberRemoval } from '../../common/hooks';
import { bundle, reviewed } from '../examples';
import type { LabRule } from '../model';

export const jsonNotPortable: LabRule = {
  name: 'json-not-portable',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: '`hooks.json` says the same to every JSON reader.',
  why: 'Python takes `NaN` and `Infinity`, which other readers refuse, and of two equal keys the last one, so the first is lost without a word. Claude Code reads the file with JavaScript.',
  bad: bundle({ 'hooks.json': '{"hooks": {"Stop": [1]}, "hooks": {}}\n' }),
  good: bundle({ 'hooks.json': '{"hooks": {}}\n' }),
  exampleSettings: reviewed,
  *file({ path, content }) {
    if (content?.kind !== 'hooks' || !content.root) return;
    const { text, root } = content;
    for (const { key, first } of duplicateKeys(root)) {
      yield {
        path,
        ...rangeOf(text, key.start, key.end),
        message: `The key \`${key.value}\` stands here again; the last one wins and the earlier one is lost.`,
        related: { path, ...positionAt(text, first.start), message: 'the one that is lost' },
        fixes: [
          {
            title: `Remove the earlier \`${key.value}\``,
            edits: memberRemoval(root, first).map((splice) => ({ path, ...splice })),
          },
        ],
      };
    }
    for (const { start, end } of notFinite(root)) {
      const word = text.slice(start, end);
      yield { path, ...rangeOf(text, start, end), message: `\`${word}\` is no JSON; only Python accepts it.` };
    }
  },
};

function notFinite(root: JsonNode): JsonNode[] {
  const found: JsonNode[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'array') for (const item of node.items) waiting.push(item);
    else if (node.kind === 'object') for (const { value } of node.members) waiting.push(value);
    else if (node.kind === 'number' && /[NI]/.test(node.raw)) found.push(node);
  }
  return found.sort((left, right) => left.start - right.start);
}

import { duplicateKeys, type JsonNode, type JsonObject, type JsonString } from '../../../core/json';
import { removeJsonPart } from '../../../core/json-edit';
import { positionAt, rangeOf } from '../../../core/text';
import { adviceRule } from '../advice-kit';
import { fixOf } from '../edits';
import { addAll } from '../lists';
import { manifestFiles } from '../rule-kit';

/** The object that holds a key as written. */
function holderOf(root: JsonNode, key: JsonString): JsonObject | undefined {
  const waiting: JsonNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'array') addAll(waiting, node.items);
    if (node.kind !== 'object') continue;
    if (node.members.some((member) => member.key === key)) return node;
    for (const { value } of node.members) if (value.start <= key.start && key.end <= value.end) waiting.push(value);
  }
  return undefined;
}

export const duplicateJsonKey = adviceRule({
  name: 'duplicate-json-key',
  severity: 'warning',
  confidence: 'certain',
  summary: 'No key stands twice in one object of a manifest.',
  why: `\`JSON.parse\` keeps the last of two equal keys and drops the earlier value without a word, so the hash is that of the last. It happens when a block is pasted twice.`,
  bad: {
    'notes.harness.json': '{\n  "contractVersion": 1,\n  "id": "draft",\n  "id": "notes",\n  "abilities": []\n}\n',
  },
  good: manifestFiles({}),
  *find(model) {
    for (const { path, text, root, role } of model.facts) {
      if (role !== 'manifest' || !root) continue;
      for (const { key, first } of duplicateKeys(root)) {
        const holder = holderOf(root, first);
        const index = holder?.members.findIndex((member) => member.key === first) ?? -1;
        const edits = holder ? removeJsonPart(holder, index).map((splice) => ({ path, ...splice })) : [];
        yield {
          path,
          ...rangeOf(text, key.start, key.end),
          message: `\`${key.value}\` stands twice in one object; only this last value counts.`,
          related: { path, ...positionAt(text, first.start), message: 'The value here is lost.' },
          fixes: [fixOf('Remove the earlier one', edits, true)],
        };
      }
    }
  },
});

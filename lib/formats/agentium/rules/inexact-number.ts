import { type JsonNode, memberOf } from '../../../core/json';
import { rangeOf } from '../../../core/text';
import { adviceRule } from '../advice-kit';
import { fixOf } from '../edits';
import { numbersIn, sameDecimal } from '../numbers';
import { manifestFiles } from '../rule-kit';

/** Options hold what an ability likes; elsewhere the contract wants its numbers to be numbers. */
function optionsIn(root: JsonNode): JsonNode[] {
  const abilities = memberOf(root, 'abilities')?.value;
  const items = abilities?.kind === 'array' ? abilities.items : [];
  return items.map((item) => memberOf(item, 'options')?.value).filter((each) => each !== undefined);
}

export const inexactNumber = adviceRule({
  name: 'inexact-number',
  severity: 'warning',
  confidence: 'likely',
  summary: 'Every number of a manifest survives being read.',
  why: `Numbers are read as doubles: whole numbers beyond 2^53 and very long fractions are rounded, and the hash is that of the rounded value. Write ids and other long numbers as text.`,
  bad: {
    'notes.harness.json':
      '{ "contractVersion": 1, "id": "notes", "abilities": [{ "instanceId": "a", "type": "acme/a", "version": 1, "options": { "ticket": 9007199254740993 } }] }\n',
  },
  good: manifestFiles({}),
  *find(model) {
    for (const { path, text, root, role } of model.facts) {
      if (role !== 'manifest' || !root) continue;
      const free = new Set(optionsIn(root).flatMap(numbersIn));
      for (const node of numbersIn(root)) {
        if (!Number.isFinite(node.value) || sameDecimal(node.raw, String(node.value))) continue;
        yield {
          path,
          ...rangeOf(text, node.start, node.end),
          message: `\`${node.raw.slice(0, 40)}\` is read as \`${node.value}\`, and so it is hashed.`,
          fixes: [
            ...(free.has(node)
              ? [
                  fixOf('Write it as text', [
                    { path, start: node.start, end: node.end, text: JSON.stringify(node.raw) },
                  ]),
                ]
              : []),
            fixOf('Write the number it is read as', [
              { path, start: node.start, end: node.end, text: String(node.value) },
            ]),
          ],
        };
      }
    }
  },
});

import { fileOf, textOf } from '../../../core/text';
import { adviceRule } from '../advice-kit';
import { grantsOf, toolsIn } from '../grants';
import type { Model } from '../model';
import { adviceAt, manifestFiles, named, placeOfItem } from '../rule-kit';
import { allOf } from '../words';

/** A whole word, so that `memory` is not found in `memory_store`. */
function wordIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\w.:/-]/.test(text[at - 1] ?? ' ') && !/[\w:/-]/.test(text[at + word.length] ?? ' ')) return true;
  }
  return false;
}

function listText(model: Model): string {
  const tools = new Set(
    model.items.flatMap((item) =>
      item.definition && item.assessment?.description && !item.unknown
        ? toolsIn(grantsOf(item.definition, item.assessment.description))
        : [],
    ),
  );
  return `# Grants\n\nThe host grants exactly these tools; nothing is granted by default.\n\n${[...tools].map((tool) => `- \`${tool}\`\n`).join('')}`;
}

export const grantsNeeded = adviceRule({
  name: 'grants-needed',
  severity: 'info',
  confidence: 'certain',
  summary: 'The grants a definition needs are written down.',
  why: `Defaults and abilities bring tools, but nothing is granted because a definition names it: the host lists exact tool names. A list beside the definition lets a reviewer see what an agent may do. Any Markdown or text file, or a \`grants.ts\`, will do.`,
  bad: manifestFiles({ defaults: { fileMemory: true } }),
  good: {
    ...manifestFiles({ defaults: { fileMemory: true } }),
    'GRANTS.md': '# Grants\n\nThe host grants `memory`.\n',
  },
  *find(model) {
    const written = [...model.harness]
      .filter(([path, entry]) => entry.kind === 'file' && /\.(?:md|txt)$|grants\.[a-z]+$/i.test(path))
      .map(([, entry]) => textOf(entry));
    for (const item of model.items) {
      const description = item.unknown ? undefined : item.assessment?.description;
      if (!item.definition || !description) continue;
      const missing = toolsIn(grantsOf(item.definition, description)).filter(
        (tool) => !written.some((text) => wordIn(text, tool)),
      );
      if (missing.length === 0) continue;
      yield adviceAt(model, placeOfItem(item), `The host must grant ${allOf(missing)}, which no file here lists.`, {
        ...named(item),
        fixes: model.harness.has('GRANTS.md')
          ? []
          : [
              {
                title: 'Write the grants down in `GRANTS.md`',
                edits: [{ write: 'GRANTS.md', entry: fileOf(listText(model)) }],
              },
            ],
      });
    }
  },
});

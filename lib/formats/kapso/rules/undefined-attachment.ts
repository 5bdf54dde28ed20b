import { nearest } from '../../../core/nearest';
import { example, listing } from '../examples';
import { isDefined } from '../graph';
import { at, fix, fixBudget, type KapsoRule, offered, quoted } from '../kit';
import type { Listing, ManifestFacts } from '../manifest';
import type { Model } from '../model';
import { type ListName, nouns } from '../names';
import { createAttachment } from '../repairs-attachments';
import { renameListing, unlist } from '../repairs-manifest';

/** What a name needs in order to be defined. */
const wanted: Readonly<Record<ListName, (name: string) => string>> = {
  skills: (name) => `there is no directory ${quoted(`skills/${name}`)}`,
  mcp_servers: (name) => `\`mcpServers\` in \`mcp.json\` has no key ${quoted(name)}`,
  agents: (name) => `there is no file ${quoted(`agents/${name}.md`)}`,
  hooks: (name) => `there is no directory ${quoted(`hooks/${name}`)}`,
};

export const undefinedAttachment: KapsoRule = {
  name: 'undefined-attachment',
  severity: 'error',
  source: 'spec',
  summary: 'Every name a module lists is defined by its kind.',
  why: `A skill is a directory under \`skills/\`, an agent a file under \`agents/\`, a server a key of \`mcp.json\`, a hook a directory under \`hooks/\`. Names are compared letter by letter.

The usual causes: a slip of the pen, a rename that missed the manifest, or a name in the list of another kind.`,
  bad: example({ 'harness.yaml': listing('agents', 'gap-reader') }),
  good: example({
    'harness.yaml': listing('agents', 'gap-reader'),
    'agents/gap-reader.md': '---\nname: gap-reader\ndescription: Reads one log.\n---\n\nYou read one log.\n',
  }),
  *harness(model) {
    const budget = fixBudget();
    const { manifest } = model;
    if (!manifest) return;
    for (const each of manifest.listings) {
      if (isDefined(model, each.list, each.text)) continue;
      yield {
        ...at(manifest, each),
        message: `${quoted(each.text)} is listed under \`${each.list}\` of \`${each.module}\`, but ${wanted[each.list](each.text)}.`,
        pointer: `/modules/${each.module}/${each.list}/${each.index}`,
        fixes: budget(() => repairsOf(model, manifest, each)),
      };
    }
  },
};

function repairsOf(model: Model, manifest: ManifestFacts, each: Listing) {
  const names = definedNames(model, each.list);
  const meant = nearest(each.text, names);
  const instead = (name: string, preferred: boolean) =>
    fix(`List the ${nouns[each.list]} ${quoted(name)} instead`, renameListing(manifest, each, name), preferred);
  return offered(
    meant === undefined ? undefined : instead(meant, true),
    createAttachment(model, each.list, each.text),
    fix(`Take ${quoted(each.text)} off the list`, unlist(manifest, each)),
    ...names
      .filter((name) => name !== meant)
      .slice(0, 4)
      .map((name) => instead(name, false)),
  );
}

function definedNames(model: Model, list: ListName): string[] {
  if (list === 'mcp_servers') return [...(model.mcp?.servers.keys() ?? [])];
  return [...model[list].keys()];
}

import type { Finding, Fix } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { fieldRange, fieldText, rewriteField, speaks } from '../advice/fields';
import { keeper } from '../advice/kept';
import type { Facts } from '../facts';
import { descriptionLimit, limitIn, skillDescriptionLimit } from '../limits';
import type { Model } from '../model';
import type { FilePlace, FileRole } from '../places';
import type { Structure } from '../walk';

const long =
  'Reads tide tables for three harbours. It knows the gauges, the hours of high and low water, the heights above chart datum, and the windows in which a ship of a given draught can pass the bar, for every day of the year that was published.';

export const descriptionTooLong: Rule<Model, Facts> = {
  name: 'description-too-long',
  severity: 'info',
  source: 'advice',
  confidence: 'hint',
  summary: 'A description is one sentence of at most 200 characters.',
  why: `Descriptions of everything in a directory are read together, to choose one. A long one crowds out the others and hides the
occasion to look here.

Say when to look, in one sentence, and move the rest into the text. Descriptions of skills may be longer, up to the
1,024 characters that other hosts take, as they also say when to use the skill.`,
  bad: { 'HARNESS.md': `---\nname: Tide desk\ndescription: ${long}\n---\n\nState the harbour first.\n` },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nState the harbour first.\n',
  },
  *harness(model, settings): Iterable<Finding> {
    const limits = [limitIn(settings, descriptionLimit), limitIn(settings, skillDescriptionLimit)] as const;
    const byDirectory = new Map<string, Finding[]>();
    for (const place of describing(model.structure)) {
      const facts = model.factsOf(place);
      const found = kept(facts, limits, () => tooLong(facts, limits[place.name === 'SKILL.md' ? 1 : 0]));
      if (!found) continue;
      const group = byDirectory.get(place.parent.path);
      if (group) group.push(found);
      else byDirectory.set(place.parent.path, [found]);
    }
    for (const group of byDirectory.values()) yield* group.length > mostApart ? together(group) : group;
  },
};

/** More pages of one directory than this are its habit, and get one finding. */
const mostApart = 5;

function* together([first, ...others]: readonly Finding[]): Iterable<Finding> {
  if (!first) return;
  yield { ...first, message: `${first.message.replace(/\.$/, '')}; so it is with ${others.length} more beside it.` };
}

const kept = keeper<Facts, Finding | undefined>();
const places = new WeakMap<Structure, readonly FilePlace[]>();

function describing(structure: Structure): readonly FilePlace[] {
  let found = places.get(structure);
  if (!found) {
    const roles = new Set<FileRole>(['harness', 'nested-harness', 'routing', 'skill-file', 'content']);
    found = structure.files.filter(({ role, name }) => roles.has(role) && name.endsWith('.md'));
    places.set(structure, found);
  }
  return found;
}

function tooLong(facts: Facts, limit: number): Finding | undefined {
  const text = speaks(facts) ? fieldText(facts, 'description') : undefined;
  if (!text || text.length <= limit) return undefined;
  return {
    path: facts.path,
    ...fieldRange(facts, 'description'),
    message: `\`description\` has \`${text.length}\` characters, where at most ${limit} are wanted.`,
    fixes: shortened(facts, text, limit),
  };
}

/** The first sentence, where it says something and is short enough. */
function shortened(facts: Facts, text: string, limit: number): Fix[] {
  const first = /^[\s\S]*?[.?!。](?=\s)/.exec(text)?.[0].replace(/\s+/g, ' ') ?? '';
  if (first.length < 20 || first.length > limit) return [];
  return rewriteField(facts, 'description', first, 'Keep the first sentence');
}

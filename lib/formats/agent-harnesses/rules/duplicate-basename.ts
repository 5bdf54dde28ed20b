import type { Finding, Fix } from '../../../core/diagnostic';
import { join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { fieldRange, fieldText } from '../advice/fields';
import { keeper } from '../advice/kept';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { FilePlace } from '../places';
import type { Structure } from '../walk';

const harnessMd = '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `notes/`.\n';
const routing = (text: string) => `---\ndescription: Notes on two harbours.\n---\n\n${text}\n`;

export const duplicateBasename: Rule<Model, Facts> = {
  name: 'duplicate-basename',
  severity: 'info',
  source: 'advice',
  confidence: 'hint',
  summary: 'Below one top-level directory, pages and skills have names of their own.',
  why: `The prompt lists pages by file name and skills by name, all together for each top-level directory, without the groups they lie
in. Two pages called \`fees.md\` are told apart by their descriptions only, and two skills of one name not even so.

Rename one, such as by the directory it lies in. A name that comes three times and more, or directories with several names in
common, are taken for a habit of the harness.`,
  bad: {
    'HARNESS.md': harnessMd,
    'notes/NOTES.md': routing('- `north/`\n- `south/`'),
    'notes/north/NOTES.md': routing('- `fees.md`'),
    'notes/north/fees.md': '---\ndescription: What a berth in the north costs.\n---\n',
    'notes/south/NOTES.md': '---\ndescription: The southern basin with its lock.\n---\n\n- `fees.md`\n',
    'notes/south/fees.md': '---\ndescription: Prices behind the lock, by length of ship.\n---\n',
  },
  good: {
    'HARNESS.md': harnessMd,
    'notes/NOTES.md': routing('- `north/`\n- `south/`'),
    'notes/north/NOTES.md': '---\ndescription: The quay of the north.\n---\n\n- `north-fees.md`\n',
    'notes/north/north-fees.md': '---\ndescription: What a berth in the north costs.\n---\n',
    'notes/south/NOTES.md': '---\ndescription: The southern basin with its lock.\n---\n\n- `south-fees.md`\n',
    'notes/south/south-fees.md': '---\ndescription: Prices behind the lock, by length of ship.\n---\n',
  },
  *harness(model): Iterable<Finding> {
    yield* pageTwins(model);
    const texts = skillTexts(model.structure).map((place) => model.factsOf(place));
    yield* kept(model.structure, texts, () => skillTwins(texts));
  },
};

const kept = keeper<Structure, Finding[]>();
const skills = new WeakMap<Structure, readonly FilePlace[]>();

function skillTexts(structure: Structure): readonly FilePlace[] {
  let texts = skills.get(structure);
  if (!texts) {
    texts = structure.files.filter(({ role, parent }) => role === 'skill-file' && parent.listed);
    skills.set(structure, texts);
  }
  return texts;
}

/** Skills below one top-level directory that say the same name. */
function skillTwins(texts: readonly Facts[]): Finding[] {
  const named = texts.filter((facts) => fieldText(facts, 'name'));
  const key = (facts: Facts) => `${facts.path.split('/')[0]}\0${fieldText(facts, 'name')}`;
  return grouped(named, key).flatMap(([first, ...others]) =>
    others.map((facts) => ({
      path: facts.path,
      ...fieldRange(facts, 'name'),
      message: `\`${fieldText(facts, 'name')?.replaceAll('`', "'")}\` is also the name of the skill in \`${first?.path}\`; a name of its own is wanted.`,
    })),
  );
}

const remembered = new WeakMap<Structure, readonly (readonly [FilePlace, FilePlace])[]>();

function* pageTwins(model: Model): Iterable<Finding> {
  for (const [first, page] of twinsIn(model.structure)) {
    // Without descriptions they are not yet written to be chosen from.
    if (!model.factsOf(first).description || !model.factsOf(page).description) continue;
    yield {
      path: page.path,
      message: `\`${page.name}\` is listed under the same name as \`${first.path}\`; a name of its own is wanted.`,
      fixes: renamed(page),
    };
  }
}

/** Pairs of pages with one base name below one top-level directory. Directories that share several names are parallel on purpose. */
function twinsIn(structure: Structure): readonly (readonly [FilePlace, FilePlace])[] {
  let twins = remembered.get(structure);
  if (!twins) {
    const pages = structure.files.filter(
      ({ role, name, parent }) => role === 'content' && isPage(name) && parent.top?.unusedLeafType === undefined,
    );
    const pairs = grouped(pages, ({ parent, name }) => `${parent.top?.path}\0${name}`).flatMap(
      ([first, second, third]) => (first && second && !third ? [[first, second] as const] : []),
    );
    const homesOf = ([first, second]: readonly [FilePlace, FilePlace]) => `${first.parent.path}\0${second.parent.path}`;
    const parallel = new Set(grouped(pairs, homesOf).flat());
    twins = pairs.filter((pair) => !parallel.has(pair));
    remembered.set(structure, twins);
  }
  return twins;
}

const isPage = (name: string): boolean =>
  name.endsWith('.md') && !/^(?:README|SKILL|index|CHANGELOG|AGENTS|CLAUDE)\.md$/i.test(name);

function renamed({ name, parent, path }: FilePlace): Fix[] {
  const next = `${parent.name}-${name}`;
  if (parent.node.children.has(next)) return [];
  const to = join(parent.key, next);
  return path === join(parent.key, name) ? [{ title: `Rename it to \`${next}\``, edits: [{ rename: path, to }] }] : [];
}

/** Only groups of two and more. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** What an agent reads at once: the body at the start, routing files on its way, a leaf when it is used. */
import { byCodePoint, type Path } from '../../core/path';
import type { Context } from '../../core/tokens';
import type { Facts } from './facts';
import { primaryOf } from './leaf-primary';
import type { Model } from './model';
import type { DirectoryPlace, FilePlace, FileRole } from './places';
import { promptOf } from './prompt';
import { roleOf } from './roles';
import type { Structure } from './walk';

/** The guide of the format: under 300 tokens is good, above 600 it is time to reorganise. */
const budget = { ideal: 300, limit: 600 };

/** The same objects as before for all that did not change, so that nothing is counted again. */
export function contextsOf(model: Model): Context[] {
  const contexts: Context[] = [];
  if (model.harnessMd) contexts.push(loadOf(model.harnessMd));
  for (const place of model.structure.places) {
    if (place.is === 'file') {
      if (place.role === 'routing') contexts.push(discoveryOf(model.factsOf(place), place.parent.path));
    } else if (place.is === 'directory' && (place.kind === 'skill' || place.kind === 'leaf')) {
      contexts.push(leafOf(model, place));
    }
  }
  const prompt = promptContext(model);
  if (prompt) contexts.push(prompt);
  return contexts;
}

const loads = new WeakMap<Facts, Context>();
const discoveries = new WeakMap<Facts, Context>();
const leaves = new WeakMap<DirectoryPlace, { main: Facts | undefined; context: Context }>();
const prompts = new WeakMap<Structure, { facts: readonly Facts[]; context: Context | undefined }>();

function kept<Key extends object>(held: WeakMap<Key, Context>, key: Key, make: () => Context): Context {
  let context = held.get(key);
  if (!context) {
    context = make();
    held.set(key, context);
  }
  return context;
}

function loadOf(facts: Facts): Context {
  return kept(loads, facts, () => {
    const { fences } = facts.frontmatter;
    // Without a block the reference stops; whoever loads the file all the same loads all of it.
    const text = fences ? facts.body : facts.text;
    const start = fences?.body.start ?? 0;
    const verbatim = facts.text.startsWith(text, start) ? { start } : {};
    const texts = [{ path: facts.path, text, ...verbatim }];
    return { name: 'load', when: 'When the session starts.', loads: 'always', texts, budget };
  });
}

function discoveryOf(facts: Facts, directory: Path): Context {
  return kept(discoveries, facts, () => ({
    name: `discovery ${directory}`,
    when: `When a task leads into \`${directory}/\`.`,
    loads: 'on-demand',
    texts: [{ path: facts.path, text: facts.text, start: 0 }],
  }));
}

/** As `load_content` answers: the primary file and the names of the scripts, or the names of all that lies there. */
function leafOf(model: Model, leaf: DirectoryPlace): Context {
  const place = primaryOf(leaf, model.detectors);
  const main = place && model.factsOf(place);
  const held = leaves.get(leaf);
  if (held && held.main === main) return held.context;
  const context: Context = {
    name: `leaf ${leaf.path}`,
    when: `When \`${leaf.path}/\` is used.`,
    loads: 'on-demand',
    texts: main ? withScripts(main, leaf) : [{ path: `${leaf.path}/`, text: namesIn(leaf).join('\n') }],
  };
  leaves.set(leaf, { main, context });
  return context;
}

function withScripts(main: Facts, leaf: DirectoryPlace): Context['texts'] {
  const text = { path: main.path, text: main.text, start: 0 };
  const scripts = leaf.children.find((child) => child.name === 'scripts');
  const names = scripts?.is === 'directory' ? namesIn(scripts) : [];
  if (names.length === 0) return [text];
  return [text, { path: `${leaf.path}/scripts/`, text: `Available scripts: ${names.join(', ')}` }];
}

const namesIn = (directory: DirectoryPlace): string[] => [...directory.node.children.keys()].sort(byCodePoint);

/** The whole prompt, for clients that put it in place of the body alone. Rendered anew only where it says something new. */
function promptContext(model: Model): Context | undefined {
  const carried = carriedIn(model.structure);
  const held = prompts.get(model.structure);
  let same = held !== undefined;
  const facts = carried.map((place, index) => {
    const now = model.factsOf(place);
    const before = held?.facts[index];
    if (now !== before && !(before && saysTheSame(now, before))) same = false;
    return now;
  });
  if (held && same) {
    held.facts = facts;
    return held.context;
  }
  const text = promptOf(model);
  const context: Context | undefined =
    text === undefined
      ? undefined
      : {
          name: 'prompt',
          when: 'In place of `load`, where a client injects the whole prompt.',
          loads: 'instead',
          texts: [{ path: 'HARNESS.md', text }],
        };
  prompts.set(model.structure, { facts, context });
  return context;
}

/** The prompt has names, descriptions, and one body. */
function saysTheSame(left: Facts, right: Facts): boolean {
  return (
    left.state === right.state &&
    left.field('name') === right.field('name') &&
    left.field('description') === right.field('description') &&
    (left.role !== 'harness' || left.body === right.body)
  );
}

const carried = new WeakMap<Structure, readonly FilePlace[]>();

/** The files whose frontmatter the prompt may carry. */
function carriedIn(structure: Structure): readonly FilePlace[] {
  let files = carried.get(structure);
  if (!files) {
    const roles = new Set<FileRole>(['harness', 'skill-file', 'content']);
    files = structure.files.filter((file) => file.topRouting || roles.has(file.role));
    carried.set(structure, files);
  }
  return files;
}

const reasons: Record<FileRole, string> = {
  harness: 'There is no text to load.',
  'nested-harness': 'It starts a harness of its own, and is loaded when that one is opened.',
  detectors: 'It says which directories are leaves; no agent reads it.',
  routing: 'There is no text to load.',
  content: 'It is read only when a text that was read names it, or its directory is listed.',
  'skill-file': 'The detector for skills names another file.',
  internal: 'It lies inside a leaf, and is read only when the text of the leaf says so.',
  hidden: 'Names that start with a dot are never listed.',
  loose: 'Loose files beside HARNESS.md are not listed.',
};

/** The reason by what the file is. */
export function whyUnread(model: Model, path: Path): string {
  const place = placesByPath(model.structure).get(path);
  if (place) return roleOf(place).kind === 'script' ? 'It is run, not read.' : reasons[place.role];
  const entry = model.harness.get(path);
  if (entry?.kind === 'symlink') return 'It is a link that leads nowhere, or to a directory.';
  return entry?.kind === 'directory' ? 'It is an empty directory.' : 'No walk leads to it.';
}

const byPath = new WeakMap<Structure, Map<Path, FilePlace>>();

function placesByPath(structure: Structure): Map<Path, FilePlace> {
  let places = byPath.get(structure);
  if (!places) {
    places = new Map(structure.files.map((file) => [file.path, file]));
    byPath.set(structure, places);
  }
  return places;
}

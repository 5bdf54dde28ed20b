import type { Finding, Fix } from '../../../core/diagnostic';
import { nearest } from '../../../core/nearest';
import type { Reference } from '../../../core/references';
import type { Rule } from '../../../core/rule';
import { fileOf } from '../../../core/text';
import { type Guide, guideIn } from '../advice/guides';
import { pathRange } from '../advice/reference-fixes';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { words } from '../repairs/proposals';
import { routingNameOf } from '../routing-name';
import { yamlText } from '../yaml-text';

export const mentionedDirectoryMissing: Rule<Model, Facts> = {
  name: 'mentioned-directory-missing',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'A directory that HARNESS.md leads to is there.',
  why: `The body of HARNESS.md is a map. A line that leads to a directory which does not exist sends the agent to nothing, at the very
start of a task.

Usual causes: a directory renamed without its line, or planned and never made. Only lists of directories are looked at,
and names close to one that exists: other paths may belong to the user's own project.`,
  bad: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\n- `tables/`: a tide is asked for.\n- `pilots/`: a pilot is asked for.\n',
    'tables/north.csv': 'high,low\n',
  },
  good: {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\n- `tables/`: a tide is asked for.\n- Write the answer to `answers/`.\n',
    'tables/north.csv': 'high,low\n',
  },
  *harness(model): Iterable<Finding> {
    const place = model.structure.files.find(({ role }) => role === 'harness');
    const guide = place && guideIn(model, place);
    if (!guide) return;
    const names = new Set(model.structure.root.node.children.keys());
    const tops = model.structure.tops.map(({ name }) => name);
    const candidates = new Map<string, Reference>();
    for (const reference of guide.lost) {
      const first = firstOf(reference);
      if (first === undefined || names.has(first) || candidates.has(first) || reference.suggestion) continue;
      candidates.set(first, reference);
      // A body that names more directories which are not there is about something else.
      if (candidates.size > mostMissing) return;
    }
    for (const [first, reference] of candidates) {
      const near = nearest(first, tops);
      if (near === undefined && !standsInList(guide, reference)) continue;
      yield {
        path: guide.facts.path,
        ...pathRange(guide.facts, reference),
        message: `\`${first}/\` does not exist, though \`HARNESS.md\` leads there; a directory of that name is wanted.`,
        fixes: fixesOf(guide, reference, first, near),
      };
    }
  },
};

const mostMissing = 50;

/** The top-level directory that a path in code starts with. Links are another rule's. */
function firstOf({ path, kind, directory, candidates }: Reference): string | undefined {
  if (kind !== 'code' || candidates || path.startsWith('.')) return undefined;
  const [first = '', ...rest] = path.split('/');
  return (rest.length > 0 || directory) && first !== '' ? first : undefined;
}

/** It opens an item of a list in which another item opens with a directory that is there. */
function standsInList({ facts, references }: Guide, reference: Reference): boolean {
  const item = itemOf(facts, reference.start);
  if (item === undefined) return false;
  return references.some(
    ({ target, start, path, directory }) =>
      target !== undefined &&
      (directory || path.includes('/')) &&
      itemOf(facts, start) === item &&
      sameList(facts.text, start, reference.start),
  );
}

/** The indentation and marker of the list item whose first words are at an offset. */
function itemOf({ text }: Facts, offset: number): string | undefined {
  const lineStart = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^([ \t]*[-*+][ \t]+)(?:[*_`[]*)$/.exec(text.slice(lineStart, offset))?.[1];
}

/** No heading and no paragraph lies between two items of one list. */
function sameList(text: string, left: number, right: number): boolean {
  const between = text.slice(Math.min(left, right), Math.max(left, right));
  return between.length < 4_000 && !/(?:\r\n|\n|\r)(?![ \t]*(?:[-*+][ \t]|\r|\n|$))(?![ \t])/.test(between);
}

function fixesOf({ facts, references }: Guide, reference: Reference, first: string, near: string | undefined): Fix[] {
  const fixes: Fix[] = [];
  if (near !== undefined) {
    const edits = references
      .filter((each) => each.target === undefined && firstOf(each) === first)
      .map((each) => {
        const start = facts.text.indexOf(first, each.start);
        return { path: facts.key, start, end: start + first.length, text: near };
      });
    fixes.push({ title: `Write \`${near}/\``, edits, preferred: true });
  }
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(first)) return fixes;
  const write = `${first}/${routingNameOf(first)}`;
  // A path to another file would still lead nowhere.
  if (reference.path !== first && `${reference.path}` !== write) return fixes;
  const text = `---\ndescription: ${yamlText(`What belongs in ${first} and when to look there.`)}\n---\n\n# ${words(first)}\n`;
  fixes.push({ title: `Create \`${write}\``, edits: [{ write, entry: fileOf(text) }] });
  return fixes;
}

/** The texts that guide an agent, each with what its body refers to. */
import { type Reference, referencesOf } from '../../../core/references';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { FilePlace } from '../places';
import type { Structure } from '../walk';
import { isExample } from './examples';

export interface Guide {
  place: FilePlace;
  facts: Facts;
  references: readonly Reference[];
  /** Those that lead nowhere. */
  lost: readonly Reference[];
}

const places = new WeakMap<Structure, readonly FilePlace[]>();
const guides = new WeakMap<Model, readonly Guide[]>();
const lost = new WeakMap<readonly Reference[], readonly Reference[]>();

/** HARNESS.md files, routing files and the texts of skills, declared or not. One sweep per check, shared by all rules. */
export function guidesOf(model: Model): readonly Guide[] {
  let all = guides.get(model);
  if (!all) {
    all = guidePlaces(model.structure).flatMap((place) => guideOf(model, place));
    guides.set(model, all);
  }
  return all;
}

const byFacts = new WeakMap<Model, ReadonlyMap<Facts, Guide>>();

/** The guide whose text a file is. */
export function guideAbout(model: Model, facts: Facts): Guide | undefined {
  let all = byFacts.get(model);
  if (!all) {
    all = new Map(guidesOf(model).map((guide) => [guide.facts, guide]));
    byFacts.set(model, all);
  }
  return all.get(facts);
}

/** The guide of one file, whatever its part. */
export const guideIn = (model: Model, place: FilePlace): Guide | undefined => guideOf(model, place)[0];

function guideOf(model: Model, place: FilePlace): Guide[] {
  const facts = model.factsOf(place);
  if (facts.badByte !== undefined) return [];
  const from = facts.frontmatter.fences?.body.start ?? 0;
  const references = referencesOf(model.harness, facts.path, facts.entry, from);
  return [{ place, facts, references, lost: lostIn(facts.text, references) }];
}

function lostIn(text: string, references: readonly Reference[]): readonly Reference[] {
  let some = lost.get(references);
  if (!some) {
    some = references.filter((each) => each.target === undefined && each.kind !== 'slug' && !isExample(text, each));
    lost.set(references, some);
  }
  return some;
}

function guidePlaces(structure: Structure): readonly FilePlace[] {
  let found = places.get(structure);
  if (!found) {
    const roles = new Set(['harness', 'nested-harness', 'routing', 'skill-file']);
    found = structure.files.filter(
      ({ role, name, parent }) =>
        (roles.has(role) && parent.kind !== 'hidden') || (role === 'content' && name === 'SKILL.md'),
    );
    places.set(structure, found);
  }
  return found;
}

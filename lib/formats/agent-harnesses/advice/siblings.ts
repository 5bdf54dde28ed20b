/** The descriptions that stand together in one directory, each with the file it is written in. */
import type { Facts } from '../facts';
import type { Model } from '../model';
import { childrenIn } from './children';
import { fieldText, speaks } from './fields';
import { keeper } from './kept';

export interface Described {
  facts: Facts;
  /** As a list names it. */
  name: string;
  text: string;
}

const texts = new WeakMap<Facts, string | undefined>();
const remembered = new WeakMap<Model, readonly (readonly Described[])[]>();

/** Of every directory with at least two. */
export function siblingsIn(model: Model): readonly (readonly Described[])[] {
  let all = remembered.get(model);
  if (!all) {
    const groups: Described[][] = [];
    for (const children of childrenIn(model.structure).values()) {
      const group: Described[] = [];
      for (const { name, speaker } of children) {
        const facts = speaker && model.factsOf(speaker);
        const text = facts && textIn(facts);
        if (facts && text) group.push({ facts, name, text });
      }
      if (group.length > 1) groups.push(group);
    }
    all = groups;
    remembered.set(model, all);
  }
  return all;
}

function textIn(facts: Facts): string | undefined {
  if (!texts.has(facts)) texts.set(facts, speaks(facts) ? fieldText(facts, 'description') : undefined);
  return texts.get(facts);
}

/** What `compare` says of a group, remembered for as long as the group says the same. */
export function perGroup<Result>(compare: (group: readonly Described[]) => Result) {
  const kept = keeper<Facts, Result>();
  return (group: readonly Described[]): Result => {
    const parts = group.map(({ facts }) => facts);
    return kept(parts[0] as Facts, parts, () => compare(group));
  };
}

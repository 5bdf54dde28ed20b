/** Editor help: fields and values of manifests, what an ability brings, instance ids as names. */
import type { Completion, Language } from '../../core/format';
import type { Path } from '../../core/path';
import { positionAt } from '../../core/text';
import type { AbilityUse } from './definition/types';
import { manifestCompletions } from './manifest/complete';
import type { Item, Model } from './model';
import { textOf } from './text-places';
import { memberOf, type Origin, textIn, type Value } from './value';

export function languageOf(model: Model): Language {
  return {
    complete: (path, offset): readonly Completion[] =>
      path.endsWith('.json')
        ? manifestCompletions(textOf(model, path), offset, [...model.profile.abilities.keys()])
        : [],
    hover: (path, offset) => hoverAt(model, path, offset),
    definition(path, offset) {
      const at = nameAt(model, path, offset);
      const first = at && occurrences(model, at)[0];
      return first && { path: first.path, line: positionAt(textOf(model, first.path), first.start).line };
    },
    references(path, offset) {
      const at = nameAt(model, path, offset);
      return (at ? occurrences(model, at) : []).map((origin) => {
        const { line, column } = positionAt(textOf(model, origin.path), origin.start);
        return { path: origin.path, line, column, endColumn: column + origin.end - origin.start };
      });
    },
    rename(path, offset, to) {
      const at = nameAt(model, path, offset);
      if (!at) return undefined;
      const edits = occurrences(model, at).map((origin) => ({
        path: origin.path,
        start: origin.start + 1,
        end: origin.end - 1,
        text: to,
      }));
      return { title: `Rename to \`${to}\``, edits };
    },
  };
}

const holds = (origin: Origin | undefined, path: Path, offset: number): boolean =>
  origin !== undefined && origin.path === path && origin.start <= offset && offset <= origin.end;

/** Where an item says an instance id: at the uses, and where an extension disables one. */
function namesOf(item: Item): { name: string; origin: Origin }[] {
  const { definition } = item;
  const values: (Value | undefined)[] = [
    ...[...(definition?.uses ?? []), ...(definition?.former ?? [])].map((use) => use.instanceId),
    ...(definition?.disabled ?? []).map(({ at }) => at),
  ];
  return values.flatMap((value) => {
    const name = value && textIn(value);
    return name === undefined || !value?.origin ? [] : [{ name, origin: value.origin }];
  });
}

function nameAt(model: Model, path: Path, offset: number): { name: string; origin: Origin } | undefined {
  return model.items.flatMap(namesOf).find(({ origin }) => holds(origin, path, offset));
}

/** Every place that means the same instance: definitions that share one place of a name share the name. */
function occurrences(model: Model, at: { name: string; origin: Origin }): Origin[] {
  const keyOf = (origin: Origin): string => `${origin.path}:${origin.start}`;
  const found = new Map([[keyOf(at.origin), at.origin]]);
  const groups = model.items.map((item) => namesOf(item).filter(({ name }) => name === at.name));
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const group of groups)
      if (group.some(({ origin }) => found.has(keyOf(origin))))
        for (const { origin } of group) found.set(keyOf(origin), origin);
  }
  return [...found.values()].sort((left, right) =>
    left.path === right.path ? left.start - right.start : left.path < right.path ? -1 : 1,
  );
}

/** The smallest ability use around a place, in words. */
function hoverAt(
  model: Model,
  path: Path,
  offset: number,
): { start: number; end: number; markdown: string } | undefined {
  let best: { use: AbilityUse; item: Item; index: number; origin: Origin } | undefined;
  for (const item of model.items) {
    for (const [index, use] of (item.definition?.uses ?? []).entries()) {
      const { origin } = use;
      if (!origin || !holds(origin, path, offset)) continue;
      if (!best || origin.end - origin.start < best.origin.end - best.origin.start) best = { use, item, index, origin };
    }
  }
  if (!best) return undefined;
  const { use, item, index, origin } = best;
  const described = item.assessment?.description?.abilities[index];
  const entries = memberOf(use.options, 'entries');
  const list = (names: readonly string[]): string =>
    names.length > 0 ? names.map((name) => `\`${name}\``).join(', ') : 'none';
  const lines = [
    `**${use.ability.type}@${use.ability.version}**${use.ability.portable ? '' : ', in code only'}`,
    ...(described ? [`Tools: ${list(described.toolNames)}`, `Requirements: ${list(described.requirements)}`] : []),
    ...(entries.kind === 'list' ? [`Entries: ${entries.items.length}`] : []),
  ];
  return { start: origin.start, end: origin.end, markdown: lines.join('\n\n') };
}

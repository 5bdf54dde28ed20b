/** The fix that gives an ability use its instance id, where its call has one argument only. */
import type { Fix } from '../../core/diagnostic';
import type { AbilityUse } from './definition/types';
import { fixOf, quoted } from './edits';
import type { Model } from './model';
import { textOf } from './text-places';
import { memberOf, textIn } from './value';
import { identifierFrom } from './vocabulary';

export function insertInstanceId(model: Model, use: AbilityUse, path: string): Fix[] {
  const { origin } = use;
  const call = model.read.reader.calls.find(
    (each) =>
      origin &&
      each.origin.path === origin.path &&
      each.origin.start === origin.start &&
      each.origin.end === origin.end,
  );
  if (!origin || origin.path !== path || call?.args.length !== 1) return [];
  const name = textIn(memberOf(use.options, 'id')) ?? use.ability.type.replace(/^.*\//, '');
  const id = identifierFrom(name);
  const text = textOf(model, path).slice(origin.start, origin.end);
  // A comma or a comment behind the argument would need more than an insertion.
  if (!/[})\]\w"'`]\s*\)$/.test(text)) return [];
  const at = origin.end - 1;
  return [
    fixOf(
      `Insert \`instanceId\`: \`${id}\``,
      [{ path, start: at, end: at, text: `, { instanceId: ${quoted(model, path, id)} }` }],
      true,
    ),
  ];
}

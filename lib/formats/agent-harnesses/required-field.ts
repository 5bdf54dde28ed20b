/** The check that four rules share: a field that is absent or empty. */
import type { Finding, Fix } from '../../core/diagnostic';
import type { YamlScalar } from '../../core/yaml';
import type { Facts } from './facts';
import type { FileRole } from './places';
import { fieldFixes } from './repairs/fixes-of';
import type { Field } from './repairs/keys';

export const requiredField = (field: Field, roles: readonly FileRole[]) =>
  function* (facts: Facts): Iterable<Finding> {
    if (!facts.isNamed || !roles.includes(facts.role) || facts.field(field) !== '') return;
    if (facts.state !== 'mapping') return;
    const pair = facts.frontmatter.pair(field);
    const twin = pair ? undefined : otherCase(facts, field);
    const place = pair
      ? { start: pair.key.start, end: Math.max(pair.key.end, pair.value.end) }
      : (twin ?? { start: 0, end: 3 });
    yield {
      path: facts.path,
      ...facts.range(place.start, place.end),
      message: messageOf(field, pair !== undefined, twin?.text),
      fixes: twin ? [renamed(facts, field, twin), ...fieldFixes(facts, field).map(second)] : fieldFixes(facts, field),
    };
  };

function messageOf(field: Field, isEmpty: boolean, twin: string | undefined): string {
  if (isEmpty) return `\`${field}\` is empty; a ${field} is wanted.`;
  if (twin !== undefined)
    return `\`${twin}\` is another key than \`${field}\`, which is wanted; keys are case-sensitive.`;
  return `The block has no \`${field}\`; a ${field} is wanted.`;
}

/** A top-level key that differs in case only, and has a text. */
function otherCase(facts: Facts, field: Field): YamlScalar | undefined {
  for (const { key, value } of facts.mapping?.pairs ?? []) {
    if (key.kind !== 'scalar' || key.text === field || key.text.toLowerCase() !== field) continue;
    if (value.kind === 'scalar' && value.text !== '') return key;
  }
  return undefined;
}

const renamed = (facts: Facts, field: Field, { start, end, text }: YamlScalar): Fix => ({
  title: `Rename \`${text}\` to \`${field}\``,
  edits: [{ path: facts.key, start, end, text: field }],
  preferred: true,
});

const second = ({ title, edits }: Fix): Fix => ({ title, edits });

/** Renaming a skill or an agent: its file or directory, its name, and every place that spells its path. */
import type { Fix, FixEdit } from '../../core/diagnostic';
import { isWithin, type Path } from '../../core/path';
import { badByteOf } from '../../core/text';
import { quoteYaml } from '../../core/yaml/quote';
import { componentAt, mentionsIn, nameIn } from './mentions';
import type { Model } from './model';

/** Undefined where the file belongs to no skill or agent, and where the new name is taken or no name of a file. */
export function renameFix(model: Model, path: Path, to: string): Fix | undefined {
  const component = componentAt(model, path);
  if (component === undefined || !/^[\p{L}\p{N}_][\p{L}\p{N}_ .-]*$/u.test(to)) return undefined;
  const isSkill = component.startsWith('skills/');
  // A loose file below `skills/` is a component of its own, and no skill.
  if (isSkill && model.byPath.has(component)) return undefined;
  if (!isSkill && !component.endsWith('.md')) return undefined;
  const target = isSkill ? `skills/${to}` : `${component.slice(0, component.lastIndexOf('/'))}/${to}.md`;
  if ([...model.harness.keys()].some((each) => isWithin(each, target))) return undefined;
  const named = isSkill ? `${component}/SKILL.md` : component;
  const entry = model.byPath.get(named)?.entry;
  // The bytes of a file that is no UTF-8 would not survive a splice.
  if (entry && badByteOf(entry) !== undefined) return undefined;
  const span = nameIn(model, named);
  const edits: FixEdit[] = span ? [{ path: named, ...span, text: quoteYaml(to) }] : [];
  for (const { path: place, start, spells } of mentionsIn(model)) {
    if (isWithin(spells, component)) edits.push({ path: place, start, end: start + component.length, text: target });
  }
  edits.push({ rename: component, to: target });
  return { title: `Rename to \`${to}\``, edits };
}

import type { Fix } from '../../../core/diagnostic';
import { lineBreakOf, rangeOf } from '../../../core/text';
import { quoteYaml } from '../../../core/yaml/quote';
import type { SkillFile } from '../content';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';
import { skillOf } from '../paths';
import { splices } from '../splices';
import { fieldsOf } from '../yaml-view';

export const skillNameMissing: LabRule = {
  name: 'skill-name-missing',
  severity: 'error',
  source: 'spec',
  summary: 'Every skill has a `name` that YAML reads as something.',
  why: 'An absent or empty name refuses the bundle, and so does one that YAML 1.1 reads as false: `no`, `off`, `0`, `~`. Quote a name that looks like a number or a truth value.',
  bad: bundle({ 'skills/no/SKILL.md': '---\nname: no\ndescription: Reads tables.\n---\nRead the table.\n' }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides') }),
  *file({ path, content, entry }) {
    if (content?.kind !== 'skill' || !content.fences || !content.view) return;
    const { text, view, fences } = content;
    if (view.fault || view.notMapping || content.givenName !== undefined) return;
    const field = fieldsOf(view).get('name');
    const place = field ? { start: field.key.start, end: field.value.end } : fences.block;
    yield {
      path,
      ...rangeOf(text, place.start, place.end),
      message: field
        ? `The name \`${text.slice(field.value.start, field.value.end)}\` counts as missing; a text is wanted.`
        : 'The frontmatter has no `name`.',
      fixes: splices(entry, fixesFor(path, content)),
    };
  },
};

function fixesFor(path: string, { text, view, fences }: SkillFile): Fix[] {
  if (!view || !fences) return [];
  const name = quoteYaml(skillOf(path));
  const field = fieldsOf(view).get('name');
  if (!field) {
    // At the very start of the block, where no other key's text can swallow it.
    const flow = view.root?.flow === true;
    const edits = [
      { path, start: fences.block.start, end: fences.block.start, text: `name: ${name}${lineBreakOf(text)}` },
    ];
    return flow ? [] : [{ title: `Insert \`name: ${name}\``, preferred: true, edits }];
  }
  if (field.value.kind !== 'scalar') return [];
  const { start, end } = field.value;
  const written = text.slice(start, end);
  const gap = /[ \t]$/.test(text.slice(0, start)) ? '' : ' ';
  const use = { title: `Name it \`${skillOf(path)}\``, edits: [{ path, start, end, text: gap + name }] };
  if (field.value.style !== 'plain' || written === '' || written === '~') return [use];
  return [{ title: `Quote \`${written}\``, edits: [{ path, start, end, text: `"${written}"` }], preferred: true }, use];
}

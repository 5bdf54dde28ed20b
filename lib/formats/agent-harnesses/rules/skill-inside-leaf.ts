import type { Finding, Fix } from '../../../core/diagnostic';
import { join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { perStructure } from '../advice/per-structure';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace, FilePlace } from '../places';

const moored = '---\nname: moored\ndescription: Says which ships lie in the harbour now.\n---\n';

/** Directories whose SKILL.md is material: a template to copy, an example, something to test with. */
const material = /^(?:assets?|templates?|examples?|samples?|references?|resources?|fixtures?|tests?|testdata|evals?)$/i;

export const skillInsideLeaf: Rule<Model, Facts> = {
  name: 'skill-inside-leaf',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'No skill lies inside another leaf.',
  why: `A leaf is not walked into. A SKILL.md below it is one of the leaf's own files: it is not listed, its directory is no skill, and
an agent meets it only by reading the outer leaf's text.

Usual causes: skills grouped below a directory that has a SKILL.md itself, or a \`.harnessleaf\` beside a SKILL.md.
Templates and examples of skills inside a skill are left alone.`,
  bad: withDetectors('skill=SKILL.md\n', { 'skills/low-water/moored/SKILL.md': moored }),
  good: withDetectors('skill=SKILL.md\n', {
    'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`\n- `moored/`\n',
    'skills/moored/SKILL.md': moored,
  }),
  harness: perStructure(function* ({ structure }): Iterable<Finding> {
    for (const file of structure.files) {
      if (file.name !== 'SKILL.md' || file.role !== 'internal') continue;
      const leaf = leafAround(file);
      if (!leaf) continue;
      yield {
        path: file.path,
        message: `\`${file.path}\` lies inside the leaf \`${leaf.path}/\`, so it is no skill of its own; skills lie beside each other.`,
        fixes: fixesOf(file, leaf),
      };
    }
  }),
};

/** The leaf that a file lies in, by way of directories that are not named for material. */
function leafAround({ parent }: FilePlace): DirectoryPlace | undefined {
  for (let at: DirectoryPlace | undefined = parent; at; at = at.parent) {
    if (at.kind !== 'internal') return at === parent && !at.node.children.has('.harnessleaf') ? undefined : at;
    if (material.test(at.name) || at.name.startsWith('.')) return undefined;
  }
  return undefined;
}

function fixesOf(file: FilePlace, leaf: DirectoryPlace): Fix[] {
  const fixes: Fix[] = [];
  const group = leaf.parent;
  if (file.parent !== leaf && group && !group.node.children.has(file.parent.name)) {
    const to = join(group.key, file.parent.name);
    fixes.push({ title: `Move it up to \`${to}/\``, edits: [{ rename: file.parent.key, to }], preferred: true });
  }
  if (leaf.node.children.has('.harnessleaf')) {
    fixes.push({ title: 'Remove `.harnessleaf`', edits: [{ remove: join(leaf.key, '.harnessleaf') }] });
  }
  return fixes;
}

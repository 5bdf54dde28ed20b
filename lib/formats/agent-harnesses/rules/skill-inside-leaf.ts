import type { Finding, Fix } from '../../../core/diagnostic';
import { join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { readsAsSkill } from '../advice/reads-as-skill';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace, FilePlace } from '../places';
import type { Structure } from '../walk';

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
  *harness(model): Iterable<Finding> {
    for (const { file, leaf } of buried(model)) {
      yield {
        path: file.path,
        message: `\`${file.path}\` lies inside the leaf \`${leaf.path}/\`, so it is no skill of its own; skills lie beside each other.`,
        fixes: readsAsSkill(model, file.parent) ? fixesOf(file, leaf) : [],
      };
    }
  },
};

const remembered = new WeakMap<Structure, readonly { file: FilePlace; leaf: DirectoryPlace }[]>();

function buried({ structure }: Model): readonly { file: FilePlace; leaf: DirectoryPlace }[] {
  let found = remembered.get(structure);
  if (!found) {
    found = structure.files.flatMap((file) => {
      const leaf = file.name === 'SKILL.md' && file.role === 'internal' ? leafAround(file) : undefined;
      return leaf ? [{ file, leaf }] : [];
    });
    remembered.set(structure, found);
  }
  return found;
}

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

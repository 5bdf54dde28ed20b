import type { Finding, Fix } from '../../../core/diagnostic';
import { parentOf } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { declared } from '../advice/declared';
import { usualFile } from '../advice/detector-lines';
import { readsAsSkill } from '../advice/reads-as-skill';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { FilePlace } from '../places';
import type { Structure } from '../walk';

const tools = {
  'HARNESS.md':
    '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/` and `tools/`.\n',
  'tools/TOOLS.md': '---\ndescription: Programs the desk works with.\n---\n\n- `crane/`\n',
  'tools/crane/TOOL.md': '# Crane\n',
};

export const harnessleafTypeIgnored: Rule<Model, Facts> = {
  name: 'harnessleaf-type-ignored',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: '`.harnessleaf` is empty.',
  why: `The file marks its directory as a leaf by being there; the checker does not read it, and the type stays \`leaf\`. Other tools
take its first line for the type, so they and the checker disagree.

Declare the type in \`.leaf-detectors\` instead, by a file that such leaves have.`,
  bad: withDetectors('skill=SKILL.md\n', { ...tools, 'tools/crane/.harnessleaf': 'tool\n' }),
  good: withDetectors('skill=SKILL.md\ntool=TOOL.md\n', tools),
  *harness(model): Iterable<Finding> {
    for (const place of marksIn(model.structure)) {
      const facts = model.factsOf(place);
      const [type = ''] =
        facts.badByte === undefined
          ? facts.text
              .split(/[\r\n]+/)
              .map((line) => line.trim())
              .filter(Boolean)
          : [];
      if (type === '' || type.startsWith('#') || type === 'leaf') continue;
      yield {
        path: facts.path,
        ...facts.range(facts.text.indexOf(type), facts.text.indexOf(type) + type.length),
        message: `\`${type.slice(0, 60).replaceAll('`', "'")}\` is not read, and the type stays \`leaf\`; a line in \`.leaf-detectors\` is wanted.`,
        fixes: [...asDetector(model, place, facts, type), emptied(facts)],
      };
    }
  },
};

const remembered = new WeakMap<Structure, readonly FilePlace[]>();

function marksIn(structure: Structure): readonly FilePlace[] {
  let marks = remembered.get(structure);
  if (!marks) {
    marks = structure.files.filter(({ name, parent }) => name === '.harnessleaf' && parent.kind === 'leaf');
    remembered.set(structure, marks);
  }
  return marks;
}

/** A detector for the type by the file that this leaf has, in place of the mark. */
function asDetector(model: Model, place: FilePlace, facts: Facts, type: string): Fix[] {
  const file = usualFile(type);
  const { byType } = model.detectors;
  if (!/^[\w-]+$/.test(type) || !place.parent.node.children.has(file)) return [];
  if (type === 'skill' && !readsAsSkill(model, place.parent)) return [];
  const remove = { remove: facts.key };
  if (byType.get(type) === file) {
    return [{ title: 'Remove it: a detector finds the leaf', edits: [remove], preferred: true }];
  }
  if (byType.has(type) || [...byType.values()].includes(file)) return [];
  const line = `${type}=${file}`;
  return [{ title: `Declare \`${line}\` instead`, edits: [declared(model, [line]), remove], preferred: true }];
}

const emptied = (facts: Facts): Fix => ({
  title: `Empty \`${parentOf(facts.path)}/.harnessleaf\``,
  edits: [{ path: facts.key, start: 0, end: facts.text.length, text: '' }],
});

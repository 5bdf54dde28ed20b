import type { Finding, Fix } from '../../../core/diagnostic';
import { join } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { fileOf } from '../../../core/text';
import { readsAsSkill } from '../advice/reads-as-skill';
import { withDetectors } from '../advice/skill-example';
import { type DetectorLine, matches } from '../detectors';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace } from '../places';
import type { Structure } from '../walk';

export const leafDetectorAmbiguous: Rule<Model, Facts> = {
  name: 'leaf-detector-ambiguous',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'A directory is a leaf of one type.',
  why: `Where several detectors match a directory, the first one declared decides. Nothing in the directory tells that, and a line moved
in \`.leaf-detectors\` changes what it is: a skill can become an opaque tool that the prompt does not list.

Put the line that should decide first and remove the other file, or mark the directory with \`.harnessleaf\`.`,
  bad: withDetectors('skill=SKILL.md\ntool=TOOL.md\n', { 'skills/low-water/TOOL.md': '# Low water\n' }),
  good: withDetectors('skill=SKILL.md\ntool=TOOL.md\n', { 'tools/crane/TOOL.md': '# Crane\n' }),
  *harness(model): Iterable<Finding> {
    const { detectors } = model;
    if (!detectors.readable || detectors.byType.size < 2) return;
    for (const [place, types] of ambiguous(model)) {
      const [first = '', second = ''] = types;
      yield {
        path: `${place.path}/`,
        message: `\`${place.path}/\` is a leaf by \`${types.join('` and `')}\`, and \`${first}\` decides as it is declared first; one type is wanted.`,
        fixes: [
          ...(second !== 'skill' || readsAsSkill(model, place) ? swapped(model, first, second) : []),
          marked(place),
        ],
      };
    }
  },
};

const remembered = new WeakMap<Structure, readonly [DirectoryPlace, string[]][]>();

/** Leaves that several detectors match. A \`.harnessleaf\` settles it, and a path that matches everything is another rule's. */
function ambiguous({ structure, detectors }: Model): readonly [DirectoryPlace, string[]][] {
  let found = remembered.get(structure);
  if (!found) {
    const paths = [...detectors.byType].filter(([, path]) => !/^[./]*$/.test(path) && !path.includes('..'));
    found = structure.directories
      .filter(({ kind, node }) => (kind === 'skill' || kind === 'leaf') && !node.children.has('.harnessleaf'))
      .map((place): [DirectoryPlace, string[]] => [
        place,
        paths.filter(([, path]) => matches(place.node, path)).map(([type]) => type),
      ])
      .filter(([, types]) => types.length > 1);
    remembered.set(structure, found);
  }
  return found;
}

/** The second type declared before the first. */
function swapped({ structure, detectors, fileIn }: Model, first: string, second: string): Fix[] {
  const facts = fileIn(structure.root, '.leaf-detectors');
  const lineOf = (type: string): DetectorLine[] => detectors.lines.filter((line) => line.type === type);
  const [one, ...more] = lineOf(first);
  const [two, ...others] = lineOf(second);
  if (!facts || !one || !two || more.length + others.length > 0) return [];
  const text = (line: DetectorLine): string => facts.text.slice(line.start, line.end);
  return [
    {
      title: `Let \`${second}\` decide`,
      edits: [
        { path: facts.key, start: one.start, end: one.end, text: text(two) },
        { path: facts.key, start: two.start, end: two.end, text: text(one) },
      ],
    },
  ];
}

const marked = (place: DirectoryPlace): Fix => ({
  title: 'Mark it as a leaf of no type',
  edits: [{ write: join(place.key, '.harnessleaf'), entry: fileOf('') }],
});

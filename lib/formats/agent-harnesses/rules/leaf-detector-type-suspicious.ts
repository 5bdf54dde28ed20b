import type { Finding, Fix } from '../../../core/diagnostic';
import { baseName } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { shown } from '../../../core/shown';
import { detectorsIn, lineRewritten } from '../advice/detector-lines';
import { readsAsSkill } from '../advice/reads-as-skill';
import { withDetectors } from '../advice/skill-example';
import { type DetectorLine, matches } from '../detectors';
import type { Facts } from '../facts';
import type { Model } from '../model';

const mark = '\ufeff';

export const leafDetectorTypeSuspicious: Rule<Model, Facts> = {
  name: 'leaf-detector-type-suspicious',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'The type of a detector is one word, and skills are written `skill`.',
  why: `Types are compared letter by letter, and only \`skill\` is a skill. \`Skill\`, \`skills\`, a type with a byte order mark before it or
an empty one makes opaque leaves: their SKILL.md is not read, and the prompt does not list them.

Usual causes: capitals, and an editor that saves with a byte order mark.`,
  bad: withDetectors('Skill=SKILL.md\n'),
  good: withDetectors('skill=SKILL.md\n'),
  // A directory with a SKILL.md is then no skill.
  alsoDraws: ['agent-harnesses/skill-detector-missing'],
  *harness(model): Iterable<Finding> {
    const facts = model.fileIn(model.structure.root, '.leaf-detectors');
    for (const line of facts ? detectorsIn(facts).lines : []) {
      const why = breachOf(line);
      if (!facts || why === undefined) continue;
      yield {
        path: facts.path,
        ...facts.range(line.start, Math.max(line.start + 1, line.typeEnd)),
        message: why,
        fixes: isSafe(model, line) ? fixesOf(facts, line) : [],
      };
    }
  },
};

function breachOf({ type }: DetectorLine): string | undefined {
  if (type === '') return 'The line has no type before `=`; a word such as `skill` is wanted.';
  if (type.includes(mark))
    return `A byte order mark is part of the type ${shown(type.replaceAll(mark, ''))}; the word alone is wanted.`;
  if (/\s/.test(type)) return `${shown(type)} is more than one word; one word is wanted as type.`;
  if (/^skills?$/i.test(type) && type !== 'skill')
    return `${shown(type)} makes no skills; the type \`skill\` is wanted.`;
  return undefined;
}

/** What the line would then make skills of reads as skills. */
const isSafe = (model: Model, { type, path }: DetectorLine): boolean =>
  !/^\s*skills?\s*$/i.test(type.replaceAll(mark, '') || namedBy(path)) ||
  model.structure.directories.every((place) => !matches(place.node, path) || readsAsSkill(model, place));

/** The type a file is usually for: `TOOL.md` → `tool`. */
const namedBy = (path: string): string =>
  baseName(path)
    .replace(/\.\w+$/, '')
    .toLowerCase();

function fixesOf(facts: Facts, line: DetectorLine): Fix[] {
  const bare = line.type.replace(/^\ufeff+/, '');
  if (bare !== line.type && line.start === 0 && breachOf({ ...line, type: bare }) === undefined) {
    const edits = [{ path: facts.key, start: 0, end: line.type.length - bare.length, text: '' }];
    return [{ title: 'Remove the byte order mark', edits, preferred: true }];
  }
  const word = line.type.replaceAll(mark, '').trim();
  if (/^skills?$/i.test(word)) return lineRewritten(facts, line, `skill=${line.path}`);
  if (word !== '') return lineRewritten(facts, line, `${word.replace(/\s+/g, '-')}=${line.path}`);
  const named = namedBy(line.path);
  return /^[\w-]+$/.test(named) ? lineRewritten(facts, line, `${named}=${line.path}`) : [];
}

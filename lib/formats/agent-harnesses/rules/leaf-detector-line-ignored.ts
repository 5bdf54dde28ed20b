import type { Finding, Fix } from '../../../core/diagnostic';
import { baseName } from '../../../core/path';
import type { Rule } from '../../../core/rule';
import { shown } from '../../../core/shown';
import { detectorsIn, lineRewritten, usualFile } from '../advice/detector-lines';
import { withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const leafDetectorLineIgnored: Rule<Model, Facts> = {
  name: 'leaf-detector-line-ignored',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every line of `.leaf-detectors` is a comment or `type=path`.',
  why: `A line without \`=\` is passed over without a word. \`skill: SKILL.md\` or a bare \`SKILL.md\` declares nothing, and the
directories it was meant for are walked as groups.

Write the line as \`type=path\`, or start it with \`#\` if it is a comment.`,
  bad: withDetectors('skill=SKILL.md\ntool: TOOL.md\n'),
  good: withDetectors('# What a skill is.\nskill=SKILL.md\n'),
  *file(facts): Iterable<Finding> {
    for (const line of detectorsIn(facts).ignored) {
      const text = facts.text.slice(line.start, line.end);
      yield {
        path: facts.path,
        ...facts.range(line.start, line.end),
        message: `${shown(text)} has no \`=\` and is passed over; \`type=path\` is wanted.`,
        fixes: fixesOf(facts, line, text),
      };
    }
  },
};

function fixesOf(facts: Facts, line: { start: number; end: number }, text: string): Fix[] {
  const meant = asDeclaration(text);
  const comment: Fix = {
    title: 'Make it a comment',
    edits: [{ path: facts.key, start: line.start, end: line.start, text: '# ' }],
  };
  return meant === undefined ? [comment] : [...lineRewritten(facts, line, meant), comment];
}

/** What the line was meant to say: `skill: SKILL.md`, `skill -> SKILL.md`, or a file alone, or a type alone. */
function asDeclaration(text: string): string | undefined {
  const pair = /^-?\s*["']?([\w-]+)["']?\s*(?::|->|=>|\s)\s*["']?([\w./-]+)["']?$/.exec(text);
  if (pair) return `${pair[1]}=${pair[2]}`;
  if (/^[\w./-]+\.\w+$/.test(text))
    return `${baseName(text)
      .replace(/\.\w+$/, '')
      .toLowerCase()}=${text}`;
  return /^[\w-]+$/.test(text) ? `${text}=${usualFile(text)}` : undefined;
}

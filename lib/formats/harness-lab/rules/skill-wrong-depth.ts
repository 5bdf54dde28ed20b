import type { Fix } from '../../../core/diagnostic';
import { exists } from '../../../core/harness';
import { baseName, type Path, parentOf } from '../../../core/path';
import { bundle, skill } from '../examples';
import type { LabRule, Model } from '../model';

export const skillWrongDepth: LabRule = {
  name: 'skill-wrong-depth',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'A `SKILL.md` lies exactly one directory below `skills/`.',
  why: 'Only `skills/<name>/SKILL.md` is a skill. One that lies deeper, or directly in `skills/`, is a plain file: it is in no prompt, and its frontmatter is not checked.',
  bad: bundle({ 'skills/sea/tides/SKILL.md': skill('tides'), 'skills/sea/SKILL.md': skill('sea') }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides') }),
  *harness(model) {
    for (const { path, role } of model.files) {
      if (role !== 'support' || baseName(path) !== 'SKILL.md') continue;
      yield {
        path,
        message: `\`${path}\` is read as a plain file; a skill lies at \`skills/<name>/SKILL.md\`.`,
        fixes: move(path, model),
      };
    }
  },
};

/** Moves the skill's directory up, where its name is free. */
function move(path: Path, { harness }: Model): Fix[] {
  const from = parentOf(path);
  const to = `skills/${baseName(from)}`;
  return from === 'skills' || exists(harness, to)
    ? []
    : [{ title: `Move to \`${to}/\``, edits: [{ rename: from, to }] }];
}

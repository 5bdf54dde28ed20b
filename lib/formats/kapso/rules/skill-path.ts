import { resolve } from '../../../core/path';
import { skillFile, withSkill } from '../examples';
import type { SkillFacts } from '../front-matter';
import { at, fix, type KapsoRule } from '../kit';
import type { Model } from '../model';
import { harnessRoot } from '../names';

const script = { 'skills/smooth-gauge/scripts/smooth.py': 'print("smooth")\n' };

export const skillPath: KapsoRule = {
  name: 'skill-path',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'A skill runs its scripts through `$KAPSO_HARNESS_ROOT`, and quotes only paths that are there.',
  why: `A skill is read in the session's directory, so \`scripts/x.py\` is not found there. \`$KAPSO_HARNESS_ROOT/skills/<name>/…\` is set in every session and always leads to the harness. The checker reads no path in a body: a dead one is found by the session only.`,
  bad: withSkill(`${skillFile('smooth-gauge')}\n    python3 scripts/smooth.py gauge.csv\n`, script),
  good: withSkill(
    `${skillFile('smooth-gauge')}\n    python3 "$KAPSO_HARNESS_ROOT/skills/smooth-gauge/scripts/smooth.py" gauge.csv\n`,
    script,
  ),
  *harness(model) {
    for (const { file, directory } of model.skills.values()) {
      if (!file) continue;
      yield* deadPaths(model, file);
      yield* rootlessScripts(model, file, directory);
    }
  },
};

function* deadPaths(model: Model, file: SkillFacts) {
  for (const path of file.paths.rooted) {
    const target = resolve('', path.text);
    if (target !== undefined && (model.holds(target) || model.isDirectory(target))) continue;
    yield { ...at(file, path), message: `\`${path.text}\` is not in the harness.` };
  }
}

function* rootlessScripts(model: Model, file: SkillFacts, directory: string) {
  for (const path of file.paths.bare) {
    const target = [resolve(directory, path.text), resolve('', path.text)].find(
      (each) => each !== undefined && model.holds(each),
    );
    if (target === undefined) continue;
    const span = { start: path.start, end: path.end };
    const quoted = /["']/.test(file.text[path.start - 1] ?? '');
    const right = `${harnessRoot}/${target}`;
    yield {
      ...at(file, span),
      message: `\`${path.text}\` is looked for in the session's directory: the harness is at \`${harnessRoot}\`.`,
      fixes: [fix(`Write \`${right}\``, [{ path: file.path, ...span, text: quoted ? right : `"${right}"` }], true)],
    };
  }
}

import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { isWalked } from '../advice/children';
import { movedToRoot } from '../advice/detectors-moved';
import { aroundDetectors, withDetectors } from '../advice/skill-example';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const leafDetectorsMisplaced: Rule<Model, Facts> = {
  name: 'leaf-detectors-misplaced',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: '`.leaf-detectors` lies at the root.',
  why: `The checker reads one such file, the one beside the root's HARNESS.md. One further down is read by some other tools only, so
they and the checker disagree about what a leaf is.

Move its lines to the root: a detector holds for the whole harness.`,
  bad: withDetectors('skill=SKILL.md\n', { 'skills/.leaf-detectors': 'tool=TOOL.md\n' }),
  good: { ...aroundDetectors, '.leaf-detectors': 'skill=SKILL.md\n' },
  *harness(model): Iterable<Finding> {
    for (const { place, facts } of detectorsBelow(model)) {
      if (place.parent.isHarness) continue;
      yield {
        path: facts.path,
        message: `\`${facts.path}\` is not read; \`.leaf-detectors\` is wanted at the root.`,
        fixes: movedToRoot(model, facts),
      };
    }
  },
};

/** Files of that name in walked directories below the root. */
export function detectorsBelow(model: Model) {
  return model.structure.files
    .filter(({ name, parent }) => name === '.leaf-detectors' && parent.kind !== 'root' && isWalked(parent))
    .map((place) => ({ place, facts: model.factsOf(place) }));
}

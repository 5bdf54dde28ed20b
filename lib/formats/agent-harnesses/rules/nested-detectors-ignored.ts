import type { Finding } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import { movedToRoot } from '../advice/detectors-moved';
import { withDetectors } from '../advice/skill-example';
import { parseDetectors } from '../detectors';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { detectorsBelow } from './leaf-detectors-misplaced';

const nested = {
  'HARNESS.md':
    '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/` and `desks/`.\n',
  'desks/DESKS.md': '---\ndescription: Desks that work on their own.\n---\n\n- `fees/`\n',
  'desks/fees/DESKS.md': '---\ndescription: The desk for berth fees.\n---\n\nSee HARNESS.md.\n',
  'desks/fees/HARNESS.md':
    '---\nname: Fee desk\ndescription: Answers what a berth costs.\n---\n\nState the length first.\n',
};

export const nestedDetectorsIgnored: Rule<Model, Facts> = {
  name: 'nested-detectors-ignored',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'What is a leaf is declared at the outermost root.',
  why: `A directory with a HARNESS.md of its own is a harness inside the harness. Opened on its own it reads the \`.leaf-detectors\`
beside that file; as part of the outer one only the outermost file counts, and its leaves are walked as groups.

Add the lines to the outer file. The inner one may stay if the inner harness is also used alone and both say the same.`,
  bad: withDetectors('skill=SKILL.md\n', { ...nested, 'desks/fees/.leaf-detectors': 'tool=TOOL.md\n' }),
  good: withDetectors('skill=SKILL.md\n', { ...nested, 'desks/fees/.leaf-detectors': 'skill=SKILL.md\n' }),
  *harness(model): Iterable<Finding> {
    for (const { place, facts } of detectorsBelow(model)) {
      if (!place.parent.isHarness || facts.badByte !== undefined) continue;
      const unread = [...parseDetectors(facts.text).byType].filter(
        ([type, path]) => model.detectors.byType.get(type) !== path,
      );
      if (unread.length === 0) continue;
      const lines = unread.map(([type, path]) => `\`${type}=${path}\``.slice(0, 100)).join(', ');
      yield {
        path: facts.path,
        message: `${lines} counts only where the nested harness is opened alone; the same line is wanted in the outermost \`.leaf-detectors\`.`,
        fixes: movedToRoot(model, facts),
      };
    }
  },
};

/** The files around `.leaf-detectors` in the examples of its rules: one group with one skill. */
import type { Files } from '../../../core/files';

export const aroundDetectors: Files = {
  'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/`.\n',
  'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`\n',
  'skills/low-water/SKILL.md': '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n---\n',
};

/** More directories with texts are named in the body. */
export const withDetectors = (lines: string, more: Files = {}): Files => ({
  ...aroundDetectors,
  ...(Object.keys(more).some((path) => path.startsWith('tools/')) && {
    'HARNESS.md':
      '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/` and `tools/`.\n',
  }),
  '.leaf-detectors': lines,
  ...more,
});

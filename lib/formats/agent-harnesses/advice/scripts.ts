/** Scripts that a skill speaks of. */
import type { Reference } from '../../../core/references';
import type { Guide } from './guides';

/** A path below `scripts/` in the text of a skill: by the format's habit one of the skill's own. */
export const isOwnScript = ({ facts, place }: Guide, { path, directory }: Reference): boolean =>
  (facts.role === 'skill-file' || place.name === 'SKILL.md') &&
  !directory &&
  /^scripts\/[^/].*\.[A-Za-z0-9]+$/.test(path);

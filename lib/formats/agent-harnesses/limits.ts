/** The numbers that advice compares with. The first two are the format's own guide for the body of HARNESS.md. */
import type { Limit } from '../../core/format';
import type { Settings } from '../../core/settings';

export const bodyIdeal: Limit = { id: 'agent-harnesses/body-ideal', title: 'Tokens of a short body', value: 300 };
export const bodyLimit: Limit = { id: 'agent-harnesses/body-limit', title: 'Tokens of a body at most', value: 600 };
export const descriptionLimit: Limit = {
  id: 'agent-harnesses/description-length',
  title: 'Characters of a description',
  value: 200,
};
/** What other hosts of skills take at most: a skill's description also says when to use it. */
export const skillDescriptionLimit: Limit = {
  id: 'agent-harnesses/skill-description-length',
  title: "Characters of a skill's description",
  value: 1024,
};

export const limits: readonly Limit[] = [bodyIdeal, bodyLimit, descriptionLimit, skillDescriptionLimit];

export const limitIn = (settings: Settings, limit: Limit): number => settings.limits[limit.id] ?? limit.value;

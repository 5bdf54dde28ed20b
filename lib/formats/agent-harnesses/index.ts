/** The Agent Harnesses format: the folder's only door. */
import { defineFormat } from '../../core/format';
import { contextsOf, whyUnread } from './contexts';
import { detect } from './detect';
import { exportsOf } from './exports';
import { graphOf } from './graph';
import { imports } from './imports';
import { languageOf } from './language';
import { limits } from './limits';
import { factsIn, parse } from './model';
import { rolesOf } from './roles';
import { rules } from './rules';
import { templates } from './templates';

/** The id of a rule of this format. */
const own = (name: string): string => `agent-harnesses/${name}`;

export const agentHarnesses = defineFormat({
  id: 'agent-harnesses',
  title: 'Agent Harness',
  about:
    'A directory with a HARNESS.md that an agent loads at the start, routing files that tell it where to look, and leaves such as skills that it reads when a task needs them.',
  docs: 'https://agentharnesses.io/specification',
  detect,
  parse,
  facts: factsIn,
  rules,
  covers: {
    'common/byte-order-mark': [
      'bom-present',
      'content-description-missing',
      'frontmatter-missing',
      'leaf-detector-type-suspicious',
      'routing-frontmatter-invalid',
    ].map(own),
    'common/duplicate-key': ['frontmatter-invalid', 'content-description-missing', 'routing-frontmatter-invalid'].map(
      own,
    ),
    'common/generated-directory': [own('generated-directory')],
    'common/name-not-normalised': [own('name-not-normalised')],
    'common/not-utf8': [own('text-not-utf8')],
  },
  limits,
  roles: rolesOf,
  graph: graphOf,
  contexts: contextsOf,
  whyUnread,
  exports: exportsOf,
  language: languageOf,
  templates,
  imports,
  conformance: async () => (await import('./conformance')).conformance,
});

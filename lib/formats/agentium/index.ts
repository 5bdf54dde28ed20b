import { defineFormat } from '../../core/format';
import { contextsOf, whyUnread } from './contexts';
import { detect } from './detect';
import { exportsOf } from './exports';
import { figuresOf } from './figures';
import { graphOf } from './graph';
import { hashedOf } from './hashed';
import { languageOf } from './language';
import { type Facts, type Model, parse } from './model';
import { needsOf } from './needs';
import { rolesOf } from './roles';
import { rules } from './rules';
import { templates } from './templates';
import { loadParser } from './typescript/parse';

export const agentium = defineFormat<Model, Facts>({
  id: 'agentium',
  title: 'Agentium',
  about:
    'Definitions of `@agentium/harness` in TypeScript, and portable manifests in JSON: an id, an ordered list of abilities, defaults and limits. Code is read, never run; what cannot be known without running it is said so.',
  docs: 'https://github.com/agentiumOS/agentium',
  prepare: loadParser,
  detect,
  parse,
  facts: (model) => model.facts,
  rules,
  roles: rolesOf,
  graph: graphOf,
  contexts: contextsOf,
  whyUnread,
  figures: figuresOf,
  hashed: hashedOf,
  needs: needsOf,
  exports: exportsOf,
  language: languageOf,
  covers: {
    'common/duplicate-key': ['agentium/duplicate-json-key'],
    'common/byte-order-mark': ['agentium/manifest-json-syntax'],
  },
  passesOver: ['node_modules'],
  templates,
  conformance: async () => (await import('./conformance')).conformance,
});

import { defineFormat } from '../../core/format';
import { contextsOf } from './contexts';
import { detect } from './detect';
import { exportsOf } from './exports';
import { figuresOf } from './figures';
import { graphOf } from './graph';
import { languageOf } from './language';
import { pageLines } from './limits';
import { type Facts, type Model, parse } from './model';
import { needsOf } from './needs';
import { rolesOf } from './roles';
import { rules } from './rules';
import { templates } from './templates';
import { whyUnread } from './unread';

export const kapso = defineFormat<Model, Facts>({
  id: 'kapso',
  title: 'Kapso',
  about:
    'A directory that gives a research engine its domain: instruction pages for seven modules, and the skills, tool servers, delegates and hooks that each of them mounts. Nothing in it is inherited; `harness.yaml` says what reaches which session.',
  docs: 'https://github.com/Leeroo-AI/kapso',
  detect,
  parse,
  facts: (model) => model.facts,
  rules,
  roles: rolesOf,
  graph: graphOf,
  contexts: contextsOf,
  whyUnread,
  needs: needsOf,
  figures: figuresOf,
  exports: exportsOf,
  language: languageOf,
  limits: [pageLines],
  templates,
  conformance: async () => (await import('./conformance')).conformance,
});

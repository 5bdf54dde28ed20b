/** Harness Lab bundles: the format's only door. */
import { defineFormat } from '../../core/format';
import { contextsOf } from './contexts';
import { detect } from './detect';
import { exportsOf } from './exports';
import { figuresOf } from './figures';
import { graphOf } from './graph';
import { hashed } from './hash';
import { pluginImport } from './import';
import { languageOf } from './language';
import { parse } from './model';
import { rolesOf } from './roles';
import { rules } from './rules';
import { readSuite } from './suite';
import { templates } from './templates';
import { whyUnread } from './unread';

export const harnessLab = defineFormat({
  id: 'harness-lab',
  title: 'Harness Lab bundle',
  about:
    'A directory that Harness Lab attaches to a variant: a system prompt, skills, agents and hooks for the agent, a simulation for dry runs, and a manifest for people. An optimizer may edit it under rules of its own.',
  docs: 'https://bilgin-kocak.github.io/harness-lab/',
  detect,
  parse,
  facts: (model) => model.files,
  rules,
  covers: {
    'common/byte-order-mark': ['harness-lab/hooks-json-invalid', 'harness-lab/skill-frontmatter-missing'],
    'common/case-collision': ['harness-lab/path-portability'],
    'common/duplicate-key': ['harness-lab/json-not-portable', 'harness-lab/yaml-duplicate-key'],
    'common/name-not-normalised': ['harness-lab/path-portability'],
    'common/not-utf8': ['harness-lab/hooks-json-invalid', 'harness-lab/text-not-utf8', 'harness-lab/yaml-invalid'],
    'common/unportable-name': ['harness-lab/path-portability'],
  },
  roles: rolesOf,
  graph: graphOf,
  contexts: contextsOf,
  whyUnread,
  hashed,
  figures: figuresOf,
  exports: exportsOf,
  language: languageOf,
  templates,
  imports: [pluginImport],
  readSuite,
  conformance: async () => (await import('./conformance')).conformance,
});

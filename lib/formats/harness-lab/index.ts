/** Harness Lab bundles: the format's only door. */
import { defineFormat } from '../../core/format';
import { figures } from './caps';
import { contextsOf } from './contexts';
import { detect } from './detect';
import { exportsOf } from './exports';
import { graphOf } from './graph';
import { hashed } from './hash';
import { pluginImport } from './import';
import { parse } from './model';
import { rolesOf } from './roles';
import { rules } from './rules';
import { readSuite } from './suite';
import { templates } from './templates';

export const harnessLab = defineFormat({
  id: 'harness-lab',
  title: 'Harness Lab bundle',
  about:
    'A directory that Harness Lab attaches to a variant: a system prompt, skills, agents and hooks for the agent, a simulation for dry runs, and a manifest for people. An optimizer may edit it under rules of its own.',
  docs: 'https://pypi.org/project/harnesslab/',
  detect,
  parse,
  facts: (model) => model.files,
  rules,
  roles: rolesOf,
  graph: graphOf,
  contexts: contextsOf,
  hashed,
  figures,
  exports: exportsOf,
  templates,
  imports: [pluginImport],
  readSuite,
  conformance: async () => (await import('./conformance')).conformance,
});

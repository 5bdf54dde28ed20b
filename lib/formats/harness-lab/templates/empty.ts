import type { Template } from '../../../core/format';
import { quoteYaml } from '../../../core/yaml/quote';

export const empty: Template = {
  id: 'empty',
  title: 'Empty scaffold',
  about: 'A manifest and nothing else: the control that every other bundle is measured against.',
  files: (name) => ({
    'harness.yaml': `name: ${quoteYaml(name)}\ndescription: Adds nothing to the agent.\n`,
  }),
};

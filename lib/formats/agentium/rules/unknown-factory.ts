import type { Settings } from '../../../core/settings';
import { fixes, replaceValue } from '../edits';
import { faultRule, manifestFiles, textSelection } from '../rule-kit';
import { memberOf } from '../value';
import { allOf } from '../words';

const exampleSettings: Partial<Settings> = { host: { factories: ['agentium/text-context@1'] } };

export const unknownFactory = faultRule({
  name: 'unknown-factory',
  severity: 'error',
  summary: 'The host approves the type and version of every ability.',
  why: `A manifest only names abilities; the host decides which code may stand behind a name. \`agentium/text-context@1\` is the one portable ability of the package. File contexts, supplied tools and MCP resources live in code only. Register a project's own types in the host profile.`,
  bad: manifestFiles({ abilities: [{ ...textSelection('garden'), version: 2 }] }),
  good: manifestFiles({ abilities: [textSelection('garden')] }),
  exampleSettings,

  message: ({ fault }) =>
    `\`${fault.name}\` is no approved ability; the host approves ${fault.known?.length ? allOf(fault.known) : 'none'}.`,
  fixes({ fault }) {
    if (fault.at?.kind !== 'object') return [];
    const [type] = (fault.name ?? '').split('@');
    const version = memberOf(fault.at, 'version');
    const same = (fault.known ?? [])
      .filter((each) => each.startsWith(`${type}@`))
      .map((each) => each.slice(`${type}@`.length));
    return fixes(...same.map((each) => replaceValue(`Use version ${each}`, version, each)));
  },
});

/** The shapes a harness can leave in beside the ones every format has. */
import type { Export } from '../../core/format';
import { guidanceHeading } from './contexts';
import type { Model } from './model';
import { type ModuleName, moduleNames } from './names';
import { type Given, groupsOf, type Host, hosts, hostTitles, type Session, sessionOf } from './sessions';

export const exportsOf = (model: Model): Export[] => [
  {
    id: 'session-text',
    title: 'Session text',
    about: 'What a session of one module gets on one host, in order, as text to read or to hand on.',
    options: { module: moduleNames, host: hosts },
    leftOut: () => [],
    files({ module, host }) {
      const wanted = moduleNames.find((name) => name === module) ?? moduleNames[0];
      const on = hosts.find((name) => name === host) ?? hosts[0];
      return { [`${wanted}.${on}.md`]: sessionText(model, wanted, on) };
    },
  },
];

/** A session in words: its prompt verbatim, then what stands beside it. */
export function sessionText(model: Model, module: ModuleName, host: Host): string {
  const session = sessionOf(model, module, host);
  const parts = [
    `# Session: ${module} on ${hostTitles[host]}`,
    runsLine(session),
    `## ${guidanceHeading}`,
    ...(session.pages.length === 0
      ? ['No page reaches it.']
      : session.pages.map(({ path, text }) => `<!-- ${path} -->\n${text.replace(/\s+$/, '')}`)),
    'The engine adds the paths of the task statement and of the prepared resources here.',
    ...groupsOf(session).flatMap(([title, given]) => section(title, given)),
  ];
  if (session.differences.length > 0) {
    parts.push(`## Particular to ${hostTitles[host]}`, session.differences.map((line) => `- ${line}`).join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

const runsLine = ({ runs, module }: Session): string =>
  runs ? 'This session is held.' : `No session is held: \`${module}\` has neither a page nor an attachment.`;

function section(title: string, given: readonly Given[]): string[] {
  if (given.length === 0) return [`## ${title}`, 'None.'];
  return [
    `## ${title}`,
    ...given.map(({ name, lines }, index) => `${index + 1}. ${name}\n${lines.map((line) => `   ${line}`).join('\n')}`),
  ];
}

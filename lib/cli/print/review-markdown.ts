/** A review as Markdown, for a comment on a pull request. */
import type { Diagnostic } from '../../core/diagnostic';
import { codeCell, inlineCode, proseCell } from '../../core/inert';
import { countsText } from '../../core/summary';
import { plain } from '../words';
import { changedHashes, nodeText } from './review-words';
import type { Reviewed } from './reviewed';

export function reviewMarkdown({ base, head, review }: Reviewed): string {
  const { acts, files, nodes, introduced, resolved, tokens } = review;
  const verdict = `${review.head.valid ? 'Valid' : 'Not valid'} as \`${review.head.format}\``;
  const counts = `${countsText(introduced) || 'no findings'} introduced, ${countsText(resolved) || 'none'} resolved`;
  return [
    `## ${inlineCode(head.title)} against ${inlineCode(base.title)}`,
    `${verdict}; ${counts}.`,
    ...table(
      'What may happen on the machine of whoever uses it, as that person',
      ['change', 'what', 'where', 'says'],
      acts.map(({ change, kind, label, path = '', line, says }) => [
        change,
        `${proseCell(kind)} ${codeCell(shortened(label))}`,
        path === '' ? '' : codeCell(line === undefined ? path : `${path}:${line}`),
        says === '' ? '' : codeCell(shortened(says)),
      ]),
    ),
    ...table(
      'Graph',
      ['change'],
      nodes.map((change) => [codeCell(shortened(nodeText(change)))]),
    ),
    ...table(
      `Tokens by ${head.tokens.encoding}`,
      ['context', 'before', 'after'],
      tokens.map((each) => [codeCell(each.context), String(each.base), String(each.head)]),
    ),
    ...table('Introduced', findingHead, introduced.map(findingRow)),
    ...table('Resolved', findingHead, resolved.map(findingRow)),
    ...table(
      'Hashes',
      ['hash', 'before', 'after'],
      changedHashes(base, head).map(({ name, before, after }) => [proseCell(name), codeCell(before), codeCell(after)]),
    ),
    ...table(
      'Files',
      ['change', 'file'],
      files.map(({ kind, key }) => [kind, codeCell(key)]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Long texts, such as a minified command, make a table that no one can read. The JSON has them whole. */
const most = 300;
const shortened = (text: string): string => {
  const shown = plain(text);
  return shown.length <= most ? shown : `${shown.slice(0, most)}… (${shown.length} characters)`;
};

const findingHead = ['severity', 'where', 'finding', 'rule'];

const findingRow = ({ severity, path, line, message, rule }: Diagnostic): string[] => [
  severity,
  codeCell(line === undefined ? path : `${path}:${line}`),
  proseCell(message),
  codeCell(rule),
];

function table(title: string, head: readonly string[], rows: readonly string[][]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`### ${title}`, [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')];
}

/** A review for people: what may now happen on their machine first, then what changed, kind by kind. */
import { countsText } from '../../core/summary';
import { plain } from '../words';
import { painter } from './paint';
import { actText, changedHashes, nodeText } from './review-words';
import type { Reviewed } from './reviewed';
import { findingText } from './text';

export function reviewText({ base, head, review }: Reviewed, colour: boolean): string {
  const paint = painter(colour);
  const { acts, files, nodes, introduced, resolved, tokens } = review;
  const verdict = review.head.valid ? paint.green('valid') : paint.red('not valid');
  return [
    `${paint.bold(plain(head.title))} against ${plain(base.title)} (${review.head.format}): ${verdict}`,
    section(
      'What may happen on the machine of whoever uses it, as that person',
      acts.map((act) => plain(actText(act))),
    ),
    section(
      'Graph',
      nodes.map((change) => plain(nodeText(change))),
    ),
    section(
      'Tokens',
      tokens.map((each) => `${plain(each.context)}: ${each.base} → ${each.head}`),
    ),
    section(
      `Introduced: ${countsText(introduced) || 'no findings'}`,
      introduced.map((each) => findingText(head.path, each, paint).trim()),
    ),
    section(
      `Resolved: ${countsText(resolved) || 'no findings'}`,
      resolved.map((each) => findingText(base.path, each, paint).trim()),
    ),
    section(
      'Hashes',
      changedHashes(base, head).map(({ name, before, after }) => `${name}: ${before} → ${after}`),
    ),
    section(
      'Files',
      files.map(({ kind, key }) => `${kind} ${plain(key)}`),
    ),
  ]
    .flat()
    .map((line) => `${line}\n`)
    .join('');
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`  ${title}`, ...lines.map((line) => `    ${line}`)];

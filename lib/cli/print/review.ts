/** A review for people: the answer first, then what changed, kind by kind. */
import type { Change } from '../../core/changes';
import type { Node } from '../../core/graph';
import { countsText } from '../../core/summary';
import type { Review } from '../../review';
import { plain } from '../words';
import { painter } from './paint';
import { findingText } from './text';

export function reviewText(base: string, head: string, review: Review, colour: boolean): string {
  const paint = painter(colour);
  const { files, nodes, introduced, resolved, tokens } = review;
  const verdict = review.head.valid ? paint.green('valid') : paint.red('not valid');
  return [
    `${paint.bold(plain(head))} against ${plain(base)} (${review.head.format}): ${verdict}`,
    section(
      'Files',
      files.map(({ kind, key }) => `${kind} ${plain(key)}`),
    ),
    section('Graph', nodes.map(nodeText)),
    section(
      'Tokens',
      tokens.map((each) => `${plain(each.context)}: ${each.base} → ${each.head}`),
    ),
    section(
      `Introduced: ${countsText(introduced) || 'no findings'}`,
      introduced.map((each) => findingText(head, each, paint).trim()),
    ),
    section(
      `Resolved: ${countsText(resolved) || 'no findings'}`,
      resolved.map((each) => findingText(base, each, paint).trim()),
    ),
  ]
    .flat()
    .map((line) => `${line}\n`)
    .join('');
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`  ${title}`, ...lines.map((line) => `    ${line}`)];

/** What a reviewer would want to see of a node is in its details: the changed ones are named. */
function nodeText(change: Change<Node>): string {
  const { kind, label } = change.kind === 'removed' ? change.base : change.head;
  const what = `${change.kind} ${kind} ${plain(label)}`;
  if (change.kind !== 'changed') return what;
  const { base, head } = change;
  const names = [...new Set([...Object.keys(base.details), ...Object.keys(head.details)])];
  const moved = names.filter((name) => base.details[name] !== head.details[name]);
  return moved.length === 0 ? what : `${what}: ${moved.map(plain).join(', ')}`;
}

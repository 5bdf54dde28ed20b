import { lineEnd, shown } from '../shown';
import { Refusal } from './faults';
import type { Token } from './token';

/** Why a token cannot stand where it stands; `before` is the one it follows. */
export function misplaced(text: string, token: Token, before: Token | undefined): Refusal {
  const { start } = token;
  const until = Math.max(token.end, lineEnd(text, start));
  const seen = shown(text.slice(start, until));
  const isQuoted = before?.kind === 'scalar' && (before.style === 'single' || before.style === 'double');
  if (isQuoted && !/[\n\r]/u.test(text.slice(before.end, start)) && start < text.length) {
    const quoted = shown(text.slice(before.start, before.end));
    return new Refusal(
      'text-after-quote',
      `Text follows the closing quote of ${quoted}; quote the whole value.`,
      start,
      until,
    );
  }
  switch (token.kind) {
    case 'comma':
      return new Refusal(
        'reserved-indicator',
        `${seen} starts with \`,\`, which YAML reserves; quote the value.`,
        start,
        until,
      );
    case 'value':
      return new Refusal('missing-key', 'A `:` stands where a key is wanted.', start, token.end);
    case 'end':
    case 'document-start':
    case 'document-end':
      return new Refusal('missing-content', 'The text ends where a value is wanted.', start, token.end);
    case 'flow-list-end':
    case 'flow-map-end':
      return new Refusal(
        'unopened-flow',
        `${shown(text.charAt(start))} closes no bracket of its kind.`,
        start,
        token.end,
      );
    default:
      return new Refusal('indentation', `${seen} is not aligned with what stands before it.`, start, until);
  }
}

/** Version specifiers of PEP 440: `>=2.2,<3`, `~=1.5`, `==2.*`, `===anything`. */
import { PY_SPACE } from '../../../core/python';
import { atEnd, here, type Refusal, type Scanner, skipBlanks, take } from './scanner';

const space = `[${PY_SPACE}]`;
const start = 'v?(?:[0-9]+!)?[0-9]+';
const separator = '[-_.]?';
const pre = `(?:${separator}(?:alpha|beta|preview|pre|a|b|c|rc)${separator}[0-9]*)?`;
const post = `(?:-[0-9]+|${separator}(?:post|rev|r)${separator}[0-9]*)?`;
const dev = `(?:${separator}dev${separator}[0-9]*)?`;
const local = '(?:\\+[a-z0-9]+(?:[-_.][a-z0-9]+)*)?';

const forms = [
  `===${space}*[^\\s\\x1c-\\x1f\\x85;),]+`,
  `(?:==|!=)${space}*${start}(?:\\.[0-9]+)*(?:\\.\\*|${pre}${post}${dev}${local})`,
  `~=${space}*${start}(?:\\.[0-9]+)+${pre}${post}${dev}`,
  `(?:<=|>=|<(?!=)|>(?!=))${space}*${start}(?:\\.[0-9]+)*${pre}${post}${dev}`,
];
const specifier = new RegExp(`(?:${forms.join('|')})`, 'iy');
const operatorLike = /[=<>!~]+/y;
const comma = /,/y;
// `===` takes every character up to a blank: the empty items between its commas are passed over later.
const commasOfIdentity = /,+(?![ \t])|,/y;
const open = /\(/y;
const close = /\)/y;

/** Reads the specifiers from the cursor on, with or without brackets around them; there may be none. */
export function readSpecifiers(scanner: Scanner): Refusal | undefined {
  const bracketed = take(scanner, open) !== undefined;
  if (bracketed) skipBlanks(scanner);
  const refusal = readList(scanner);
  if (refusal) return refusal;
  skipBlanks(scanner);
  if (!bracketed) return undefined;
  if (take(scanner, close) === undefined) {
    return { reason: `has ${here(scanner)} where its versions want \`)\``, at: scanner.at };
  }
  skipBlanks(scanner);
  return undefined;
}

function readList(scanner: Scanner): Refusal | undefined {
  for (let first = true; ; first = false) {
    const at = scanner.at;
    const found = take(scanner, specifier);
    if (found === undefined) {
      const written = take(scanner, operatorLike);
      scanner.at = at;
      // A trailing comma is allowed.
      return written === undefined || (first && atEnd(scanner))
        ? undefined
        : { reason: wrongOperator(scanner, written), at };
    }
    skipBlanks(scanner);
    if (take(scanner, found.startsWith('===') ? commasOfIdentity : comma) === undefined) return undefined;
    skipBlanks(scanner);
  }
}

const operators = new Set(['===', '==', '~=', '!=', '<=', '>=', '<', '>']);

function wrongOperator(scanner: Scanner, written: string): string {
  const rest = scanner.text.slice(scanner.at + written.length).trim();
  if (!operators.has(written)) return `compares with \`${written}\`, which is no operator`;
  return rest === '' || rest.startsWith(',')
    ? `names no version after \`${written}\``
    : `has no version that \`${written}\` can compare with`;
}

/** Spells a text as a YAML scalar that both dialects read back as that very text. */
import { FORBIDDEN } from './chars';
import { resolvePlain } from './resolve';

export interface QuoteOptions {
  /** The scalar stands inside `[]` or `{}`. */
  flow?: boolean;
}

/** Plain where that is safe in YAML 1.1 and 1.2, else quoted. */
export const quoteYaml = (text: string, options: QuoteOptions = {}): string =>
  isSafePlain(text, options.flow === true) ? text : quotedYaml(text);

/** Always quoted: with double quotes, or with single ones where double ones would want escapes. */
export function quotedYaml(text: string): string {
  const oneLine = !/[\t\n\r\x85\u2028\u2029\ufeff]/u.test(text) && text.search(FORBIDDEN) < 0;
  if (!oneLine) return doubleQuoted(text);
  return /["\\]/u.test(text) ? singleQuoted(text) : `"${text}"`;
}

/** Only for a text of one line. */
const singleQuoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const ESCAPES = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

export const doubleQuoted = (text: string): string =>
  `"${text.replace(/["\\\n\r\t\x85\u2028\u2029\ufeff]/gu, escaped).replace(FORBIDDEN, escaped)}"`;

function escaped(char: string): string {
  const code = char.charCodeAt(0).toString(16).toUpperCase();
  return ESCAPES.get(char) ?? (code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`);
}

// What YAML 1.2, or another reader of 1.1, takes for a number or a boolean.
const OTHER_TYPES = /^(?:[yYnN]|[-+]?(?:0o[0-7]+|0x[0-9a-fA-F]+|\.?[0-9][0-9_.]*(?:[eE][-+]?[0-9]+)?))$/;

/** Texts that are data in every reader, wherever they stand. */
function isSafePlain(text: string, flow: boolean): boolean {
  if (text === '' || text !== text.trim() || /^[-?:,[\]{}#&*!|>'"%@`=.~]/u.test(text))
    return /^\.\w[^\n]*$/u.test(text) && isPlainRest(text, flow);
  return isPlainRest(text, flow);
}

const isPlainRest = (text: string, flow: boolean): boolean =>
  !/:(?:\s|$)|\s#|[\t\n\r\x85\u2028\u2029\ufeff]|\s$/u.test(text) &&
  text.search(FORBIDDEN) < 0 &&
  !(flow && /[,[\]{}:?]/u.test(text)) &&
  resolvePlain(text) === 'tag:yaml.org,2002:str' &&
  !OTHER_TYPES.test(text);

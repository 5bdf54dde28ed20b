/** Character classes of YAML 1.1 as both loaders use them. Codes are UTF-16 units; `END` stands for the end of the text. */

export const END = 0;
export const TAB = 9;
export const LF = 10;
export const CR = 13;
export const SPACE = 32;
const NEXT_LINE = 0x85;
const BYTE_ORDER_MARK = 0xfeff;

export const isBreak = (unit: number): boolean =>
  unit === LF || unit === CR || unit === NEXT_LINE || unit === 0x2028 || unit === 0x2029;

export const isBreakOrEnd = (unit: number): boolean => unit === END || isBreak(unit);

/** What may follow an indicator such as `-` or `:`. */
export const isBlankOrEnd = (unit: number): boolean => unit === SPACE || unit === TAB || isBreakOrEnd(unit);

export const isSpaceOrEnd = (unit: number): boolean => unit === SPACE || isBreakOrEnd(unit);

export const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

export const isWordUnit = (unit: number): boolean =>
  isDigit(unit) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) || unit === 45 || unit === 95;

export const isHexDigit = (unit: number): boolean =>
  isDigit(unit) || (unit >= 65 && unit <= 70) || (unit >= 97 && unit <= 102);

/** Code units that take no column: a byte order mark, and the second half of a pair. */
export const takesNoColumn = (unit: number): boolean => unit === BYTE_ORDER_MARK || isLowSurrogate(unit);

export const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Characters that neither loader reads anywhere, not even in a comment. */
export const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these very characters are looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const oneOf =
  (chars: string): ((unit: number) => boolean) =>
  (unit) =>
    unit !== END && chars.includes(String.fromCharCode(unit));

export const isFlowPunctuation = oneOf(',[]{}');
export const isUriUnit = oneOf("-;/?:@&=+$,_.!~*'()[]%0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
/** What may follow the name of an anchor or alias, besides a blank. */
export const endsAnchor = oneOf('?:,]}%@`');

/** Which type YAML 1.1 sees in a plain text, and what the text then means. Every refusal is one of Python's own conversions. */
import { pyTrim } from '../python';
import type { YamlDate } from './value';

const CORE = 'tag:yaml.org,2002:';

// Python's `$` also matches before a final newline, which a text tagged `!` can end with.
const PATTERNS: readonly [type: string, pattern: RegExp][] = [
  ['bool', /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)\n?$/],
  [
    'float',
    /^(?:[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))\n?$/,
  ],
  [
    'int',
    /^(?:[-+]?0b[01_]+|[-+]?0[0-7_]+|[-+]?(?:0|[1-9][0-9_]*)|[-+]?0x[0-9a-fA-F_]+|[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+)\n?$/,
  ],
  ['merge', /^<<\n?$/],
  ['null', /^(?:~|null|Null|NULL)\n?$|^$/],
  [
    'timestamp',
    /^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::[0-9]{2})?))?)\n?$/,
  ],
  ['value', /^=\n?$/],
];

/** Nothing else can start a text that is of another type than text. */
const TYPED = /^(?:$|[-+.0-9<=~yYnNtTfFoO])/;

/** The tag of a plain scalar. */
export function resolvePlain(text: string): string {
  if (!TYPED.test(text)) return `${CORE}str`;
  for (const [type, pattern] of PATTERNS) if (pattern.test(text)) return CORE + type;
  return `${CORE}str`;
}

const BOOLEANS = new Map([
  ['yes', true],
  ['no', false],
  ['true', true],
  ['false', false],
  ['on', true],
  ['off', false],
]);

export const readBool = (text: string): boolean | undefined => BOOLEANS.get(text.toLowerCase());

/** Python reads no decimal number of more digits. */
const MOST_DIGITS = 4300;

/** Python's `int(text, base)`. */
function pyInt(text: string, base: 2 | 8 | 10 | 16): bigint | undefined {
  const [, sign, prefix = '', digits = ''] = /^([+-]?)(0[box])?(.*)$/s.exec(pyTrim(text).toLowerCase()) ?? [];
  const own = { 2: '0b', 8: '0o', 10: '', 16: '0x' }[base];
  // `0b1` is a number to the base 16 too, so only the base's own prefix is taken off.
  const number = prefix === own ? digits : prefix + digits;
  const allowed = { 2: /^[01]+$/, 8: /^[0-7]+$/, 10: /^[0-9]+$/, 16: /^[0-9a-f]+$/ }[base];
  if (!allowed.test(number) || (base === 10 && number.length > MOST_DIGITS)) return undefined;
  const value = BigInt(own + number);
  return sign === '-' ? -value : value;
}

/** Takes the sign and the underscores off a number. */
function unsigned(text: string): { negative: boolean; digits: string } {
  const bare = text.replaceAll('_', '');
  const signed = bare.startsWith('-') || bare.startsWith('+');
  return { negative: bare.startsWith('-'), digits: signed ? bare.slice(1) : bare };
}

/** Longer ones are written by nobody and cost more than linear time. */
const MOST_SEXAGESIMALS = 1000;

export function readInt(text: string): bigint | undefined {
  const { negative, digits } = unsigned(text);
  const value = readDigits(digits);
  return value !== undefined && negative ? -value : value;
}

function readDigits(digits: string): bigint | undefined {
  if (digits.startsWith('0b')) return pyInt(digits.slice(2), 2);
  if (digits.startsWith('0x')) return pyInt(digits.slice(2), 16);
  if (digits.startsWith('0') && digits !== '0') return pyInt(digits, 8);
  if (!digits.includes(':')) return pyInt(digits, 10);
  const parts = digits.split(':');
  if (parts.length > MOST_SEXAGESIMALS) return undefined;
  let value = 0n;
  for (const part of parts) {
    const digit = pyInt(part, 10);
    if (digit === undefined) return undefined;
    value = value * 60n + digit;
  }
  return value;
}

/** Python's `float(text)`. */
function pyFloat(text: string): number | undefined {
  const bare = pyTrim(text).toLowerCase();
  if (/^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e[+-]?[0-9]+)?$/.test(bare)) return Number(bare);
  if (/^[+-]?nan$/.test(bare)) return Number.NaN;
  if (/^[+-]?inf(?:inity)?$/.test(bare)) return bare.startsWith('-') ? -Infinity : Infinity;
  return undefined;
}

export function readFloat(text: string): number | undefined {
  const { negative, digits } = unsigned(text.toLowerCase());
  let value: number | undefined;
  if (digits === '.inf') value = Infinity;
  else if (digits === '.nan') value = Number.NaN;
  else if (digits.includes(':')) value = sexagesimalFloat(digits);
  else value = pyFloat(digits);
  return value !== undefined && negative ? -value : value;
}

function sexagesimalFloat(digits: string): number | undefined {
  let value = 0;
  let base = 1;
  // From the right, as Python adds them: another order rounds differently.
  for (const part of digits.split(':').reverse()) {
    const digit = pyFloat(part);
    if (digit === undefined) return undefined;
    value += digit * base;
    base *= 60;
  }
  return value;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Python's lenient base64: characters outside the alphabet are skipped, but the padding must fit. */
export function readBinary(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  let position = 0;
  let pads = 0;
  let left = 0;
  // The whole text must be ASCII, also what follows the padding.
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return undefined;
  for (const char of text) {
    if (char === '=') {
      if (position >= 2 && position + ++pads >= 4) return new Uint8Array(bytes);
      continue;
    }
    const six = BASE64.indexOf(char);
    if (six < 0) continue;
    pads = 0;
    if (position > 0) bytes.push((((left << 6) | six) >> (6 - 2 * position)) & 0xff);
    left = six;
    position = (position + 1) % 4;
  }
  return position === 0 ? new Uint8Array(bytes) : undefined;
}

const TIMESTAMP =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?(?:[ \t]*(Z|([-+])(\d\d?)(?::(\d\d))?))?)?\n?$/;

export function readTimestamp(text: string): YamlDate | undefined {
  const found = TIMESTAMP.exec(text);
  if (!found) return undefined;
  const number = (group: number): number => Number(found[group] ?? 0);
  const date: YamlDate = {
    type: found[4] === undefined ? 'date' : 'timestamp',
    year: number(1),
    month: number(2),
    day: number(3),
    hour: number(4),
    minute: number(5),
    second: number(6),
    microsecond: Number((found[7] ?? '').slice(0, 6).padEnd(6, '0')),
  };
  if (found[8] !== undefined) date.zone = (number(10) * 60 + number(11)) * (found[9] === '-' ? -1 : 1);
  return isPossible(date) ? date : undefined;
}

function isPossible({ year, month, day, hour, minute, second, zone = 0 }: YamlDate): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return false;
  return hour < 24 && minute < 60 && second < 60 && Math.abs(zone) < 24 * 60;
}

function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

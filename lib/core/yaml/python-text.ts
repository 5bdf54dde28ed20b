/** Python's `str()` of a value, as names and descriptions are printed ("Text form of a value"). */
import { isDate, isPair, type YamlDate, YamlMapping, YamlSet, type YamlValue } from './value';

/** Bounds on what aliases can blow up; nothing real comes near. */
const DEEPEST = 500;
const LONGEST = 100_000;

/** What `str()` gives for the value that PyYAML loads. */
export function pythonText(value: YamlValue): string {
  if (typeof value === 'string') return value;
  if (isDate(value)) return dateText(value);
  const out: string[] = [];
  new Printer(out).print(value, 0);
  return out.join('');
}

class Printer {
  private readonly out: string[];
  private length = 0;
  /** Collections around the current value, so that one that holds itself ends. */
  private readonly around = new Set<YamlValue>();

  constructor(out: string[]) {
    this.out = out;
  }

  private put(text: string): void {
    this.out.push(text);
    this.length += text.length;
  }

  print(value: YamlValue, depth: number): void {
    const leaf = leafText(value);
    if (leaf !== undefined) this.put(leaf);
    else if (this.length > LONGEST || depth > DEEPEST) this.put('...');
    else if (this.around.has(value)) this.put(Array.isArray(value) ? '[...]' : '{...}');
    else {
      this.around.add(value);
      this.collection(value, depth + 1);
      this.around.delete(value);
    }
  }

  private collection(value: YamlValue, depth: number): void {
    if (Array.isArray(value)) this.joined('[', value, ']', (item) => this.print(item, depth));
    else if (value instanceof YamlMapping) {
      this.joined('{', value.entries(), '}', ([key, item]) => {
        this.print(key, depth);
        this.put(': ');
        this.print(item, depth);
      });
    } else if (value instanceof YamlSet) {
      const members = value.members.entries();
      if (members.length === 0) this.put('set()');
      else this.joined('{', members, '}', ([key]) => this.print(key, depth));
    } else if (isPair(value)) this.joined('(', [value.key, value.value], ')', (item) => this.print(item, depth));
  }

  private joined<T>(opening: string, items: readonly T[], closing: string, print: (item: T) => void): void {
    this.put(opening);
    for (const [index, item] of items.entries()) {
      if (index > 0) this.put(', ');
      print(item);
    }
    this.put(closing);
  }
}

/** Python's `repr()` of a value that holds no others. */
function leafText(value: YamlValue): string | undefined {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return floatText(value);
  if (typeof value === 'string') return quoted(value);
  if (value instanceof Uint8Array) return bytesText(value);
  if (isDate(value)) return dateRepr(value);
  return undefined;
}

/** Shortest digits that read back the same, always with a point or an exponent. */
function floatText(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  if (Object.is(value, -0)) return '-0.0';
  const [mantissa = '', power = '0'] = value.toExponential().split('e');
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16) {
    return `${mantissa}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
  }
  const plain =
    exponent < 0 ? value.toFixed(Math.max(0, mantissa.replace(/[-.]/g, '').length - 1 - exponent)) : String(value);
  return plain.includes('.') ? plain : `${plain}.0`;
}

const two = (number: number): string => String(number).padStart(2, '0');

function dateText(date: YamlDate): string {
  const day = `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`;
  if (date.type === 'date') return day;
  const fraction = date.microsecond === 0 ? '' : `.${String(date.microsecond).padStart(6, '0')}`;
  return `${day} ${two(date.hour)}:${two(date.minute)}:${two(date.second)}${fraction}${zoneText(date.zone)}`;
}

function zoneText(zone: number | undefined): string {
  if (zone === undefined) return '';
  const minutes = Math.abs(zone);
  return `${zone < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function dateRepr(date: YamlDate): string {
  const { year, month, day, hour, minute, second, microsecond, zone } = date;
  if (date.type === 'date') return `datetime.date(${year}, ${month}, ${day})`;
  const parts: (number | string)[] = [year, month, day, hour, minute];
  if (second !== 0 || microsecond !== 0) parts.push(second);
  if (microsecond !== 0) parts.push(microsecond);
  if (zone === 0) parts.push('tzinfo=datetime.timezone.utc');
  else if (zone !== undefined) parts.push(`tzinfo=datetime.timezone(${deltaRepr(zone)})`);
  return `datetime.datetime(${parts.join(', ')})`;
}

/** Python writes a negative difference as whole days back and seconds forward. */
function deltaRepr(minutes: number): string {
  const days = minutes < 0 ? 'days=-1, ' : '';
  return `datetime.timedelta(${days}seconds=${(minutes < 0 ? minutes + 24 * 60 : minutes) * 60})`;
}

const SHORT_ESCAPES = new Map([
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  let out = quote;
  for (const char of text) out += char === quote ? `\\${char}` : (SHORT_ESCAPES.get(char) ?? printable(char));
  return out + quote;
}

function printable(char: string): string {
  if (char === ' ' || !/[\p{C}\p{Z}]/u.test(char)) return char;
  const code = (char.codePointAt(0) ?? 0).toString(16);
  if (code.length <= 2) return `\\x${code.padStart(2, '0')}`;
  return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\U${code.padStart(8, '0')}`;
}

function bytesText(bytes: Uint8Array): string {
  const quote = bytes.includes(39) && !bytes.includes(34) ? '"' : "'";
  let out = `b${quote}`;
  for (const byte of bytes) {
    const char = String.fromCharCode(byte);
    if (char === quote) out += `\\${char}`;
    else if (SHORT_ESCAPES.has(char)) out += SHORT_ESCAPES.get(char);
    else out += byte >= 32 && byte < 127 ? char : `\\x${byte.toString(16).padStart(2, '0')}`;
  }
  return out + quote;
}

/** What a YAML text means to Python: the values PyYAML's safe loader makes. */

/** A number is a float, a bigint an integer. */
export type YamlValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | YamlDate
  | YamlPairValue
  | YamlValue[]
  | YamlMapping
  | YamlSet;

export interface YamlDate {
  type: 'date' | 'timestamp';
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  microsecond: number;
  /** Minutes east of Greenwich; absent without a zone. */
  zone?: number;
}

/** An entry of `!!pairs` or `!!omap`. */
export interface YamlPairValue {
  type: 'pair';
  key: YamlValue;
  value: YamlValue;
}

/** Keys in order of their first appearance; the last value of a repeated key counts. */
export class YamlMapping {
  private readonly slots = new Map<string, [YamlValue, YamlValue]>();

  set(key: YamlValue, value: YamlValue): void {
    const id = keyId(key) ?? '';
    const slot = this.slots.get(id);
    if (slot) slot[1] = value;
    else this.slots.set(id, [key, value]);
  }

  get(key: YamlValue): YamlValue | undefined {
    return this.slots.get(keyId(key) ?? '')?.[1];
  }

  has(key: YamlValue): boolean {
    return this.slots.has(keyId(key) ?? '');
  }

  entries(): [YamlValue, YamlValue][] {
    return [...this.slots.values()];
  }

  get size(): number {
    return this.slots.size;
  }
}

export class YamlSet {
  readonly members = new YamlMapping();

  add(key: YamlValue): void {
    this.members.set(key, null);
  }
}

export const isDate = (value: YamlValue): value is YamlDate =>
  typeof value === 'object' && value !== null && 'type' in value && value.type !== 'pair';

export const isPair = (value: YamlValue): value is YamlPairValue =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'pair';

/** Equal for what Python holds for one key (`1`, `1.0` and `true` are one); nothing for what cannot be a key. */
export function keyId(value: YamlValue): string | undefined {
  if (value === null) return 'null';
  if (typeof value === 'string') return `s${value}`;
  if (typeof value === 'boolean') return value ? 'n1' : 'n0';
  if (typeof value === 'bigint') return `n${value}`;
  if (typeof value === 'number') return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`;
  if (value instanceof Uint8Array) return `b${value.join()}`;
  if (isDate(value)) return dateId(value);
  return undefined;
}

function dateId(date: YamlDate): string {
  const { year, month, day, hour, minute, second, microsecond, zone } = date;
  if (date.type === 'date') return `d${year}-${month}-${day}`;
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  instant.setUTCHours(hour, minute - (zone ?? 0), second);
  return `${zone === undefined ? 't' : 'z'}${instant.getTime()}.${microsecond}`;
}

/** Python's truth: nothing, zero and whatever is empty are false. */
export function isTrue(value: YamlValue): boolean {
  if (Array.isArray(value) || value instanceof Uint8Array) return value.length > 0;
  if (value instanceof YamlMapping) return value.size > 0;
  if (value instanceof YamlSet) return value.members.size > 0;
  // NaN is true in Python.
  if (typeof value === 'number') return value !== 0;
  return Boolean(value);
}

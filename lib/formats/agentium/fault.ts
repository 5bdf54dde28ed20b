/** What a stage finds: which law is broken where. Rules turn faults into sentences and fixes. */
import type { Origin, Value } from './value';

export interface Fault {
  /** Name of the rule, without the format. */
  rule: string;
  /** JSON Pointer into the manifest, the definition's input or the extension's. */
  pointer: string;
  /** The offending value, or the object that lacks it. */
  at?: Value | undefined;
  /** The name as written, where the fault is about a name rather than a value. */
  key?: Origin | undefined;
  /** Field, id, tool or target it is about; never the value of an option. */
  name?: string;
  /** What was wanted instead, or which part of the law is broken. */
  wanted?: string;
  /** Names that would have been right, for the nearest one. */
  known?: readonly string[];
  /** The object or list that holds the offending member. */
  holder?: Value;
  /** 0 = base, 1… = extensions. */
  layer?: number;
}

/** Pointers of places that must not draw a second fault. */
export type Reported = ReadonlySet<string>;

/** Each text that occurs more than once, with the indexes of its repeats. */
export function repeatsIn(names: readonly (string | undefined)[]): Map<string, number[]> {
  const seen = new Set<string>();
  const repeats = new Map<string, number[]>();
  names.forEach((name, index) => {
    if (name === undefined) return;
    if (!seen.has(name)) seen.add(name);
    else repeats.set(name, [...(repeats.get(name) ?? []), index]);
  });
  return repeats;
}

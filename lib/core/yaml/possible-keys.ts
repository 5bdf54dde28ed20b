import type { Cursor } from './cursor';
import type { Refusal } from './faults';
import { LONGEST_KEY, missingColon } from './scan-refusals';
import type { Token } from './token';

/** A node that becomes a key if a colon follows it on its line, within 1024 characters. */
export interface PossibleKey {
  level: number;
  /** A block mapping is open at this column, so nothing but a key can stand here. */
  required: boolean;
  start: number;
  line: number;
  column: number;
  characters: number;
  /** Places kept for the tokens that start a mapping and its key. */
  mapStart: Token;
  key: Token;
}

/** The possible keys: at most one per level of flow collections, outer levels first. */
export class PossibleKeys {
  private readonly cursor: Cursor;
  private readonly keys: PossibleKey[] = [];
  /** Those before this index are out of reach. */
  private live = 0;

  constructor(cursor: Cursor) {
    this.cursor = cursor;
  }

  dropStale(): void {
    const { cursor, keys } = this;
    for (let key = keys[this.live]; key !== undefined; key = keys[++this.live]) {
      if (key.line === cursor.line && cursor.characters - key.characters <= LONGEST_KEY) return;
      this.drop(key);
    }
  }

  private drop(key: PossibleKey): void {
    if (key.required) throw this.refusal(key);
    key.mapStart.kind = 'unused';
    key.key.kind = 'unused';
  }

  private refusal(key: PossibleKey): Refusal {
    return missingColon(this.cursor.text, key.start);
  }

  /** Remembers that a key may start here; gives the places kept for its tokens. */
  remember(level: number, required: boolean): Token[] {
    const { cursor } = this;
    this.forget(level);
    const place = (): Token => ({ kind: 'open', start: cursor.at, end: cursor.at });
    const key: PossibleKey = {
      level,
      required,
      start: cursor.at,
      line: cursor.line,
      column: cursor.column,
      characters: cursor.characters,
      mapStart: place(),
      key: place(),
    };
    this.keys.push(key);
    return [key.mapStart, key.key];
  }

  /** Takes the possible key of a level off the list. */
  take(level: number): PossibleKey | undefined {
    const last = this.keys.at(-1);
    if (last?.level !== level) return undefined;
    this.keys.pop();
    if (this.live <= this.keys.length) return last;
    this.live = this.keys.length;
    return undefined;
  }

  forget(level: number): void {
    const key = this.take(level);
    if (key) this.drop(key);
  }

  /** At the end of the text nothing can become a key any more. */
  clear(level: number): void {
    this.forget(level);
    for (const { mapStart, key } of this.keys) {
      mapStart.kind = 'unused';
      key.kind = 'unused';
    }
    this.keys.length = 0;
    this.live = 0;
  }
}

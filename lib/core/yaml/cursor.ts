import { CR, END, isBreak, isLowSurrogate, LF, takesNoColumn } from './chars';

/** A place in the text that knows its line and column as a loader counts them: in characters, byte order marks left out. */
export class Cursor {
  at = 0;
  line = 0;
  column = 0;
  /** Characters before this place; the limit on simple keys counts these. */
  characters = 0;

  readonly text: string;
  /** strictyaml starts a line only after LF and CR, though U+0085 and its like end a token there too. */
  private readonly countsAllBreaks: boolean;

  constructor(text: string, countsAllBreaks: boolean) {
    this.text = text;
    this.countsAllBreaks = countsAllBreaks;
  }

  peek(ahead = 0): number {
    const unit = this.text.charCodeAt(this.at + ahead);
    return Number.isNaN(unit) ? END : unit;
  }

  startsWith(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }

  forward(units = 1): void {
    for (let left = units; left > 0 && this.at < this.text.length; left--) {
      const unit = this.peek();
      this.at++;
      if (!isLowSurrogate(unit)) this.characters++;
      if (this.startsLine(unit)) {
        this.line++;
        this.column = 0;
      } else if (!takesNoColumn(unit)) this.column++;
    }
  }

  private startsLine(unit: number): boolean {
    if (unit === LF) return true;
    if (unit === CR) return this.peek() !== LF;
    return this.countsAllBreaks && isBreak(unit);
  }

  skipSpaces(): void {
    while (this.peek() === 32) this.forward();
  }

  skipToBreak(): void {
    while (this.at < this.text.length && !isBreak(this.peek())) this.forward();
  }

  /** Reads one line break; gives what it stands for in a value, or nothing where there is none. */
  lineBreak(): string {
    const unit = this.peek();
    if (!isBreak(unit)) return '';
    if (unit === 0x2028 || unit === 0x2029) {
      this.forward();
      return String.fromCharCode(unit);
    }
    this.forward(this.startsWith('\r\n') ? 2 : 1);
    return '\n';
  }
}

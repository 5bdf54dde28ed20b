/** The parts of a Markdown text, each with its place. */

/** Offsets are UTF-16 units of the text as given, whatever `from` was. */
export interface Span {
  start: number;
  end: number;
}

export interface Heading extends Span {
  level: number;
  /** Without `#` and inline markup. */
  text: string;
}

export interface Link extends Span {
  /** What is shown, as written. */
  text: string;
  /** As written, without `<` and `>`. */
  destination: string;
  /** Where the destination stands: for a reference link, in its definition. */
  target: Span;
  kind: 'link' | 'image' | 'autolink';
}

export interface CodeSpan extends Span {
  /** Without the backticks and the space that may pad them. */
  text: string;
}

export interface Strong extends Span {
  text: string;
}

/** Bold text that starts a paragraph or list item, and the part of the text it speaks for. */
export interface Label extends Strong {
  scope: Span;
}

export interface CodeBlock extends Span {
  fenced: boolean;
  /** What follows the opening fence. */
  info: string;
}

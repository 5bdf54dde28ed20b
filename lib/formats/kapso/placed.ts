/** A text with the span it has in its file: offsets in UTF-16 units of the decoded text. */
export interface Placed {
  text: string;
  start: number;
  end: number;
}

export interface Span {
  start: number;
  end: number;
}

/** Why a file cannot be read, and where. */
export interface Unreadable extends Span {
  message: string;
}

/** What a JSON text is read into: nodes that know their place, and the first fault. */
interface Spanned {
  /** UTF-16 offsets of the text that was parsed. */
  start: number;
  end: number;
}

export interface JsonString extends Spanned {
  kind: 'string';
  value: string;
}

export interface JsonNumber extends Spanned {
  kind: 'number';
  value: number;
  raw: string;
}

export interface JsonBoolean extends Spanned {
  kind: 'boolean';
  value: boolean;
}

export interface JsonNull extends Spanned {
  kind: 'null';
}

export interface JsonMember {
  key: JsonString;
  value: JsonNode;
}

export interface JsonObject extends Spanned {
  kind: 'object';
  /** In order, repeated keys included. */
  members: JsonMember[];
}

export interface JsonArray extends Spanned {
  kind: 'array';
  items: JsonNode[];
}

export type JsonNode = JsonObject | JsonArray | JsonString | JsonNumber | JsonBoolean | JsonNull;

export type JsonFaultCode =
  | 'bom'
  | 'empty'
  | 'comment'
  | 'trailing-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'single-quote'
  | 'unquoted-key'
  | 'unclosed'
  | 'unclosed-string'
  | 'control-character'
  | 'escape'
  | 'number'
  | 'python-word'
  | 'not-finite'
  | 'unexpected'
  | 'extra-text';

export interface JsonFault extends Spanned {
  code: JsonFaultCode;
  message: string;
}

/** `root` is there without a fault, and holds what was read before one; `fault` is the first thing that is no JSON. */
export interface JsonDocument {
  root?: JsonNode;
  fault?: JsonFault;
}

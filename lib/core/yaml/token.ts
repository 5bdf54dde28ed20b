/** What the scanner hands to the parser. */

export type TokenKind =
  /** A place kept for a key, while it is open whether the next node is one. */
  | 'open'
  /** Such a place that was not needed; dropped before parsing. */
  | 'unused'
  /** Comments and blank lines, where strictyaml takes them for a token. */
  | 'comment'
  | 'end'
  | 'directive'
  | 'document-start'
  | 'document-end'
  | 'list-start'
  | 'map-start'
  | 'block-end'
  | 'flow-list-start'
  | 'flow-map-start'
  | 'flow-list-end'
  | 'flow-map-end'
  | 'comma'
  | 'entry'
  | 'key'
  | 'value'
  | 'alias'
  | 'anchor'
  | 'tag'
  | 'scalar';

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
  /** Text of a scalar, name of an anchor, alias or directive. */
  text?: string;
  style?: ScalarStyle;
  /** `[handle, suffix]` of a tag or of a `%TAG` directive; a verbatim tag has no handle. */
  parts?: [handle: string | undefined, suffix: string];
  /** Of a `%YAML` directive. */
  version?: [major: number, minor: number];
  /** Lines on which it starts and ends. */
  line?: number;
  lastLine?: number;
  /** Comments or blank lines that strictyaml keeps with a token: those before it, those after it. */
  above?: Span;
  behind?: Span;
}

interface Span {
  start: number;
  end: number;
}

export type YamlDialect = 'pyyaml' | 'strictyaml';

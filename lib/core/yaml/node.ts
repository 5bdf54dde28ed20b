/** What a YAML text says, with positions: offsets are UTF-16 units of the text that was parsed. */

interface Spanned {
  start: number;
  end: number;
  /** As written: `!team`, `!!str`. */
  tag?: string;
  /** What the tag stands for, its handle expanded: `tag:yaml.org,2002:str`. */
  tagUri?: string;
  anchor?: string;
}

export interface YamlScalar extends Spanned {
  kind: 'scalar';
  /** The text after unescaping and folding; not typed. */
  text: string;
  style: 'plain' | 'single' | 'double' | 'literal' | 'folded';
}

export interface YamlPair {
  key: YamlNode;
  /** An absent value is an empty plain scalar of no width. */
  value: YamlNode;
}

export interface YamlMap extends Spanned {
  kind: 'map';
  flow: boolean;
  /** In order, repeated keys included. */
  pairs: YamlPair[];
}

export interface YamlList extends Spanned {
  kind: 'list';
  flow: boolean;
  items: YamlNode[];
}

export interface YamlAlias extends Spanned {
  kind: 'alias';
  name: string;
  /** The node the alias stands for, where there is one. */
  target?: YamlNode;
}

export type YamlNode = YamlScalar | YamlMap | YamlList | YamlAlias;

/** Why a text is refused. `code` names the kind, so that fixes and sentences can be chosen by it. */
export interface YamlFault {
  code: string;
  message: string;
  start: number;
  end: number;
}

/** Total: a refused text has a fault, and as much of the tree as was read before it. */
export interface YamlDocument {
  /** Undefined for an empty document. */
  root?: YamlNode;
  /** The first thing the dialect refuses comes first. Empty: the dialect's own loader accepts the text. */
  faults: YamlFault[];
  /** Comments, `#` included. */
  comments: { start: number; end: number }[];
}

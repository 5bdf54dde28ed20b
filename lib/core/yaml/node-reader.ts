/** Reads single nodes: scalars, aliases, the marks before a node; opens collections for the parser to fill. */
import { lineEnd, shown } from '../shown';
import { Refusal } from './faults';
import { misplaced } from './misplaced';
import type { YamlFault, YamlList, YamlMap, YamlNode, YamlScalar } from './node';
import { StrictQueue } from './strict-queue';
import type { Token, TokenKind, YamlDialect } from './token';
import { TokenQueue } from './token-queue';

/** Python's own stack ends the reference's reading of deeper texts. Counted in collections within each other. */
const DEEPEST = { pyyaml: 490, strictyaml: 245 };

const CORE = 'tag:yaml.org,2002:';

/** A collection still being read. */
export interface ListFrame {
  kind: 'list' | 'flush-list' | 'flow-list';
  node: YamlList;
  first: boolean;
}

export interface MapFrame {
  kind: 'map' | 'flow-map' | 'flow-pair';
  node: YamlMap;
  first: boolean;
  /** The key whose value comes next. */
  key?: YamlNode;
  /** The key stands in braces without a mark of its own, so a colon after it is none of its. */
  bare?: boolean;
}

export type Frame = ListFrame | MapFrame;

interface Marks {
  marked: boolean;
  tag?: string;
  tagUri?: string;
  anchor?: string;
}

export class NodeReader {
  readonly faults: YamlFault[] = [];
  readonly tokens: TokenQueue;
  protected readonly text: string;
  protected handles = new Map<string, string>([
    ['!', '!'],
    ['!!', CORE],
  ]);
  protected readonly frames: Frame[] = [];
  private readonly dialect: YamlDialect;
  private readonly anchors = new Map<string, YamlNode>();

  constructor(text: string, dialect: YamlDialect) {
    this.text = text;
    this.dialect = dialect;
    this.tokens = dialect === 'pyyaml' ? new TokenQueue(text, dialect) : new StrictQueue(text, dialect);
  }

  /** strictyaml reads YAML 1.2 unless a directive asks for 1.1; PyYAML always 1.1. */
  protected get version11(): boolean {
    const { version } = this.tokens.scanner;
    return this.dialect === 'pyyaml' || (version?.[0] === 1 && version[1] === 1);
  }

  protected get token(): Token {
    return this.tokens.peek();
  }

  protected take(): Token {
    return this.tokens.take();
  }

  /** Asked many times for each token, so it takes its few kinds one by one and makes no list of them. */
  protected is(a: TokenKind, b?: TokenKind, c?: TokenKind, d?: TokenKind): boolean {
    const { kind } = this.token;
    return kind === a || kind === b || kind === c || kind === d;
  }

  protected refuse(code: string, message: string, token = this.token): never {
    throw new Refusal(code, message, token.start, token.end);
  }

  protected refuseMisplaced(): never {
    throw misplaced(this.text, this.token, this.tokens.before);
  }

  /** A fault of the dialect that does not stop the reading. */
  protected note(code: string, message: string, start: number, end: number): void {
    this.faults.push({ code, message, start, end });
  }

  protected empty(at: number): YamlScalar {
    return { kind: 'scalar', start: at, end: at, text: '', style: 'plain' };
  }

  /** Where an absent value stands: right after what came before. */
  protected gapBefore(): number {
    return Math.min(this.tokens.before?.end ?? this.token.start, this.token.start);
  }

  protected open(frame: Frame): void {
    if (this.frames.length >= DEEPEST[this.dialect]) {
      const message = `The collections are nested more than ${DEEPEST[this.dialect]} deep.`;
      throw new Refusal('too-deep', message, frame.node.start, frame.node.start + 1);
    }
    this.frames.push(frame);
  }

  /** Reads a scalar or alias, or opens a collection that the steps fill. */
  protected node(block: boolean, mayBeFlushList: boolean): YamlNode {
    if (this.is('alias')) return this.alias();
    const { start } = this.token;
    const marks = this.marks();
    const node = this.content(block, mayBeFlushList, marks.marked);
    if (marks.marked) node.start = start;
    if (marks.tag !== undefined) node.tag = marks.tag;
    if (marks.tagUri !== undefined) node.tagUri = marks.tagUri;
    if (marks.anchor !== undefined) {
      node.anchor = marks.anchor;
      this.anchors.set(marks.anchor, node);
    }
    return node;
  }

  private content(block: boolean, mayBeFlushList: boolean, marked: boolean): YamlNode {
    const { token } = this;
    const { start, end } = token;
    if (mayBeFlushList && token.kind === 'entry') {
      this.tokens.shedComments();
      return this.openList('flush-list', start, end);
    }
    switch (token.kind) {
      case 'scalar':
        this.take();
        return { kind: 'scalar', start, end, text: token.text ?? '', style: token.style ?? 'plain' };
      case 'flow-list-start':
      case 'flow-map-start':
        return this.openFlow();
      case 'list-start':
      case 'map-start':
        if (!block) break;
        this.take();
        return token.kind === 'list-start' ? this.openList('list', start, end) : this.openMap('map', start, end);
    }
    if (marked) return this.empty(this.gapBefore());
    return this.refuseMisplaced();
  }

  private openFlow(): YamlNode {
    const token = this.take();
    const { start, end } = token;
    if (this.dialect === 'strictyaml' && !this.frames.some((frame) => frame.node.flow)) {
      const until = lineEnd(this.text, end);
      const sign = this.text.charAt(start);
      const message = `${shown(this.text.slice(start, until))} is read as flow style because it starts with \`${sign}\`; write a block, or quote the value.`;
      this.note('flow', message, start, until);
    }
    return token.kind === 'flow-list-start'
      ? this.openList('flow-list', start, end)
      : this.openMap('flow-map', start, end);
  }

  private openList(kind: 'list' | 'flush-list' | 'flow-list', start: number, end: number): YamlList {
    const node: YamlList = { kind: 'list', flow: kind === 'flow-list', start, end, items: [] };
    this.open({ kind, node, first: true });
    return node;
  }

  private openMap(kind: 'map' | 'flow-map', start: number, end: number): YamlMap {
    const node: YamlMap = { kind: 'map', flow: kind === 'flow-map', start, end, pairs: [] };
    this.open({ kind, node, first: true });
    return node;
  }

  private alias(): YamlNode {
    const { start, end, text: name = '' } = this.take();
    const target = this.anchors.get(name);
    if (!target || this.dialect === 'strictyaml') {
      const seen = shown(this.text.slice(start, end));
      const message =
        this.dialect === 'strictyaml'
          ? `${seen} is read as an alias because it starts with \`*\`; quote the value.`
          : `${seen} is read as an alias, but no anchor \`&${name}\` stands before it; quote the value.`;
      this.note('alias', message, start, end);
    }
    return target ? { kind: 'alias', start, end, name, target } : { kind: 'alias', start, end, name };
  }

  /** The anchor and tag before a node, in either order. */
  private marks(): Marks {
    const found: Marks = { marked: false };
    for (let turn = 0; turn < 2; turn++) {
      if (this.is('anchor') && found.anchor === undefined) found.anchor = this.anchor();
      else if (this.is('tag') && found.tag === undefined) Object.assign(found, this.tag());
      else break;
      found.marked = true;
    }
    return found;
  }

  private anchor(): string {
    const { start, end, text: name = '' } = this.take();
    const seen = shown(this.text.slice(start, end));
    if (this.dialect === 'strictyaml') {
      this.note('anchor', `${seen} is read as an anchor because it starts with \`&\`; quote the value.`, start, end);
    } else if (this.anchors.has(name)) {
      this.note('duplicate-anchor', `The anchor ${seen} is set a second time; each name may be set once.`, start, end);
    }
    return name;
  }

  private tag(): { tag: string; tagUri: string } {
    const { start, end, parts } = this.take();
    const tag = this.text.slice(start, end);
    if (this.dialect === 'strictyaml') {
      this.note('tag', `${shown(tag)} is read as a tag because it starts with \`!\`; quote the value.`, start, end);
    }
    const [handle, suffix] = parts ?? [undefined, '!'];
    if (handle === undefined) return { tag, tagUri: suffix };
    const prefix = this.handles.get(handle);
    if (prefix === undefined && this.dialect === 'pyyaml') {
      this.note('tag', `The tag ${shown(tag)} uses the handle \`${handle}\`, which no directive defines.`, start, end);
    }
    return { tag, tagUri: (prefix ?? handle) + suffix };
  }
}

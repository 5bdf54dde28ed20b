/** Builds the node tree from tokens, as far as they follow the grammar. Open collections lie on a stack, so nesting costs no recursion. */

import { shown } from '../shown';
import { Refusal } from './faults';
import type { YamlFault, YamlList, YamlMap, YamlNode, YamlScalar } from './node';
import type { Scanned } from './scanner';
import type { Token, TokenKind, YamlDialect } from './token';

/** Python's own stack ends the reference's reading of deeper texts. Counted in collections within each other. */
const DEEPEST = { pyyaml: 490, strictyaml: 245 };

const CORE = 'tag:yaml.org,2002:';

/** A collection still being read. */
interface ListFrame {
  kind: 'list' | 'flush-list' | 'flow-list';
  node: YamlList;
  first: boolean;
}

interface MapFrame {
  kind: 'map' | 'flow-map' | 'flow-pair';
  node: YamlMap;
  first: boolean;
  /** The key whose value comes next. */
  key?: YamlNode;
  /** The key stands in braces without a mark of its own, so a colon after it is none of its. */
  bare?: boolean;
}

type Frame = ListFrame | MapFrame;

export interface Parsed {
  root?: YamlNode;
  faults: YamlFault[];
}

export function parse(text: string, scanned: Scanned, dialect: YamlDialect): Parsed {
  const parser = new Parser(text, scanned, dialect);
  try {
    parser.stream();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    parser.result.faults.push(error.fault);
  }
  return parser.result;
}

class Parser {
  readonly result: Parsed = { faults: [] };
  private readonly text: string;
  private readonly tokens: Token[];
  /** What stands after the last token: the scanner's own refusal. */
  private readonly scanFault: YamlFault | undefined;
  private readonly dialect: YamlDialect;
  /** strictyaml reads YAML 1.2 unless a directive asks for 1.1; PyYAML always 1.1. */
  private readonly version11: boolean;
  private at = 0;
  private handles = new Map<string, string>();
  private readonly frames: Frame[] = [];
  private readonly anchors = new Map<string, YamlNode>();

  constructor(text: string, scanned: Scanned, dialect: YamlDialect) {
    this.text = text;
    this.tokens = scanned.tokens;
    this.scanFault = scanned.fault;
    this.dialect = dialect;
    this.version11 = dialect === 'pyyaml' || (scanned.version?.[0] === 1 && scanned.version[1] === 1);
  }

  private get token(): Token {
    const token = this.tokens[this.at];
    if (token) return token;
    const { code, message, start, end } = this.scanFault ?? {
      code: 'end',
      message: 'The text ends too early.',
      start: 0,
      end: 0,
    };
    throw new Refusal(code, message, start, end);
  }

  private take(): Token {
    const { token } = this;
    this.at++;
    return token;
  }

  private is(...kinds: TokenKind[]): boolean {
    return kinds.includes(this.token.kind);
  }

  private refuse(code: string, message: string, token = this.token): never {
    throw new Refusal(code, message, token.start, Math.max(token.end, token.start));
  }

  /** A fault of the dialect that does not stop the reading. */
  private note(code: string, message: string, start: number, end: number): void {
    this.result.faults.push({ code, message, start, end });
  }

  stream(): void {
    this.document();
    if (this.is('document-end')) this.take();
    // YAML 1.2 as strictyaml reads it takes only one `...`.
    while (this.version11 && this.is('document-end')) this.take();
    if (this.is('end')) return;
    const { token } = this;
    if (token.kind === 'document-start' || token.kind === 'document-end' || token.kind === 'directive') {
      const seen = shown(this.text.slice(token.start, token.end));
      this.refuse('second-document', `${seen} starts a second document; only one is read.`);
    }
    this.refuse(...this.misplaced());
  }

  private document(): void {
    this.handles = new Map([
      ['!', '!'],
      ['!!', CORE],
    ]);
    if (this.is('end')) return;
    if (this.is('directive', 'document-start')) {
      this.directives();
      if (!this.is('document-start')) this.refuse('directive', 'A `---` line is wanted after the directives.');
      this.take();
      if (this.is('directive', 'document-start', 'document-end', 'end')) {
        this.result.root = this.empty(this.token.start);
        return;
      }
    }
    this.result.root = this.node(true, false);
    for (let frame = this.frames.at(-1); frame; frame = this.frames.at(-1)) this.step(frame);
  }

  private directives(): void {
    const seen = new Set<string>();
    while (this.is('directive')) {
      const token = this.take();
      const written = shown(this.text.slice(token.start, token.end));
      const name = token.text === 'TAG' ? `TAG ${token.parts?.[0]}` : token.text === 'YAML' ? 'YAML' : '';
      if (name !== '' && seen.has(name)) this.refuse('directive', `The directive ${written} repeats one above.`, token);
      seen.add(name);
      if (token.version && token.version[0] !== 1) {
        this.refuse('directive', `${written} asks for a YAML that is not read here; \`1.1\` is wanted.`, token);
      }
      if (token.text === 'TAG' && token.parts?.[0] !== undefined) this.handles.set(token.parts[0], token.parts[1]);
    }
  }

  private empty(at: number): YamlScalar {
    return { kind: 'scalar', start: at, end: at, text: '', style: 'plain' };
  }

  private step(frame: Frame): void {
    if (frame.kind === 'list' || frame.kind === 'flush-list') this.listStep(frame);
    else if (frame.kind === 'flow-list') this.flowListStep(frame);
    else if (frame.kind === 'map') this.mapStep(frame);
    else if (frame.kind === 'flow-map') this.flowMapStep(frame);
    else if (frame.kind === 'flow-pair') this.flowPairStep(frame);
  }

  private close(end: number): void {
    const frame = this.frames.pop();
    if (frame) frame.node.end = end;
  }

  private listStep(frame: ListFrame): void {
    const { node } = frame;
    const flush = frame.kind === 'flush-list';
    if (this.is('entry')) {
      const { end } = this.take();
      const empty = flush ? this.is('entry', 'key', 'value', 'block-end') : this.is('entry', 'block-end');
      node.items.push(empty ? this.empty(end) : this.node(true, false));
      return;
    }
    if (!flush) {
      if (!this.is('block-end')) this.refuse(...this.misplaced());
      this.take();
    }
    this.close(node.items.at(-1)?.end ?? node.start);
  }

  private mapStep(frame: MapFrame): void {
    if (frame.key) {
      const value = this.is('value') ? this.blockPart() : this.empty(this.gapBefore());
      this.pair(frame, value);
    } else if (this.is('key')) frame.key = this.blockPart();
    else if (!this.version11 && this.is('value')) frame.key = this.empty(this.token.start);
    else {
      if (!this.is('block-end')) this.refuse(...this.misplaced());
      this.take();
      this.close(frame.node.pairs.at(-1)?.value.end ?? frame.node.start);
    }
  }

  /** Where an absent value stands: right after what came before. */
  private gapBefore(): number {
    return Math.min(this.tokens[this.at - 1]?.end ?? this.token.start, this.token.start);
  }

  /** What follows `?` or `:` in a block mapping. */
  private blockPart(): YamlNode {
    const { end } = this.take();
    return this.is('key', 'value', 'block-end') ? this.empty(end) : this.node(true, true);
  }

  private pair(frame: MapFrame, value: YamlNode): void {
    if (frame.key) frame.node.pairs.push({ key: frame.key, value });
    delete frame.key;
  }

  /** Takes the comma before all entries but the first. */
  private separator(frame: Frame, closing: string): void {
    if (!frame.first) {
      if (!this.is('comma')) this.unclosedFlow(frame, closing);
      this.take();
    }
    frame.first = false;
  }

  private unclosedFlow(frame: Frame, closing: string): never {
    const { token } = this;
    const opened = shown(this.text.slice(frame.node.start, token.start));
    const what = token.kind === 'end' ? 'is never closed' : 'goes on without a comma';
    const code = token.kind === 'end' ? 'unclosed-flow' : 'flow-separator';
    const message = `${opened} ${what}; a comma or \`${closing}\` is wanted.`;
    throw new Refusal(code, message, frame.node.start, token.kind === 'end' ? token.start : token.end);
  }

  private flowListStep(frame: ListFrame): void {
    if (!this.is('flow-list-end')) {
      this.separator(frame, ']');
      if (this.is('key')) {
        const { start, end } = this.token;
        const node: YamlMap = { kind: 'map', flow: true, start, end, pairs: [] };
        frame.node.items.push(node);
        this.open({ kind: 'flow-pair', node, first: true });
        return;
      }
      if (!this.is('flow-list-end')) {
        frame.node.items.push(this.node(false, false));
        return;
      }
    }
    this.close(this.take().end);
  }

  private flowMapStep(frame: MapFrame): void {
    if (frame.key) {
      const given = !frame.bare && this.is('value');
      this.pair(frame, given ? this.flowPart('comma', 'flow-map-end') : this.empty(this.gapBefore()));
      return;
    }
    if (!this.is('flow-map-end')) {
      this.separator(frame, '}');
      frame.bare = !this.is('key', 'flow-map-end');
      if (this.is('key')) {
        frame.key = this.flowPart('value', 'comma', 'flow-map-end');
        return;
      }
      if (frame.bare) {
        frame.key = this.node(false, false);
        return;
      }
    }
    this.close(this.take().end);
  }

  /** `[key: value]`: a mapping of one pair, without braces. */
  private flowPairStep(frame: MapFrame): void {
    if (!frame.key && frame.first) {
      frame.first = false;
      frame.key = this.flowPart('value', 'comma', 'flow-list-end');
    } else if (frame.key) {
      this.pair(frame, this.is('value') ? this.flowPart('comma', 'flow-list-end') : this.empty(this.gapBefore()));
    } else this.close(frame.node.pairs[0]?.value.end ?? frame.node.start);
  }

  private flowPart(...absentBefore: TokenKind[]): YamlNode {
    const { end } = this.take();
    return this.is(...absentBefore) ? this.empty(end) : this.node(false, false);
  }

  private open(frame: Frame): void {
    if (this.frames.length >= DEEPEST[this.dialect]) {
      const message = `The collections are nested more than ${DEEPEST[this.dialect]} deep.`;
      throw new Refusal('too-deep', message, frame.node.start, frame.node.start + 1);
    }
    this.frames.push(frame);
  }

  /** Reads a scalar or alias, or opens a collection that the steps fill. */
  private node(block: boolean, mayBeFlushList: boolean): YamlNode {
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
    if (mayBeFlushList && token.kind === 'entry') return this.openList('flush-list', start, end);
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
    return this.refuse(...this.misplaced());
  }

  private openFlow(): YamlNode {
    const token = this.take();
    const { start, end } = token;
    if (this.dialect === 'strictyaml' && !this.frames.some((frame) => frame.node.flow)) {
      let lineEnd = end;
      while (lineEnd < this.text.length && !'\n\r'.includes(this.text.charAt(lineEnd))) lineEnd++;
      const sign = this.text.charAt(start);
      const message = `${shown(this.text.slice(start, lineEnd))} is read as flow style because it starts with \`${sign}\`; write a block, or quote the value.`;
      this.note('flow', message, start, lineEnd);
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
  private marks(): { marked: boolean; tag?: string; tagUri?: string; anchor?: string } {
    const found: { marked: boolean; tag?: string; tagUri?: string; anchor?: string } = { marked: false };
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

  /** Why the token at hand cannot stand where it stands. */
  private misplaced(): [code: string, message: string, token: Token] {
    const { token } = this;
    const before = this.tokens[this.at - 1];
    const seen = shown(this.text.slice(token.start, this.lineEnd(token.start)));
    if (
      before?.kind === 'scalar' &&
      (before.style === 'single' || before.style === 'double') &&
      this.sameLine(before, token)
    ) {
      const message = `Text follows the closing quote of ${shown(this.text.slice(before.start, before.end))}; quote the whole value.`;
      return ['text-after-quote', message, { ...token, end: Math.max(token.end, this.lineEnd(token.start)) }];
    }
    if (token.kind === 'comma')
      return ['reserved-indicator', `${seen} starts with \`,\`, which YAML reserves; quote the value.`, token];
    if (token.kind === 'value') return ['missing-key', 'A `:` stands where a key is wanted.', token];
    if (token.kind === 'end' || token.kind === 'document-end' || token.kind === 'document-start') {
      return ['missing-content', 'The text ends where a value is wanted.', token];
    }
    if (token.kind === 'flow-list-end' || token.kind === 'flow-map-end') {
      return [
        'unopened-flow',
        `${shown(this.text.slice(token.start, token.end))} closes no bracket of its kind.`,
        token,
      ];
    }
    const whole = { ...token, end: Math.max(token.end, this.lineEnd(token.start)) };
    return ['indentation', `${seen} is not aligned with what stands before it.`, whole];
  }

  private lineEnd(from: number): number {
    let end = from;
    while (end < this.text.length && !'\n\r'.includes(this.text.charAt(end))) end++;
    return end;
  }

  private sameLine(before: Token, after: Token): boolean {
    return !/[\n\r]/u.test(this.text.slice(before.end, after.start));
  }
}

/** Builds the node tree from tokens, as far as they follow the grammar. Open collections lie on a stack, so nesting costs no recursion. */
import { shown } from '../shown';
import { Refusal } from './faults';
import type { YamlFault, YamlMap, YamlNode } from './node';
import { type Frame, type ListFrame, type MapFrame, NodeReader } from './node-reader';
import type { TokenKind, YamlDialect } from './token';

export interface Parsed {
  root?: YamlNode;
  faults: YamlFault[];
  comments: { start: number; end: number }[];
  /** Of the last `%YAML` directive. */
  version: [major: number, minor: number] | undefined;
}

export function parse(text: string, dialect: YamlDialect): Parsed {
  const parser = new Parser(text, dialect);
  try {
    parser.stream();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    parser.faults.push(error.fault);
  }
  const { root, faults } = parser;
  const { comments, version } = parser.tokens.scanner;
  return { ...(root ? { root } : {}), faults, comments, version };
}

class Parser extends NodeReader {
  root: YamlNode | undefined;

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
    this.refuseMisplaced();
  }

  private document(): void {
    if (this.is('end')) return;
    if (this.is('directive', 'document-start')) {
      this.directives();
      if (!this.is('document-start')) this.refuse('directive', 'A `---` line is wanted after the directives.');
      this.take();
      if (this.is('directive', 'document-start', 'document-end', 'end')) {
        this.root = this.empty(this.token.start);
        return;
      }
    }
    this.root = this.node(true, false);
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
      const token = this.take();
      this.tokens.passComments(token);
      const empty = flush ? this.is('entry', 'key', 'value', 'block-end') : this.is('entry', 'block-end');
      node.items.push(empty ? this.empty(token.end) : this.node(true, false));
      return;
    }
    if (!flush) {
      if (!this.is('block-end')) this.refuseMisplaced();
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
      if (!this.is('block-end')) this.refuseMisplaced();
      this.tokens.passComments(this.take());
      this.close(frame.node.pairs.at(-1)?.value.end ?? frame.node.start);
    }
  }

  /** What follows `?` or `:` in a block mapping. */
  private blockPart(): YamlNode {
    const token = this.take();
    const isValue = token.kind === 'value';
    if (!isValue || !this.is('key')) this.tokens.passComments(token);
    if (!this.is('key', 'value', 'block-end')) return this.node(true, true);
    if (isValue) this.tokens.shedComments();
    return this.empty(token.end);
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

  private flowPart(absentBefore: TokenKind, orBefore: TokenKind, orElseBefore?: TokenKind): YamlNode {
    const { end } = this.take();
    return this.is(absentBefore, orBefore, orElseBefore) ? this.empty(end) : this.node(false, false);
  }
}

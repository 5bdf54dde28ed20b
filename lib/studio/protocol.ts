/** What the worker can be asked: one typed interface, carried by Comlink. Only changed parts of a report cross. */

import type { Diagnostic, Fix } from '../core/diagnostic';
import type { FileHash } from '../core/digest';
import type { Completion, Figure, Need, Role } from '../core/format';
import type { Graph } from '../core/graph';
import type { GraphExport } from '../core/graph-export';
import type { Edit, Harness } from '../core/harness';
import type { Path } from '../core/path';
import type { RouteResult } from '../core/routing-simulator';
import type { Settings } from '../core/settings';
import type { ContextFigure, Loads, TokenReport } from '../core/tokens';
import type { ContextParts, SectionLine } from './context-parts';
import type { FoundRoot } from './find-harnesses';
import type { Drawing, DrawingAsk, Overview } from './graph/drawing';
import type { MentionPlace } from './mention';
import type { RenderedTree } from './rendered-tree';
import type { Walks } from './routing';
import type { Found, Search } from './search';
import type { Starter } from './starters';

/** A format as menus show it. */
export interface FormatName {
  id: string;
  title: string;
}

/** A format the harness may be, with the reasons. */
export interface Candidate extends FormatName {
  evidence: readonly string[];
}

/** An export as the sheet shows it. Its files are made only when asked for. */
export interface ExportOffer {
  id: string;
  title: string;
  about: string;
  options: Readonly<Record<string, readonly string[]>>;
  leftOut: readonly { path: Path; reason: string }[];
  blocked?: string;
}

/** A context's figure, with what the pane says about it. Its text is asked for by index. */
export interface ContextLine extends ContextFigure {
  when: string;
  loads: Loads;
}

/** A shape the harness could be turned into. */
export interface ConversionOffer {
  /** Format and import, as one name. */
  id: string;
  /** The format it would become. */
  format: FormatName;
  title: string;
  about: string;
}

/** What a conversion does: nothing of it is done yet. */
export interface Conversion {
  edits: readonly Edit[];
  formatId: string;
  changed: readonly { path: Path; reason: string }[];
  leftOut: readonly { path: Path; reason: string }[];
}

export interface Hash {
  name: string;
  hex: string;
  /** What was hashed, in words. */
  layout: string;
}

/** Everything the panes know about the harness, in parts that keep their identity while they do not change. */
export interface StudioReport {
  format?: FormatName;
  candidates: readonly Candidate[];
  valid: boolean;
  diagnostics: ReadonlyMap<Path, readonly Diagnostic[]>;
  graph: Graph;
  roles: ReadonlyMap<Path, Role>;
  needs: readonly Need[];
  figures: readonly Figure[];
  exports: readonly ExportOffer[];
  /** What it could be converted into, where some format knows its shape. */
  conversions: readonly ConversionOffer[];
  contexts: readonly ContextLine[];
  /** Tokens per file; empty until the tokenizer is there. */
  fileTokens: ReadonlyMap<Path, number>;
  /** The tokenizer's name, undefined until one has counted. */
  encoding?: string;
  hashes: readonly Hash[];
  /** How the routing tests came out. */
  routes: readonly RouteResult[];
}

/** The whole harness when `fresh`, else the edits since the last question. */
export interface Question {
  fresh: boolean;
  edits: readonly Edit[];
  settings: Settings;
  formatId?: string;
}

/** The parts of a report that differ from the last answer. */
export interface Answer {
  parts: Partial<Omit<StudioReport, 'diagnostics' | 'format'>> & { format?: FormatName | null };
  /** Path → its findings now; an empty list clears the path. */
  diagnostics: readonly (readonly [Path, readonly Diagnostic[]])[];
}

export interface ExportMade {
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
  files: readonly FileHash[];
}

/** A rule's prose, for hovers and panes; the examples live on its page. */
export interface RuleProse {
  id: string;
  summary: string;
  why: string;
}

/** A span in one line of a file, 1-based. */
export interface Place {
  path: Path;
  line: number;
  column: number;
  endColumn: number;
}

export interface HoverText {
  start: number;
  end: number;
  markdown: string;
}

/** A heading (or key) of a file, with what its section costs. */
export interface OutlineLine {
  title: string;
  level: number;
  line: number;
  tokens?: number;
}

export interface Preview {
  /** As written, without its dashes; empty where there is none. */
  frontmatter: string;
  body: RenderedTree;
}

/** A zip that was read, or one sentence why not. */
export type Unpacked = { harness: Harness; notes: readonly string[] } | { fault: string };

export interface CheckerApi {
  /** Verdict, findings, graph: what must follow each keystroke. */
  check(question: Question): Promise<Answer>;
  /** Tokens, hashes, exports of the harness last checked: may come a moment later. */
  figures(): Promise<Answer>;
  contextText(index: number): Promise<string>;
  contextParts(index: number): Promise<ContextParts | undefined>;
  /** The sections of a context's texts; empty until there is a tokenizer. */
  contextSections(index: number): Promise<readonly SectionLine[]>;
  /** What no context reads, each with the reason. */
  unread(): Promise<readonly { path: Path; reason: string }[]>;
  /** Figures of another state of the harness, counted as this one is; undefined until there is a tokenizer. */
  tokensOf(harness: Harness, formatId?: string): Promise<TokenReport | undefined>;
  /** What is drawn of the graph, and where: at most a few hundred nodes. */
  drawing(ask: DrawingAsk): Promise<Drawing>;
  /** The whole tree as circles; by tokens where wanted and known. */
  overview(ask: DrawingAsk, weighed: boolean): Promise<Overview>;
  /** The graph as a file: what is drawn, or without `ask` all of it. */
  graphFile(as: GraphExport, title: string, ask?: DrawingAsk): Promise<string>;
  /** Where a task would likely be led. */
  walks(task: string): Promise<Walks | undefined>;
  /** The leaves that a routing test can name. */
  leaves(): Promise<readonly { path: Path; name: string }[]>;
  makeExport(id: string, options: Readonly<Record<string, string>>, name: string): Promise<ExportMade>;
  /** The harness itself as a zip, whatever its format: also what a crash offers as a download. */
  packAll(harness: Harness): Promise<Uint8Array<ArrayBuffer>>;
  unpack(bytes: Uint8Array): Promise<Unpacked>;
  sha256Of(bytes: Uint8Array): Promise<string>;
  /** Hashes of another harness as the same format sees it: what *Verify a bundle* compares. */
  hashesOf(harness: Harness, formatId?: string): Promise<readonly Hash[]>;
  /** Where harnesses begin in what was opened. */
  roots(harness: Harness): Promise<readonly FoundRoot[]>;
  formats(): Promise<readonly FormatName[]>;
  template(formatId: string, templateId: string, name: string): Promise<Harness | undefined>;
  /** What a harness that is not open yet could be converted into. */
  conversionsOf(harness: Harness): Promise<readonly ConversionOffer[]>;
  /** What converting the open harness would change. */
  convert(id: string): Promise<Conversion | undefined>;
  /** New files that the findings, the graph and the templates of the format suggest. */
  starters(): Promise<readonly Starter[]>;
  /** What would also change if a path were renamed: names and mentions. */
  renamePath(from: Path, to: Path): Promise<Fix | undefined>;
  /** With a replacement, each match says what would stand there. */
  search(search: Search, replacement?: string): Promise<Found>;
  replace(search: Search, replacement: string): Promise<readonly Edit[]>;
  /** The address's end that carries a small harness. */
  share(harness: Harness): Promise<string>;
  shared(fragment: string): Promise<Unpacked>;
  outline(path: Path): Promise<readonly OutlineLine[]>;
  /** The rendered, sanitised text of a Markdown file. */
  preview(path: Path): Promise<Preview | undefined>;
  rule(id: string): Promise<RuleProse | undefined>;
  example(ruleId: string, kind: 'bad' | 'good'): Promise<Harness | undefined>;
  complete(path: Path, offset: number): Promise<readonly Completion[]>;
  hover(path: Path, offset: number): Promise<HoverText | undefined>;
  definition(path: Path, offset: number): Promise<{ path: Path; line: number } | undefined>;
  references(path: Path, offset: number): Promise<readonly Place[]>;
  /** The path in prose at this place, where it is what a rename is about. */
  mention(path: Path, offset: number): Promise<MentionPlace | undefined>;
  /** What changes everywhere if the thing at this place is called `to`. */
  rename(path: Path, offset: number, to: string): Promise<Fix | undefined>;
}

export const emptyReport: StudioReport = {
  candidates: [],
  valid: false,
  diagnostics: new Map(),
  graph: { nodes: [], edges: [] },
  roles: new Map(),
  needs: [],
  figures: [],
  exports: [],
  conversions: [],
  contexts: [],
  fileTokens: new Map(),
  hashes: [],
  routes: [],
};

/** The report after an answer: parts that did not change keep their identity, so that panes need not draw again. */
export function merge(report: StudioReport, answer: Answer): StudioReport {
  const { format, ...parts } = answer.parts;
  const next: StudioReport = { ...report, ...parts };
  if (format === null) delete next.format;
  else if (format) next.format = format;
  if (answer.diagnostics.length > 0) {
    const diagnostics = new Map(report.diagnostics);
    for (const [path, found] of answer.diagnostics) {
      if (found.length > 0) diagnostics.set(path, found);
      else diagnostics.delete(path);
    }
    next.diagnostics = diagnostics;
  }
  return next;
}

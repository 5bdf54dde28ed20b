/**
 * The worker's side without the worker: a mirror of the store's harness that answers from it. Tests call it in process.
 * Long, as every question of the protocol has its method here; what is more than a line or two is asked elsewhere.
 */
import { check, formatOf, prepareFor, type Report } from '../check';
import { sha256 } from '../core/digest';
import { harnessOf } from '../core/files';
import type { Export } from '../core/format';
import { emptyGraph, type Graph } from '../core/graph';
import { exportGraph, type GraphExport } from '../core/graph-export';
import { edit, type Harness } from '../core/harness';
import type { Path } from '../core/path';
import { runRoutes } from '../core/routing-simulator';
import { defaultSettings, type Settings, type TokenCounter } from '../core/settings';
import { textOf } from '../core/text';
import { type Context, contextText, figureOf, tokenReport, tokensOf } from '../core/tokens';
import { detect, formatById, formats } from '../formats';
import { contextPartsOf, sectionsOfContext } from './context-parts';
import { conversionOf, conversionsOf } from './conversions';
import { findRoots } from './find-harnesses';
import { type Drawing, type DrawingAsk, drawingOf, overview } from './graph/drawing';
import { groupBy } from './group';
import { hashesOf } from './hashes';
import { completePath, mentionAt, renameMention } from './mention';
import { outlineOf } from './outline';
import { exportOf, packAll, unpack } from './parcel';
import { previewOf } from './preview';
import { leadsOf } from './preview-leads';
import type { Answer, Candidate, CheckerApi, ContextLine, ExportOffer } from './protocol';
import { renamePath } from './rename-path';
import { leavesOf, overlapsIn, docsOf as routingDocs, walksOf } from './routing';
import { docsOf, ruleById } from './rules';
import { type Parts, Said } from './said';
import { replaceAll, type Search, searchAll } from './search';
import { fragmentOf, harnessOfFragment } from './share';
import { startersOf } from './starters';

/** Loads a tokenizer; rejects where its data cannot be fetched. */
export type LoadCounter = (settings: Settings) => Promise<TokenCounter>;

const nothing: Harness = new Map();
const counterPatience = 600;

export class Mirror implements CheckerApi {
  private harness: Harness = nothing;
  private settings: Settings | undefined;
  private formatId: string | undefined;
  private report: Report | undefined;
  private said = new Said();
  private counter: TokenCounter | undefined;
  private counting: Promise<void> | undefined;
  private loadCounter: LoadCounter;
  private drawn: Drawing | undefined;

  constructor(loadCounter: LoadCounter) {
    this.loadCounter = loadCounter;
  }

  /** The mirror's harness: the law says it is the store's. */
  get current(): Harness {
    return this.harness;
  }

  async check(question: Parameters<CheckerApi['check']>[0]): Promise<Answer> {
    if (question.fresh) this.said = new Said();
    this.harness = edit(question.fresh ? nothing : this.harness, question.edits);
    this.formatId = question.formatId;
    if (JSON.stringify(question.settings) !== JSON.stringify({ ...this.settings, counter: undefined })) {
      this.settings = question.settings;
    }
    await prepareFor(this.harness, this.formatId);
    // The tokenizer is mostly there by then: a first check with it spares a second one.
    if (question.fresh)
      await Promise.race([this.ready(), new Promise((resolve) => setTimeout(resolve, counterPatience))]);
    return this.answer();
  }

  /** Rules ask the counter too: once it is there, the harness is checked again with it. */
  async figures(): Promise<Answer> {
    const before = this.settings;
    await this.ready();
    const answer = this.settings === before ? { parts: {}, diagnostics: [] } : this.answer();
    const opened = this.report?.opened;
    const counter = this.counter;
    const parts: Partial<Parts> = {
      candidates: candidatesOf(this.harness),
      exports: (opened?.exports() ?? []).map(offerOf),
      conversions: conversionsOf(this.harness),
      hashes: this.harness.size === 0 ? [] : await hashesOf(this.harness, opened?.hashed() ?? []),
      contexts: (opened?.contexts() ?? []).map((context) => this.lineOf(context)),
    };
    if (counter) {
      parts.encoding = counter.name;
      parts.fileTokens = this.countFiles(counter);
    }
    return { parts: { ...answer.parts, ...this.said.changed(parts) }, diagnostics: answer.diagnostics };
  }

  async contextText(index: number): Promise<string> {
    const context = this.report?.opened?.contexts()[index];
    return context ? contextText(context) : '';
  }

  async contextParts(index: number) {
    const context = this.report?.opened?.contexts()[index];
    return context && contextPartsOf(context, this.harness, this.counter);
  }

  async contextSections(index: number) {
    const context = this.report?.opened?.contexts()[index];
    return context && this.counter ? sectionsOfContext(context, this.counter) : [];
  }

  unread = async () => this.report?.opened?.unread() ?? [];

  async tokensOf(harness: Harness, formatId?: string) {
    const { counter } = this;
    if (!counter) return undefined;
    await prepareFor(harness, formatId);
    const opened = formatOf(harness, formatId)?.open(harness, this.settings ?? defaultSettings);
    return tokenReport(harness, opened?.contexts() ?? [], counter);
  }

  async drawing(ask: DrawingAsk) {
    this.drawn = drawingOf(this.graph(), ask, this.findings(), this.overlaps(), this.drawn);
    return this.drawn;
  }

  overview = async (ask: DrawingAsk, weighed: boolean) =>
    overview(this.graph(), ask, this.findings(), weighed && this.counter ? this.countFiles(this.counter) : undefined);

  async graphFile(as: GraphExport, title: string, ask?: DrawingAsk) {
    return exportGraph(ask ? drawingOf(this.graph(), ask, this.findings()).graph : this.graph(), as, title);
  }

  async walks(task: string) {
    const opened = this.report?.opened;
    return opened && walksOf(opened, this.harness, this.counter, task);
  }

  async leaves() {
    const opened = this.report?.opened;
    return opened ? leavesOf(opened) : [];
  }

  async makeExport(id: string, options: Readonly<Record<string, string>>, name: string) {
    const offer = this.report?.opened?.exports().find((one) => one.id === id);
    return exportOf(this.harness, offer, options, name);
  }

  packAll = async (harness: Harness) => packAll(harness);
  unpack = async (bytes: Uint8Array) => unpack(bytes);
  sha256Of = (bytes: Uint8Array) => sha256([bytes]);

  async hashesOf(harness: Harness, formatId?: string) {
    await prepareFor(harness, formatId);
    const format = formatOf(harness, formatId);
    return hashesOf(harness, format?.open(harness, this.settings ?? defaultSettings).hashed() ?? []);
  }

  roots = async (harness: Harness) => findRoots(harness);
  formats = async () => formats.map(({ id, title }) => ({ id, title }));

  async template(formatId: string, templateId: string, name: string) {
    const template = formatById(formatId)?.templates.find((one) => one.id === templateId);
    return template ? harnessOf(template.files(name)) : undefined;
  }

  conversionsOf = async (harness: Harness) => conversionsOf(harness);
  convert = async (id: string) => conversionOf(this.harness, id);

  async starters() {
    const { report } = this;
    const format = report?.format === undefined ? undefined : formatById(report.format);
    return format && report?.opened ? startersOf(this.harness, format, report.opened) : [];
  }

  async renamePath(from: Path, to: Path) {
    const opened = this.report?.opened;
    return opened && renamePath(this.harness, opened, from, to);
  }

  search = async (search: Search, replacement?: string) => searchAll(this.harness, search, replacement);
  replace = async (search: Search, replacement: string) => replaceAll(this.harness, search, replacement);
  share = (harness: Harness) => fragmentOf(harness);
  shared = (fragment: string) => harnessOfFragment(fragment);

  async outline(path: Path) {
    const entry = this.harness.get(path);
    return entry ? outlineOf(path, entry, this.counter) : [];
  }

  async preview(path: Path) {
    const entry = this.harness.get(path);
    return entry && previewOf(textOf(entry), leadsOf(this.harness, path));
  }

  rule = async (id: string) => ruleById(id);

  async example(ruleId: string, kind: 'bad' | 'good') {
    const files = docsOf(ruleId)?.[kind];
    return files && harnessOf(files);
  }

  async complete(path: Path, offset: number) {
    const language = this.report?.opened?.language();
    if (!language) return [];
    return language.complete ? language.complete(path, offset) : completePath(this.harness, path, offset);
  }

  hover = async (path: Path, offset: number) => this.report?.opened?.language().hover?.(path, offset);
  references = async (path: Path, offset: number) => this.report?.opened?.language().references?.(path, offset) ?? [];

  /** A format that names things itself says what a place is called. */
  async mention(path: Path, offset: number) {
    const language = this.report?.opened?.language();
    return language && !language.rename ? mentionAt(this.harness, path, offset) : undefined;
  }

  async rename(path: Path, offset: number, to: string) {
    const opened = this.report?.opened;
    if (!opened) return undefined;
    const language = opened.language();
    return language.rename ? language.rename(path, offset, to) : renameMention(this.harness, opened, path, offset, to);
  }

  definition = async (path: Path, offset: number) => this.report?.opened?.language().definition?.(path, offset);

  private graph = (): Graph => this.report?.opened?.graph() ?? emptyGraph;

  private overlaps(): ReadonlyMap<Path, readonly Path[]> {
    const opened = this.report?.opened;
    return opened ? overlapsIn(opened) : new Map();
  }

  private findings = () => groupBy(this.report?.diagnostics ?? [], (found) => found.path);

  private answer(): Answer {
    const settings = this.settings as Settings;
    const report = check(this.harness, settings, this.formatId);
    this.report = report;
    const format = report.format === undefined ? undefined : formatById(report.format);
    const opened = report.opened;
    const parts: Partial<Parts> = {
      valid: report.valid,
      graph: this.graph(),
      roles: opened?.roles() ?? new Map(),
      needs: opened?.needs() ?? [],
      figures: opened?.figures() ?? [],
      routes: opened ? runRoutes(routingDocs(opened), settings.routes ?? []) : [],
    };
    return {
      parts: { ...this.said.changed(parts), ...this.said.format(format) },
      diagnostics: this.said.diagnostics(report.diagnostics),
    };
  }

  private async ready(): Promise<void> {
    const settings = this.settings;
    if (!settings || settings.counter) return;
    if (this.counter?.name !== settings.tokenizer) {
      this.counting ??= this.loadCounter(settings)
        .then((counter) => {
          this.counter = counter;
        })
        // Without its data no figure is shown; the next check asks again.
        .catch(() => undefined)
        .finally(() => {
          this.counting = undefined;
        });
      await this.counting;
    }
    if (this.counter) this.settings = { ...settings, counter: this.counter };
  }

  private lineOf(context: Context): ContextLine {
    const about = { when: context.when, loads: context.loads };
    if (this.counter) return { ...figureOf(context, this.counter), ...about };
    const paths = [...new Set(context.texts.map((part) => part.path))];
    return { name: context.name, tokens: 0, paths, ...about };
  }

  private countFiles(counter: TokenCounter): ReadonlyMap<Path, number> {
    const counts = new Map<Path, number>();
    for (const [path, entry] of this.harness) {
      const count = tokensOf(entry, counter);
      if (count !== undefined) counts.set(path, count);
    }
    return counts;
  }
}

function candidatesOf(harness: Harness): Candidate[] {
  return detect(harness).map(({ format, detection }) => ({
    id: format.id,
    title: format.title,
    evidence: detection.evidence,
  }));
}

function offerOf(made: Export): ExportOffer {
  const blocked = made.blocked?.();
  const offer = {
    id: made.id,
    title: made.title,
    about: made.about,
    options: made.options ?? {},
    leftOut: made.leftOut(),
  };
  return blocked === undefined ? offer : { ...offer, blocked };
}

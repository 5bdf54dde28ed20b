/**
 * A format reads a harness into its own model and answers for it. `defineFormat` hides that model behind plain questions.
 * Longer than most files, so that all that a format can be asked stands on one page.
 */
import { asker } from './ask';
import type { Diagnostic, Fix } from './diagnostic';
import type { Files } from './files';
import { feasible } from './fixes';
import type { Graph } from './graph';
import type { Harness } from './harness';
import type { Path } from './path';
import type { Rule, RuleDocs } from './rule';
import type { Settings, Suite } from './settings';
import { type Context, notLoaded } from './tokens';

/** Why a harness looks like this format. `likelihood` orders the answers: 1 is beyond doubt. */
export interface Detection {
  likelihood: number;
  evidence: readonly string[];
}

/** One of the format's own hashes: a name and the byte parts that SHA-256 runs over, in order. */
export interface Hashed {
  name: string;
  parts: readonly Uint8Array[];
  /** What was hashed, in words and bytes, for the export sheet. */
  layout: string;
}

/** What the machine that runs the harness must have; never a verdict about the person's own. */
export interface Need {
  /** Canonical text, such as `command:git` or `env:TOKEN@learning`. */
  name: string;
  path: Path;
  line?: number;
  /** How to meet it, in one sentence. */
  hint: string;
}

/** What an entry is to its format: decides icon and badge. `kind` is one of the graph's node kinds where it has a node. */
export interface Role {
  kind: string;
  /** What people read beside the icon: "Routing file", "Skill (tool)". */
  title: string;
}

/** A shape the harness can leave in. Options come from the person (`module`, `host`). */
export interface Export {
  id: string;
  title: string;
  /** What it is for, in one sentence. */
  about: string;
  /** Choices the export takes, with their values. The first value is the default. */
  options?: Readonly<Record<string, readonly string[]>>;
  /** What stays out and why; empty where nothing does. `item` is the choice that would have named it. */
  leftOut(): readonly { path: Path; reason: string; item?: string }[];
  /** Why it cannot be made now, in one sentence; undefined where it can. */
  blocked?(): string | undefined;
  /** Always a zip: without it an export of one file leaves as that file. */
  archive?: true;
  /** The files it consists of: one, or a tree that becomes a zip. May wait for a hash. */
  files(options: Readonly<Record<string, string>>): Files | Promise<Files>;
}

/** A starter. Its harness draws no finding. */
export interface Template {
  id: string;
  title: string;
  about: string;
  /** The name goes into manifest and prose, quoted where the format needs it. */
  files(name: string): Files;
}

/** A number a format's rules compare with, and people may change. */
export interface Limit {
  id: string;
  title: string;
  value: number;
}

/** A number of the harness beside the cap it is measured against, for panes that show caps live. */
export interface Figure {
  id: string;
  title: string;
  value: number;
  limit: number;
  unit: 'files' | 'bytes' | 'characters' | 'lines';
  /** The file it is about; absent for the whole harness. */
  path?: Path;
}

/** Turns a harness of a related shape into one of this format. */
export interface Import {
  id: string;
  title: string;
  about: string;
  /** True for harnesses it can read. */
  recognises(harness: Harness): boolean;
  convert(harness: Harness): Imported;
}

export interface Imported {
  harness: Harness;
  /** What stays behind and why. */
  leftOut: readonly { path: Path; reason: string }[];
  /** What arrives changed: moved, or with rewritten text. */
  changed: readonly { path: Path; reason: string }[];
}

/** A suite folder read for its secrets, or why it cannot be. */
export type SuiteReading = { suite: Suite; notes: readonly string[] } | { fault: string };

/** Judges conformance cases of one format: see `lib/cli/conformance.ts`. */
export interface Conformance {
  /** What the engine says of a case, in the notation of `expect`; takes nothing from `expect`. */
  actual(testCase: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  /** Differences in words; empty where the case passes. */
  differences(expected: Readonly<Record<string, unknown>>, actual: Readonly<Record<string, unknown>>): string[];
}

/** Editor help at a place: offsets are UTF-16 units of the decoded text. Every part is optional. */
export interface Language {
  complete?(path: Path, offset: number): readonly Completion[];
  hover?(path: Path, offset: number): { start: number; end: number; markdown: string } | undefined;
  definition?(path: Path, offset: number): { path: Path; line: number } | undefined;
  references?(path: Path, offset: number): readonly { path: Path; line: number; column: number; endColumn: number }[];
  /** What would change everywhere if the thing at this place were called `to`; undefined where nothing has a name. */
  rename?(path: Path, offset: number, to: string): Fix | undefined;
}

export interface Completion {
  label: string;
  detail: string;
  insert: string;
  /** Replaced span. */
  start: number;
  end: number;
}

/** What the format's folder gives to `defineFormat`. */
export interface FormatDefinition<Model, Facts extends object> {
  id: string;
  title: string;
  /** One paragraph: what such a harness is. */
  about: string;
  /** Address of the format's own documentation. */
  docs: string;
  /** Loads what parsing needs lazily; awaited once before the first `open`. */
  prepare?(): Promise<void>;
  detect(harness: Harness): Detection | undefined;
  /** Total: any harness gives a model. Parses through `perEntry`, so that only edited files are read again. */
  parse(harness: Harness, settings: Settings): Model;
  /** The facts that `file` rules ask. The same object as before for every file whose bytes and role are as before. */
  facts(model: Model): Iterable<Facts>;
  rules: readonly Rule<Model, Facts>[];
  roles(model: Model): ReadonlyMap<Path, Role>;
  graph(model: Model): Graph;
  contexts(model: Model): readonly Context[];
  /** Why no context reads the file at a path, in one sentence. */
  whyUnread?(model: Model, path: Path): string;
  hashed?(model: Model): readonly Hashed[];
  needs?(model: Model): readonly Need[];
  figures?(model: Model): readonly Figure[];
  exports(model: Model, settings: Settings): readonly Export[];
  language?(model: Model, settings: Settings): Language;
  limits?: readonly Limit[];
  /** Common rule → rules of this format that say the same: where one of them speaks of a path, the common one is silent. */
  covers?: Readonly<Record<string, readonly string[]>>;
  /** Names of directories that no harness of this format consists of, such as installed packages: never read from a disk. */
  passesOver?: readonly string[];
  templates: readonly Template[];
  imports?: readonly Import[];
  /** Reads a suite: a folder of tasks whose hidden files no harness may quote. `file` is the one that lists them, where it is known. */
  readSuite?(folder: Harness, file?: Path): SuiteReading;
  /** Behind an import of its own: only tests and the command line judge cases. */
  conformance(): Promise<Conformance>;
}

/** A harness opened as one format. Every answer is computed when first asked and remembered. */
export interface Opened {
  diagnostics(): readonly Diagnostic[];
  roles(): ReadonlyMap<Path, Role>;
  graph(): Graph;
  contexts(): readonly Context[];
  /** The entries that no context reads, each with the reason. */
  unread(): readonly { path: Path; reason: string }[];
  hashed(): readonly Hashed[];
  needs(): readonly Need[];
  figures(): readonly Figure[];
  exports(): readonly Export[];
  language(): Language;
}

export interface Format {
  id: string;
  title: string;
  about: string;
  docs: string;
  rules: readonly RuleDocs[];
  limits: readonly Limit[];
  covers: Readonly<Record<string, readonly string[]>>;
  passesOver: readonly string[];
  templates: readonly Template[];
  imports: readonly Import[];
  /** Absent where the format knows no suites. */
  readSuite?(folder: Harness, file?: Path): SuiteReading;
  prepare(): Promise<void>;
  detect(harness: Harness): Detection | undefined;
  open(harness: Harness, settings: Settings): Opened;
  conformance(): Promise<Conformance>;
}

/** Closes a format over its model: outside its folder no one can name that model, so the general code needs no type parameter. */
export function defineFormat<Model, Facts extends object>(definition: FormatDefinition<Model, Facts>): Format {
  const ask = asker(definition.id, definition.rules);
  let prepared: Promise<void> | undefined;
  return {
    id: definition.id,
    title: definition.title,
    about: definition.about,
    docs: definition.docs,
    rules: definition.rules,
    limits: definition.limits ?? [],
    covers: definition.covers ?? {},
    passesOver: definition.passesOver ?? [],
    templates: definition.templates,
    imports: definition.imports ?? [],
    ...(definition.readSuite && { readSuite: definition.readSuite }),
    detect: definition.detect,
    conformance: definition.conformance,
    prepare() {
      prepared ??= definition.prepare?.() ?? Promise.resolve();
      return prepared;
    },
    open(harness, settings) {
      const model = once(() => definition.parse(harness, settings));
      const contexts = once(() => definition.contexts(model()));
      const whyUnread = (path: Path) => definition.whyUnread?.(model(), path) ?? 'No context of this format reads it.';
      return {
        diagnostics: once(() => feasible(harness, ask(model(), definition.facts(model()), settings))),
        roles: once(() => definition.roles(model())),
        graph: once(() => definition.graph(model())),
        contexts,
        unread: once(() => notLoaded(harness, contexts(), whyUnread)),
        hashed: once(() => definition.hashed?.(model()) ?? []),
        needs: once(() => definition.needs?.(model()) ?? []),
        figures: once(() => definition.figures?.(model()) ?? []),
        exports: once(() => definition.exports(model(), settings)),
        language: once(() => definition.language?.(model(), settings) ?? {}),
      };
    },
  };
}

function once<Value>(compute: () => Value): () => Value {
  let held: { value: Value } | undefined;
  return () => {
    held ??= { value: compute() };
    return held.value;
  };
}

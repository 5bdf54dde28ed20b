/** Judges the format's cases: validate, edit and suite-check. Harness Lab, "Case files of the conformance corpus". */
import { sha256 as sha256Now } from '@noble/hashes/sha2.js';
import { asker } from '../../core/ask';
import {
  compareDiagnostics,
  compareValues,
  diagnosticsOf,
  type ExpectedDiagnostic,
  isAdvice,
  isSpecFault,
} from '../../core/conformance';
import { type Diagnostic, isValid } from '../../core/diagnostic';
import { sha256 } from '../../core/digest';
import { type Files, filesOf, harnessOf } from '../../core/files';
import type { Conformance } from '../../core/format';
import type { Harness } from '../../core/harness';
import { defaultSettings, type Settings, type Suite } from '../../core/settings';
import { bytesOf } from '../../core/text';
import { codexIgnored, componentsOf } from './components';
import { hashParts } from './hash';
import { manifestOf } from './manifest';
import { type Model, parse } from './model';
import { pluginOf } from './plugin';
import { promptPrefix } from './prompt';
import { rules } from './rules';

type Json = Readonly<Record<string, unknown>>;

/** A case as the corpus writes it; what its `kind` does not need is absent. */
interface LabCase {
  kind?: string;
  files?: Files;
  base?: Files;
  head?: Files;
  suite?: { task_ids?: string[]; hidden?: { dest: string; text?: string }[] };
  constraints?: { max_files?: number; allow_hooks?: boolean };
}

const ask = asker('harness-lab', rules);

export const conformance: Conformance = { actual, differences };

async function actual(testCase: Json): Promise<Json> {
  // The corpus is the project's own, in the notation of `LabCase`.
  const { kind, files = {}, base = {}, head = {}, suite, constraints } = testCase as LabCase;
  const secret: Pick<Settings, 'suite'> = suite
    ? { suite: { taskIds: suite.task_ids ?? [], hidden: suite.hidden ?? [] } satisfies Suite }
    : {};
  if (kind === 'suite-check') return judged(harnessOf(files), { ...defaultSettings, ...secret });
  if (kind !== 'edit') return validated(harnessOf(files));
  const { max_files: maxFiles, allow_hooks: allowHooks } = constraints ?? {};
  const optimizer = {
    base: harnessOf(base),
    ...(maxFiles !== undefined && { maxFiles }),
    ...(allowHooks !== undefined && { allowHooks }),
  };
  return judged(harnessOf(head), { ...defaultSettings, ...secret, optimizer });
}

function checked(harness: Harness, settings: Settings): { model: Model; diagnostics: Diagnostic[] } {
  const model = parse(harness, settings);
  return { model, diagnostics: ask(model, model.files, settings) };
}

async function validated(harness: Harness): Promise<Json> {
  const { model, diagnostics } = checked(harness, defaultSettings);
  const verdict = {
    valid: isValid(diagnostics),
    diagnostics: diagnosticsOf(diagnostics, isSpecFault),
    advice: diagnosticsOf(diagnostics, isAdvice),
  };
  if (!verdict.valid) return verdict;
  const plugin = await pluginOf(model);
  const answer = {
    ...verdict,
    hash: await sha256(hashParts(model)),
    prefix: promptPrefix(model),
    plugin: plugin ? filesOf(plugin) : null,
    components: componentsOf(model),
    codex_ignored: codexIgnored(model),
    name: manifestOf(model).name ?? null,
  };
  inputs.set(answer, harness);
  return answer;
}

/** An edit or a suite check: its errors are findings, and none accepts it. */
function judged(harness: Harness, settings: Settings): Json {
  const { diagnostics } = checked(harness, settings);
  const errors = diagnostics.filter((found) => found.source === 'spec' && found.severity === 'error');
  return { accepted: errors.length === 0, findings: errors.map(({ rule, path }) => ({ rule, path })) };
}

/** The harness each answer is about: a case may say "a copy of that file" instead of a long text. */
const inputs = new WeakMap<Json, Harness>();

function differences(expected: Json, found: Json): string[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    const given = found[key];
    if (key === 'diagnostics' || key === 'advice') return compareDiagnostics(listOf(value), listOf(given));
    if (key === 'findings') return compareDiagnostics(withSeverity(value), withSeverity(given));
    if (key === 'prefix') return compareValues(key, value, isLong(value) ? summary(given) : given);
    if (key === 'plugin') return compareValues(key, withCopies(value, inputs.get(found)), given);
    return compareValues(key, value, given);
  });
}

// Expectations and answers are both in the notation of the cases.
const listOf = (value: unknown): ExpectedDiagnostic[] => (value ?? []) as ExpectedDiagnostic[];

/** Findings of an edit are errors all, so the cases leave the severity out. */
const withSeverity = (value: unknown): ExpectedDiagnostic[] =>
  listOf(value).map((finding) => ({ ...finding, severity: 'error' }));

const isLong = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** A long prefix is expected as the SHA-256 and the length of its UTF-8. */
function summary(prefix: unknown): Json {
  const bytes = bytesOf(String(prefix));
  const digits = Array.from(sha256Now(bytes), (byte) => byte.toString(16).padStart(2, '0'));
  return { sha256: digits.join(''), bytes: bytes.length };
}

function withCopies(plugin: unknown, input: Harness | undefined): unknown {
  if (plugin === null || typeof plugin !== 'object') return plugin;
  return Object.fromEntries(
    Object.entries(plugin).map(([path, value]: [string, unknown]) => {
      const source = isLong(value) ? (value as { copyOf?: string }).copyOf : undefined;
      const entry = source === undefined ? undefined : input?.get(source);
      return [path, entry ? filesOf(new Map([['copy', entry]])).copy : value];
    }),
  );
}

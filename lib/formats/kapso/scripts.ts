/** What a script's text gives away. Scripts are read and never run, so these are signs, not proofs. */
import { type Entry, perEntry } from '../../core/harness';
import type { Path } from '../../core/path';
import { isBinary, textOf } from '../../core/text';
import type { HandlerFacts } from './hooks';
import type { Model } from './model';

export interface ScriptSigns {
  path: Path;
  text: string;
  readsFilePath: boolean;
  readsPatch: boolean;
  looksAtStopActive: boolean;
  /** Prints something, or exits with 2: it may have an opinion. */
  speaks: boolean;
  /** Names keys that belong inside `hookSpecificOutput`. */
  specific: 'permissionDecision' | 'additionalContext' | undefined;
  hookSpecific: boolean;
  decides: boolean;
  /** Looks at anything beside itself: the event, files, the clock, other programs. */
  looksAround: boolean;
  importsMcp: boolean;
}

const longest = 200_000;

export const signsOf = perEntry((entry: Entry, path: Path): ScriptSigns | undefined => {
  if (entry.kind !== 'file' || entry.bytes.length > longest || isBinary(entry)) return undefined;
  const text = textOf(entry);
  const specific = (['permissionDecision', 'additionalContext'] as const).find((key) => text.includes(key));
  return {
    path,
    text,
    readsFilePath: text.includes('file_path'),
    readsPatch: /\*\*\* |\\\*\\\*\\\*|apply_patch|(?:Add|Update|Delete) File/.test(text),
    looksAtStopActive: text.includes('stop_hook_active'),
    speaks: /\b(?:print|echo|printf|console\.log|puts|write)\b|stdout|exit\(2\)|exit 2\b/.test(text),
    specific,
    hookSpecific: text.includes('hookSpecificOutput'),
    decides: /["']?\bdecision["']?\s*[:=,]/.test(text),
    looksAround:
      /stdin|\bopen\(|\bread|[Pp]ath|glob|subprocess|environ|process\.env|\$\(|`|datetime|Date\b|\bcat\b|\bls\b/.test(
        text,
      ),
    importsMcp: /^[ \t]*(?:from|import)[ \t]+mcp\b/m.test(text),
  };
});

export function signsAt(model: Model, path: Path): ScriptSigns | undefined {
  const entry = model.harness.get(path);
  return entry && signsOf(entry, path);
}

/** The scripts of the harness that a handler runs. */
export const scriptsOf = (model: Model, handler: HandlerFacts): ScriptSigns[] =>
  handler.command.scripts.flatMap(({ target }) => (target === undefined ? [] : (signsAt(model, target) ?? [])));

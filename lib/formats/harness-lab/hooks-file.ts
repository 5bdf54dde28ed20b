/** `hooks.json` as Python's `json` reads it, and the hooks in it. */
import type { FileEntry } from '../../core/harness';
import { type JsonNode, type JsonObject, memberOf, parseJson } from '../../core/json';
import { badByteOf, textOf } from '../../core/text';
import {
  claudeEvents,
  claudeHandlerTypes,
  claudeTools,
  type HookHost,
  type HookSet,
  readHookSet,
} from '../common/hooks';

export interface HooksFile {
  kind: 'hooks';
  text: string;
  /** Why it is no JSON; offsets in the text. */
  fault?: { code: string; message: string; start: number; end: number };
  root?: JsonNode;
  /** The object under `hooks`; absent where the file has another shape. */
  events?: JsonObject;
  set?: HookSet;
}

/** Claude Code, which runs the hooks of a bundle's plugin. */
export const host: HookHost = {
  events: claudeEvents,
  tools: claudeTools,
  handlerTypes: claudeHandlerTypes,
  rootVariables: ['CLAUDE_PLUGIN_ROOT'],
  workVariables: ['CLAUDE_PROJECT_DIR', 'HARNESSLAB_WORKTREE'],
};

export function readHooksFile(entry: FileEntry): HooksFile {
  const text = textOf(entry);
  if (badByteOf(entry) !== undefined) {
    const at = Math.max(0, text.indexOf('\ufffd'));
    const message = `The byte at offset \`${badByteOf(entry)}\` is no UTF-8.`;
    return { kind: 'hooks', text, fault: { code: 'not-utf8', message, start: at, end: at + 1 } };
  }
  const { root, fault } = parseJson(text, { nan: true });
  if (fault) return { kind: 'hooks', text, fault };
  if (!root) return { kind: 'hooks', text };
  const events = memberOf(root, 'hooks')?.value;
  if (events?.kind !== 'object') return { kind: 'hooks', text, root };
  return { kind: 'hooks', text, root, events, set: readHookSet(events, host) };
}

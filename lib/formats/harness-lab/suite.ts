/**
 * Reads a suite folder: `suite.yaml` lists task files; a task has an `id`, and `verification.inject` says which files
 * (`source`, relative to the task's file; a file or a directory) are hidden and where they go (`dest`).
 */
import type { SuiteReading } from '../../core/format';
import type { Harness } from '../../core/harness';
import { baseName, isWithin, type Path, parentOf, resolve } from '../../core/path';
import { universalNewlines } from '../../core/python';
import type { Suite } from '../../core/settings';
import { badByteOf, textOf } from '../../core/text';
import { YamlMapping, type YamlValue } from '../../core/yaml/value';
import { viewOf } from './yaml-view';

const suiteFile = 'suite.yaml';

export function readSuite(folder: Harness, file?: Path): SuiteReading {
  const paths = [...folder.keys()];
  const root = file ?? (folder.has(suiteFile) ? suiteFile : onlySuite(paths));
  if (root === undefined) return { fault: `The folder has no \`${suiteFile}\`, which lists the tasks of a suite.` };
  const suite = mappingAt(folder, root);
  if (typeof suite === 'string') return { fault: suite };
  const tasks = suite.get('tasks') ?? [];
  if (!Array.isArray(tasks) || !tasks.every((task) => typeof task === 'string')) {
    return { fault: `\`tasks\` of \`${root}\` is no list of paths.` };
  }
  const taskIds: string[] = [];
  const hidden: Suite['hidden'][number][] = [];
  const notes: string[] = [];
  for (const task of tasks) {
    const path = resolve(parentOf(root), task);
    if (path === undefined) return { fault: `The task \`${task}\` lies outside the folder of the suite.` };
    const read = readTask(folder, path);
    if ('fault' in read) return read;
    if (taskIds.includes(read.id)) return { fault: `Two tasks have the id \`${read.id}\`.` };
    taskIds.push(read.id);
    hidden.push(...read.hidden);
    notes.push(...read.notes);
  }
  return { suite: { taskIds, hidden }, notes };
}

/** A folder above the suite's own, with one suite in it, is understood too. */
function onlySuite(paths: readonly Path[]): Path | undefined {
  const found = paths.filter((path) => baseName(path) === suiteFile);
  return found.length === 1 ? found[0] : undefined;
}

function mappingAt(folder: Harness, path: Path): YamlMapping | string {
  const entry = folder.get(path);
  if (entry?.kind !== 'file') return `\`${path}\` is not in the folder of the suite.`;
  if (badByteOf(entry) !== undefined) return `\`${path}\` is not UTF-8.`;
  const { fault, mapping } = viewOf(textOf(entry));
  if (fault) return `\`${path}\` cannot be loaded: ${fault.message}`;
  return mapping ?? `\`${path}\` holds no mapping.`;
}

interface Task {
  id: string;
  hidden: Suite['hidden'];
  notes: string[];
}

function readTask(folder: Harness, path: Path): Task | { fault: string } {
  const task = mappingAt(folder, path);
  if (typeof task === 'string') return { fault: task };
  const id = task.get('id');
  if (typeof id !== 'string' || id === '') return { fault: `The task \`${path}\` has no \`id\`.` };
  const verification = task.get('verification');
  const injected = verification instanceof YamlMapping ? (verification.get('inject') ?? []) : [];
  if (!Array.isArray(injected)) return { fault: `\`inject\` of the task \`${id}\` is no list.` };
  const hidden: Suite['hidden'][number][] = [];
  const notes: string[] = [];
  for (const item of injected) {
    const { source, dest } = sourceAndDest(item);
    if (source === undefined || dest === undefined) {
      return { fault: `A hidden file of the task \`${id}\` has no \`source\` or no \`dest\`.` };
    }
    const from = resolve(parentOf(path), source);
    const texts = from === undefined ? [] : textsBelow(folder, from);
    // The name of what is injected is a secret even where its text cannot be had.
    hidden.push({ dest }, ...texts.map((text) => ({ dest, text })));
    if (texts.length === 0) notes.push(`A hidden file of the task \`${id}\` gives its name only: no text was found.`);
  }
  return { id, hidden, notes };
}

function sourceAndDest(item: YamlValue): { source?: string; dest?: string } {
  if (!(item instanceof YamlMapping)) return {};
  const source = item.get('source');
  const dest = item.get('dest');
  return { ...(typeof source === 'string' && { source }), ...(typeof dest === 'string' && { dest }) };
}

/** The texts of a file, or of every file below a directory, read as Python reads text; what is no UTF-8 gives none. */
function textsBelow(folder: Harness, root: Path): string[] {
  return [...folder].flatMap(([path, entry]) =>
    entry.kind === 'file' && isWithin(path, root) && badByteOf(entry) === undefined
      ? [universalNewlines(textOf(entry)).text]
      : [],
  );
}

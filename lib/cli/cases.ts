/** Conformance cases from folders (`*.json`, `*.jsonl`, `*.jsonl.gz`) and files. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Failure, systemFailure } from './failure';

/** A case as it lies there; nothing about its fields is taken for granted. */
export interface Case {
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

/** The case, or why the text at this place is none. */
export type ReadCase = Case | { id: string; fault: string };

const isCaseFile = (name: string): boolean => /\.(json|jsonl|jsonl\.gz)$/.test(name);

/** The cases of a path in the order of their files' names; folders are read to the bottom. */
export function* casesAt(path: string): Generator<ReadCase> {
  for (const file of filesAt(path)) {
    const text = textIn(file, file !== path);
    if (typeof text !== 'string') yield text;
    else if (file.endsWith('.json')) yield caseOf(text, file);
    else {
      let number = 0;
      for (const line of text.split('\n')) {
        number += 1;
        if (line.trim() !== '') yield caseOf(line, `${file}:${number}`);
      }
    }
  }
}

function filesAt(path: string): string[] {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) throw new Failure(`\`${path}\` is no folder and no file of cases: nothing is there.`);
    if (!stat.isDirectory()) return [path];
    return filesIn(path);
  } catch (error) {
    throw error instanceof Failure ? error : systemFailure(`\`${path}\` cannot be read`, error);
  }
}

/** A pipe among them would be waited for: it holds no case. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((found) => {
      const path = join(folder, found.name);
      if (found.isDirectory()) return filesAt(path);
      return isCaseFile(found.name) && (found.isFile() || found.isSymbolicLink()) ? [path] : [];
    });

/** The text of a file. One among many that cannot be read is a fault of its own and does not hide the others. */
function textIn(file: string, isOneOfMany: boolean): string | { id: string; fault: string } {
  try {
    const bytes = readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    const failure = systemFailure(`\`${file}\` cannot be read`, error);
    if (!isOneOfMany) throw failure;
    return { id: file, fault: failure.message };
  }
}

function caseOf(text: string, place: string): ReadCase {
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch (error) {
    return { id: place, fault: `no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return { id: place, fault: 'no object' };
  const record: Record<string, unknown> = { ...fields };
  return { id: typeof record.id === 'string' ? record.id : place, fields: record };
}

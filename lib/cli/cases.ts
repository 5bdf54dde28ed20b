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
    const text = read(file);
    if (file.endsWith('.json')) yield caseOf(text, file);
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
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) throw new Failure(`\`${path}\` is no folder and no file of cases: nothing is there.`);
  if (!stat.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((found) => {
      if (found.isDirectory()) return filesAt(join(path, found.name));
      return isCaseFile(found.name) ? [join(path, found.name)] : [];
    });
}

function read(file: string): string {
  try {
    const bytes = readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    throw systemFailure(`\`${file}\` cannot be read`, error);
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

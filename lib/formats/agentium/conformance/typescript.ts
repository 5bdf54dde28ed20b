/** Cases of kind `typescript`: what the entry exports. */

import { type Files, harnessOf } from '../../../core/files';
import { assess } from '../assess';
import { shownId } from '../definition/describe';
import { addAll } from '../lists';
import { noProfile } from '../profile';
import { loadParser } from '../typescript/parse';
import { isSource, projectOf } from '../typescript/project';
import { type ReadDefinition, readProject } from '../typescript/read';
import { answersOf, diagnosticsOf, isError } from './notation';

export async function typescriptCase(
  testCase: Readonly<Record<string, unknown>>,
  hash: (text: string) => Promise<string>,
) {
  await loadParser();
  const entry = String(testCase.entry);
  const harness = harnessOf(testCase.files as Files);
  const read = readProject(projectOf(harness), [entry], () => [...harness.keys()].filter(isSource));
  const diagnostics: { rule: string; severity: string; path: string; definition?: string }[] = [
    ...read.syntaxFaults.map(({ path }) => ({ rule: 'agentium/typescript-syntax', severity: 'error', path })),
    ...read.jsonFaults.flatMap(({ path, fault }) => diagnosticsOf([fault], path, false)),
  ];
  if (diagnostics.length > 0) return { valid: false, diagnostics, definitions: {}, advice: [] };
  for (const { fault, call } of read.callFaults) addAll(diagnostics, diagnosticsOf([fault], call.path, false));
  const definitions: Record<string, unknown> = {};
  const advice: unknown[] = [];
  let valid = diagnostics.length === 0;
  for (const each of read.files.get(entry)?.definitions ?? []) {
    const answer = await answerOf(each, hash);
    definitions[each.exportName] = answer.answer;
    valid &&= !answer.faults.some(isError);
    for (const found of diagnosticsOf(answer.faults, each.definition?.origin?.path ?? entry, false))
      diagnostics.push({ ...found, definition: each.exportName });
    if (!answer.answer.analysable)
      advice.push({
        rule: 'agentium/not-statically-analysable',
        severity: 'warning',
        path: entry,
        definition: each.exportName,
      });
  }
  return { valid, diagnostics, definitions, advice };
}

async function answerOf(read: ReadDefinition, hash: (text: string) => Promise<string>) {
  const assessment = read.definition && assess(read.definition, noProfile);
  if (!read.definition || !assessment || assessment.unknown || assessment.exported.unknown)
    return { answer: { analysable: false }, faults: [] };
  return {
    answer: {
      analysable: true,
      id: shownId(read.definition),
      kind: read.definition.kind,
      ...(await answersOf(assessment, hash)),
    },
    faults: assessment.faults,
  };
}

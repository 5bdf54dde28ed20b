/** Cases of kind `manifest`: the text of a file against a host profile. */

import { type Files, harnessOf } from '../../../core/files';
import { textOf } from '../../../core/text';
import { assess } from '../assess';
import { canonicalOf } from '../canonical';
import { readManifest } from '../manifest/read';
import { profileOf } from '../profile';
import { answersOf, diagnosticsOf, isError } from './notation';

export async function manifestCase(
  testCase: Readonly<Record<string, unknown>>,
  hash: (text: string) => Promise<string>,
) {
  const path = String(testCase.entry);
  const entry = harnessOf(testCase.files as Files).get(path);
  const profile = profileOf(
    {
      factories: (testCase.factories as unknown[] | undefined) ?? [],
      runtimeRegistry: testCase.runtimeRegistry ?? {},
      ...(Array.isArray(testCase.hostRequirements) ? { hostRequirements: testCase.hostRequirements } : {}),
      ...(typeof testCase.projectRoot === 'string' ? { projectRoot: testCase.projectRoot } : {}),
    },
    true,
  );
  const read = readManifest(path, entry ? textOf(entry) : '', profile);
  const assessment = read.definition && assess(read.definition, profile);
  const faults = [...read.faults, ...(assessment?.faults ?? [])];
  const canonical = read.manifest ? canonicalOf(read.manifest) : null;
  const { description, composition } = await answersOf(assessment, hash);
  return {
    valid: !faults.some(isError),
    diagnostics: diagnosticsOf(faults, path),
    hash: canonical === null ? null : await hash(canonical),
    canonical,
    description,
    composition,
    resolved: assessment?.resolved ?? null,
  };
}

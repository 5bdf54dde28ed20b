/** Faults and answers in the notation of the cases. */
import type { Assessment } from '../assess';
import { canonicalOf } from '../canonical';
import type { Fault } from '../fault';
import { severities } from '../rules';
import { plainOf } from '../value';

const severityOf = (rule: string): string => severities.get(rule) ?? 'error';

/** `placed: false` leaves pointer and layer out. */
export const diagnosticsOf = (faults: readonly Fault[], path: string, placed = true) =>
  faults.map((fault) => ({
    rule: `agentium/${fault.rule}`,
    severity: severityOf(fault.rule),
    path,
    ...(placed ? { pointer: fault.pointer } : {}),
    ...(placed && fault.layer !== undefined ? { layer: fault.layer } : {}),
  }));

export const isError = (fault: Fault): boolean => severityOf(fault.rule) === 'error';

/** Manifest, hash, description and composition of an assessed definition. */
export async function answersOf(assessment: Assessment | undefined, hash: (text: string) => Promise<string>) {
  const manifest = assessment?.exported.manifest;
  return {
    exportable: manifest !== undefined,
    manifest: manifest ? plainOf(manifest) : null,
    hash: manifest ? await hash(canonicalOf(manifest)) : null,
    description: descriptionOf(assessment),
    composition: assessment?.bound?.composition ?? null,
  };
}

/** The wording of a description's notes is free, so the cases leave it out. */
function descriptionOf(assessment: Assessment | undefined) {
  const description = assessment?.description;
  if (!description) return null;
  return { ...description, diagnostics: description.diagnostics.map(({ message, ...note }) => note) };
}

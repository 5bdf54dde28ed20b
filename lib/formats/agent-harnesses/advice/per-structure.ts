/** Findings that depend on names alone: typing in a file never asks for them again. */
import type { Finding } from '../../../core/diagnostic';
import type { Model } from '../model';
import type { Structure } from '../walk';

export function perStructure(find: (model: Model) => Iterable<Finding>): (model: Model) => readonly Finding[] {
  const remembered = new WeakMap<Structure, readonly Finding[]>();
  return (model) => {
    let findings = remembered.get(model.structure);
    if (!findings) {
      findings = [...find(model)];
      remembered.set(model.structure, findings);
    }
    return findings;
  };
}

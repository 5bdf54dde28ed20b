/** How much a harness looks like agentium: by import specifier and by the shape of manifests, never by a function's name. */
import type { Detection } from '../../core/format';
import type { Harness } from '../../core/harness';
import { factsOf, isManifestName } from './model';

export function detect(harness: Harness): Detection | undefined {
  const evidence: string[] = [];
  let likelihood = 0;
  for (const [path, entry] of harness) {
    const facts = factsOf(entry, path);
    if (facts.role === 'manifest') {
      evidence.push(`\`${path}\` is a portable manifest`);
      likelihood = Math.max(likelihood, isManifestName(path) ? 0.95 : 0.8);
    } else if (facts.usesPackage) {
      evidence.push(`\`${path}\` imports from \`@agentium/harness\``);
      likelihood = Math.max(likelihood, 0.95);
    }
  }
  return likelihood > 0 ? { likelihood, evidence: evidence.slice(0, 5) } : undefined;
}

import type { Detection } from '../../core/format';
import type { Harness } from '../../core/harness';
import { readManifest } from './manifest';
import { manifestPath } from './names';

/** `harness.yaml` is a crowded file name: modules, pages and `schema_version` tell this format from the others. */
export function detect(harness: Harness): Detection | undefined {
  const evidence: string[] = [];
  const entry = harness.get(manifestPath);
  const manifest = entry?.kind === 'file' ? readManifest(entry, manifestPath) : undefined;
  let likelihood = 0;
  const sign = (weight: number, words: string) => {
    likelihood += weight;
    evidence.push(words);
  };
  if (manifest?.modules.size) sign(0.6, '`harness.yaml` has `modules`');
  else if (manifest && /^modules[ \t]*:/m.test(manifest.text)) sign(0.4, '`harness.yaml` has `modules`');
  if (manifest?.schemaVersion) sign(0.2, '`harness.yaml` has `schema_version`');
  if (harness.has('instructions/guardrails.md')) sign(0.4, 'there is `instructions/guardrails.md`');
  else if ([...harness.keys()].some((path) => path.startsWith('instructions/') && path.endsWith('.md'))) {
    sign(0.2, 'there are pages in `instructions/`');
  }
  if ([...harness.keys()].some((path) => /^hooks\/[^/]+\/hook\.json$/.test(path)))
    sign(0.2, 'hooks have a `hook.json` each');
  if (harness.has('mcp.json') && manifest) sign(0.1, 'there is `mcp.json`');
  return evidence.length === 0 ? undefined : { likelihood: Math.min(likelihood, 0.99), evidence };
}

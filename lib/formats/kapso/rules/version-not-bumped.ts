import { harnessOf } from '../../../core/files';
import { sameHarness } from '../../../core/harness';
import { example, manifest } from '../examples';
import { at, fix, type KapsoRule, offered, quoted, replace } from '../kit';
import { readManifest } from '../manifest';
import { manifestPath } from '../names';

export const versionNotBumped: KapsoRule = {
  name: 'version-not-bumped',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'A harness that changed since it was last exported has another version.',
  why: `The engine records name, version and a hash of the directory with each run. Two contents under one version make runs impossible to compare, and a run that was interrupted refuses to go on with changed content.`,
  bad: example({ 'instructions/setup.md': '# Setup\n\n- List the gauges.\n' }),
  good: example({
    'instructions/setup.md': '# Setup\n\n- List the gauges.\n',
    'harness.yaml': manifest().replace('0.1.0', '0.2.0'),
  }),
  exampleSettings: { lastExport: harnessOf(example()) },
  *harness(model, { lastExport }) {
    const { version } = model.manifest ?? {};
    const entry = lastExport?.get(manifestPath);
    if (!lastExport || !model.manifest || !version || entry?.kind !== 'file') return;
    const before = readManifest(entry, manifestPath);
    if (before.version?.text !== version.text || before.name?.text !== model.manifest.name?.text) return;
    if (sameHarness(lastExport, model.harness)) return;
    const next = bumped(version.text);
    yield {
      ...at(model.manifest, version),
      message: `The harness has changed since version ${quoted(version.text)} was exported.`,
      fixes: offered(
        next === undefined
          ? undefined
          : fix(
              `Make it version ${quoted(next)}`,
              [replace(model.manifest, version, /^[\d.]+\.[\d.]+\.\d+$/.test(next) ? next : `"${next}"`)],
              true,
            ),
      ),
    };
  },
};

/** The last number of a version, one higher. */
function bumped(version: string): string | undefined {
  const found = /^([\s\S]*?)(\d+)$/.exec(version);
  return found ? `${found[1]}${BigInt(found[2] ?? 0) + 1n}` : undefined;
}

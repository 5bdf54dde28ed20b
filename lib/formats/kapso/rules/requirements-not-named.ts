import { example } from '../examples';
import { fix, type KapsoRule, offered } from '../kit';
import { setPython } from '../repairs-manifest';
import { readRequirements } from '../requirements';

const path = 'requirements.txt';

export const requirementsNotNamed: KapsoRule = {
  name: 'requirements-not-named',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: '`environment.python` names the `requirements.txt` of the harness.',
  why: `The checker reads only the file that the manifest names. One that it does not name is a list that nobody checks, and a run may start without the packages its tools import.`,
  bad: example({ 'requirements.txt': '# none yet\n' }),
  good: example({ 'README.md': 'Tide tables.\n' }),
  *harness(model) {
    const { manifest } = model;
    if (!manifest?.root || manifest.python || !model.holds(path)) return;
    const entry = model.harness.get(path);
    // Named, a file with a bad line is an error: it is mended first.
    const reads = entry && readRequirements(entry, path).lines.every(({ reading }) => 'requirement' in reading);
    yield {
      path,
      message: `\`${path}\` is named by no \`environment.python\`, so nobody checks it.`,
      fixes: offered(
        reads ? fix('Name it in the manifest', setPython(manifest, path), true) : undefined,
        fix(`Delete \`${path}\``, [{ remove: path }]),
      ),
    };
  },
};

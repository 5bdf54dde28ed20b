import { fileOf } from '../../../core/text';
import { example, manifest } from '../examples';
import { fix, type KapsoRule, offered } from '../kit';
import { manifestPath } from '../names';
import { starter } from '../templates/starter';

const spellings = ['harness.yml', 'Harness.yaml', 'HARNESS.yaml', 'harness.YAML', 'harness.yaml.txt'];

export const manifestMissing: KapsoRule = {
  name: 'manifest-missing',
  severity: 'error',
  source: 'spec',
  summary: 'A harness has its manifest, `harness.yaml`, at the root.',
  why: `The manifest says what the harness is called and what each module's sessions get. Without it nothing loads.

The usual cause is another spelling: \`harness.yml\` is another file, and names are compared letter by letter.`,
  bad: example({ 'harness.yaml': undefined, 'harness.yml': manifest() }),
  good: example(),
  *harness(model) {
    if (model.holds(manifestPath)) return;
    const spelling = spellings.find((path) => model.harness.get(path)?.kind === 'file');
    const text = String(starter.files('harness')[manifestPath]);
    const create = model.isDirectory(manifestPath)
      ? undefined
      : fix(`Create \`${manifestPath}\``, [{ write: manifestPath, entry: fileOf(text) }], spelling === undefined);
    yield {
      path: '.',
      message: spelling
        ? `\`${spelling}\` is not the manifest: it has to be called \`${manifestPath}\`.`
        : `There is no \`${manifestPath}\` at the root of the harness.`,
      fixes: offered(
        spelling === undefined
          ? undefined
          : fix(`Rename \`${spelling}\` to \`${manifestPath}\``, [{ rename: spelling, to: manifestPath }], true),
        create,
      ),
    };
  },
};

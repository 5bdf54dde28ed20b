import type { Path } from '../../../core/path';
import { bundle } from '../examples';
import type { LabRule, Model } from '../model';
import { ignoredBecause } from '../paths';

export const ignoredFile: LabRule = {
  name: 'ignored-file',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'Nothing in the directory is ignored on load.',
  why: "Names that start with a dot and Python's caches are passed over: they are in no bundle, no hash and no plugin. An optimizer's proposal may hold them, but they vanish as soon as the written directory is loaded again.",
  bad: bundle({ '.cache/levels.txt': 'noon 4.2\n' }),
  good: bundle({ 'agents/levels.md': '---\nname: levels\ndescription: Knows levels.\n---\nNoon is 4.2.\n' }),
  *harness(model) {
    for (const [path, { reason, vanishes }] of outermost(model)) {
      yield {
        path,
        message: vanishes
          ? `\`${path}\` is read here and vanishes when the directory is loaded: ${reason}.`
          : `\`${path}\` is ignored: ${reason}.`,
        fixes: [{ title: `Delete \`${path}\``, edits: [{ remove: path.replace(/\/$/, '') }] }],
      };
    }
  },
};

/** One finding per ignored directory, not one per file in it. */
function outermost(model: Model): Map<Path, { reason: string; vanishes: boolean }> {
  const found = new Map<Path, { reason: string; vanishes: boolean }>();
  const add = (path: Path, vanishes: boolean) => {
    const parts = path.split('/');
    for (let length = 1; length <= parts.length; length++) {
      const part = parts.slice(0, length).join('/');
      const reason = ignoredBecause(part);
      if (reason === undefined) continue;
      found.set(length < parts.length ? `${part}/` : part, { reason, vanishes });
      return;
    }
  };
  for (const { path } of model.ignored) add(path, false);
  for (const { path, role } of model.files) if (role !== 'refused') add(path, true);
  return found;
}

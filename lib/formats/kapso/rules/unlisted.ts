import type { FixEdit } from '../../../core/diagnostic';
import type { Path } from '../../../core/path';
import { fileOf } from '../../../core/text';
import { agentFile, example, listing } from '../examples';
import { fix, fixBudget, type KapsoRule, offered, quoted } from '../kit';
import type { Model } from '../model';
import { hookFileOf, type ListName, moduleNames, nouns, pagePathOf, skillFileOf } from '../names';
import { hookSkeleton, skillSkeleton } from '../repairs-attachments';
import { listIn } from '../repairs-manifest';

export const unlisted: KapsoRule = {
  name: 'unlisted',
  severity: 'warning',
  source: 'spec',
  summary: 'Every skill, agent and hook is listed by a module.',
  why: `What no module lists reaches no session: nothing is inherited, and naming it on a page does not list it.

List it in each module whose sessions should get it, or delete it.`,
  bad: example({ 'agents/gap-reader.md': agentFile('gap-reader') }),
  good: example({ 'harness.yaml': listing('agents', 'gap-reader'), 'agents/gap-reader.md': agentFile('gap-reader') }),
  *harness(model) {
    const budget = fixBudget();
    const { manifest } = model;
    // Where the lists cannot be read, nobody knows what they list.
    if (!manifest || manifest.listsUnreadable) return;
    for (const { list, name, path, remove, filling } of definitions(model)) {
      if (model.listingsOf(list, name).length > 0 || manifest.loosely.has(name)) continue;
      yield {
        path,
        message: `The ${nouns[list]} ${quoted(name)} is listed by no module, so no session gets it.`,
        fixes: budget(() =>
          offered(
            ...likelyModules(model, name).map((module, index) => {
              const listed = listIn(manifest, module, list, name);
              const edits = listed.length > 0 ? [...listed, ...filling] : [];
              return fix(`List it in \`${module}\``, edits, index === 0);
            }),
            fix(`Delete \`${path}\``, [{ remove }]),
          ),
        ),
      };
    }
  },
};

interface Defined {
  list: ListName;
  name: string;
  path: Path;
  remove: Path;
  /** What it lacks so that it can be listed. */
  filling: FixEdit[];
}

function* definitions(model: Model): Iterable<Defined> {
  for (const list of ['skills', 'hooks'] as const) {
    for (const { name, directory, defined, files } of model[list].values()) {
      // The directory is what a list names, with or without its file; one of caches only is nobody's.
      if (!defined && files.length === 0) continue;
      const path = list === 'skills' ? skillFileOf(name) : hookFileOf(name);
      const text = list === 'skills' ? skillSkeleton(name) : hookSkeleton();
      const filling = defined ? [] : [{ write: path, entry: fileOf(text) }];
      yield { list, name, path: `${directory}/`, remove: directory, filling };
    }
  }
  for (const [name, { path }] of model.agents) yield { list: 'agents', name, path, remove: path, filling: [] };
}

/** The modules whose own page names it, else the one that does the work. */
function likelyModules(model: Model, name: string) {
  const naming = moduleNames.filter((module) => model.pages.get(pagePathOf(module))?.text.includes(name));
  return naming.length > 0 ? naming : (['implementation'] as const);
}

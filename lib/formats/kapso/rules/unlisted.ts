import type { Path } from '../../../core/path';
import { agentFile, example, listing } from '../examples';
import { fix, fixBudget, type KapsoRule, offered, quoted } from '../kit';
import type { Model } from '../model';
import { type ListName, moduleNames, nouns, pagePathOf } from '../names';
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
    for (const { list, name, path, remove } of definitions(model)) {
      if (model.listingsOf(list, name).length > 0 || manifest.loosely.has(name)) continue;
      yield {
        path,
        message: `The ${nouns[list]} ${quoted(name)} is listed by no module, so no session gets it.`,
        fixes: budget(() =>
          offered(
            ...likelyModules(model, name).map((module, index) =>
              fix(`List it in \`${module}\``, listIn(manifest, module, list, name), index === 0),
            ),
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
}

function* definitions(model: Model): Iterable<Defined> {
  for (const list of ['skills', 'hooks'] as const) {
    for (const { name, directory, defined, files } of model[list].values()) {
      // The directory is what a list names, with or without its file; one of caches only is nobody's.
      if (defined || files.length > 0) yield { list, name, path: `${directory}/`, remove: directory };
    }
  }
  for (const [name, { path }] of model.agents) yield { list: 'agents', name, path, remove: path };
}

/** The modules whose own page names it, else the one that does the work. */
function likelyModules(model: Model, name: string) {
  const naming = moduleNames.filter((module) => model.pages.get(pagePathOf(module))?.text.includes(name));
  return naming.length > 0 ? naming : (['implementation'] as const);
}

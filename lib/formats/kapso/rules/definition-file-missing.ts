import { baseName } from '../../../core/path';
import { fileOf } from '../../../core/text';
import { example, listing, pageNaming, skillFile, withSkill } from '../examples';
import { fix, type KapsoRule, offered } from '../kit';
import { hookFileOf, nouns, skillFileOf } from '../names';
import { hookSkeleton, skillSkeleton } from '../repairs-attachments';

export const definitionFileMissing: KapsoRule = {
  name: 'definition-file-missing',
  severity: 'error',
  source: 'spec',
  summary: 'The directory of a listed skill holds `SKILL.md`, that of a listed hook `hook.json`.',
  why: `The file names are exact, case included. A file system that ignores case hides a \`skill.md\` until the harness is opened on another machine.`,
  bad: example({
    'harness.yaml': listing('skills', 'smooth-gauge'),
    'instructions/implementation.md': pageNaming('smooth-gauge'),
    'skills/smooth-gauge/skill.md': skillFile('smooth-gauge'),
  }),
  good: withSkill(skillFile('smooth-gauge')),
  *harness(model) {
    for (const list of ['skills', 'hooks'] as const) {
      const wanted = list === 'skills' ? skillFileOf : hookFileOf;
      for (const { name, directory, defined, files } of model[list].values()) {
        if (defined || model.listingsOf(list, name).length === 0) continue;
        const path = wanted(name);
        const file = baseName(path);
        const twin = files.find((each) => twins(path).has(each.toLowerCase()));
        const skeleton = list === 'skills' ? skillSkeleton(name) : hookSkeleton();
        yield {
          path: `${directory}/`,
          message: twin
            ? `\`${baseName(twin)}\` is not \`${file}\`: the ${nouns[list]} \`${name}\` has no file of that exact name.`
            : `The ${nouns[list]} \`${name}\` is listed, but its directory holds no \`${file}\`.`,
          fixes: offered(
            twin === undefined
              ? undefined
              : fix(`Rename \`${baseName(twin)}\` to \`${file}\``, [{ rename: twin, to: path }], true),
            fix(`Create \`${file}\``, [{ write: path, entry: fileOf(skeleton) }], twin === undefined),
          ),
        };
      }
    }
  },
};

/** The file in another case, and for a hook under the name that other formats give it. */
const twins = (path: string): Set<string> =>
  new Set([path.toLowerCase(), path.replace(/\/hook\.json$/, '/hooks.json').toLowerCase()]);

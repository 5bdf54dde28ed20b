import { skillFile, withSkill } from '../examples';
import { at, fix, type KapsoRule, offered, quoted, replace } from '../kit';
import { renameFix } from '../rename';
import { yamlText } from '../repairs-yaml';

export const skillNameMismatch: KapsoRule = {
  name: 'skill-name-mismatch',
  severity: 'error',
  source: 'spec',
  summary: "The `name` of a skill is its directory's name.",
  why: `The manifest lists the directory and the host shows the name; a skill that goes by two names is refused. Separators and case count.`,
  bad: withSkill(skillFile('smooth_gauge')),
  good: withSkill(skillFile('smooth-gauge')),
  *harness(model) {
    for (const { name, file } of model.skills.values()) {
      if (!file?.name || file.name.text === name) continue;
      const said = file.name.text;
      const free = /^[^/\s][^/]*$/.test(said) && !said.startsWith('.') && !model.skills.has(said);
      yield {
        ...at(file, file.name),
        message: `${quoted(said)} is not the name of its directory, \`${name}\`.`,
        fixes: offered(
          fix(`Call it \`${name}\``, [replace(file, file.name, yamlText(name))], true),
          free ? renameFix(model, 'skills', name, said) : undefined,
        ),
      };
    }
  },
};

import type { Fix } from '../../../core/diagnostic';
import { rangeOf } from '../../../core/text';
import { quoteYaml } from '../../../core/yaml/quote';
import type { SkillFile } from '../content';
import { bundle, skill } from '../examples';
import type { LabRule, Model } from '../model';
import { skillOf } from '../paths';
import { splices } from '../splices';
import { fieldsOf, spanOf } from '../yaml-view';

export const skillNameDiffers: LabRule = {
  name: 'skill-name-differs',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: "A skill's name is that of its directory.",
  why: 'Prompts use the name, ablations and reports use the directory: two names for one thing are hard to follow. Other hosts insist that they agree.',
  bad: bundle({ 'skills/tides/SKILL.md': skill('levels') }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides') }),
  *harness(model) {
    for (const { path, content, entry } of model.files) {
      if (content?.kind !== 'skill' || content.givenName === undefined || !content.view) continue;
      const directory = skillOf(path);
      const field = fieldsOf(content.view).get('name');
      if (content.givenName === directory || !field) continue;
      const span = spanOf(field.value);
      yield {
        path,
        ...rangeOf(content.text, span.start, span.end),
        message: `The skill is called \`${content.givenName}\` and lies in \`${directory}\`; one name is wanted.`,
        fixes: splices(entry, fixesFor(path, content, span, model)),
      };
    }
  },
};

function fixesFor(
  path: string,
  { givenName = '' }: SkillFile,
  span: { start: number; end: number },
  model: Model,
): Fix[] {
  const directory = skillOf(path);
  const name = { title: `Call the skill \`${directory}\``, edits: [{ path, ...span, text: quoteYaml(directory) }] };
  const to = `skills/${givenName}`;
  const usable =
    /^[\w-][\w .-]*$/.test(givenName) && ![...model.harness.keys()].some((other) => other.startsWith(`${to}/`));
  return usable && !model.harness.has(to)
    ? [name, { title: `Rename the directory to \`${givenName}\``, edits: [{ rename: `skills/${directory}`, to }] }]
    : [name];
}

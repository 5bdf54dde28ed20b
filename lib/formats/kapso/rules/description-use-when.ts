import { setScalar } from '../../../core/yaml/edit';
import { skillFile, withSkill } from '../examples';
import { at, fix, type KapsoRule, offered } from '../kit';
import { inFile } from '../repairs-json';

export const descriptionUseWhen: KapsoRule = {
  name: 'description-use-when',
  severity: 'info',
  source: 'advice',
  confidence: 'hint',
  summary: 'The description of a skill says when it is used: "Use when …".',
  why: `The host decides by the description alone whether to load the skill. What it does is half of that; when it is wanted is the other half.`,
  bad: withSkill('---\nname: smooth-gauge\ndescription: Smooth one gauge.\n---\n\nTake the median of five readings.\n'),
  good: withSkill(skillFile('smooth-gauge')),
  *file(facts) {
    if (
      facts.kind !== 'skill' ||
      !facts.description ||
      /\buse\s+(?:\w+\s+)?(?:when|whenever|if|before|after|for)\b/i.test(facts.description.text)
    )
      return;
    const node = facts.entries.get('description')?.value;
    const text = `${facts.description.text.trimEnd().replace(/\.?$/, '.')} Use when `;
    const edits =
      node?.kind === 'scalar' ? inFile(facts, setScalar(facts.text, node, `${text}the task asks for it.`)) : [];
    yield {
      ...at(facts, facts.description),
      message: 'The description says what the skill does, but not when to use it.',
      fixes: offered(fix('Add "Use when …" to fill in', edits)),
    };
  },
};

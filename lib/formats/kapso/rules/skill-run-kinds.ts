import { skillFile, withSkill } from '../examples';
import { at, fix, type KapsoRule, offered, quoted, replace } from '../kit';
import { runKinds } from '../names';
import { typeOf } from '../yaml-map';

export const skillRunKinds: KapsoRule = {
  name: 'skill-run-kinds',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Where a skill has `metadata.run_kinds`, it is a list of `function`, `http` and `script`.',
  why: `The checker does not read the key, but the engine does: a skill whose list is empty or holds another word is refused when it is read, in the middle of a run. Leave the key out, or name the kinds of result that the skill deploys.`,
  bad: withSkill(skillFile('smooth-gauge', 'metadata:\n  run_kinds: [container]\n')),
  good: withSkill(skillFile('smooth-gauge', 'metadata:\n  run_kinds: [script]\n')),
  *file(facts) {
    if (facts.kind !== 'skill' || !facts.runKinds) return;
    const { value, written } = facts.runKinds;
    const all = `[${runKinds.join(', ')}]`;
    const list = () =>
      offered(
        written === value
          ? fix(`Write \`${all}\``, [replace(facts, value, value.start === value.end ? ` ${all}` : all)], true)
          : undefined,
      );
    if (value.kind === 'list' && value.items.length > 0) {
      for (const item of value.items) {
        const word = item.kind === 'scalar' ? item.text : '';
        if ((runKinds as readonly string[]).includes(word)) continue;
        yield {
          ...at(facts, item),
          message: `${quoted(word)} is no kind of run: \`function\`, \`http\` and \`script\` are.`,
          fixes: list(),
        };
        return;
      }
    } else if (value.kind === 'list') {
      yield {
        ...at(facts, facts.runKinds.keyNode),
        message: '`run_kinds` is empty, so the engine refuses the skill.',
        fixes: list(),
      };
    } else if (
      value.kind === 'scalar' &&
      (runKinds as readonly string[]).includes(value.text) &&
      typeOf(value) === 'text'
    ) {
      const fixes = [fix('Put it into a list', [replace(facts, value, `[${value.text}]`)], true)];
      yield { ...at(facts, value), message: `\`run_kinds\` is the word \`${value.text}\`, not a list.`, fixes };
    } else {
      yield {
        ...at(facts, facts.runKinds.keyNode),
        message: '`run_kinds` is no list, so the engine refuses the skill.',
        fixes: list(),
      };
    }
  },
};

import { agentFile, withAgent } from '../examples';
import { at, fix, fixBudget, type KapsoRule, offered, quoted } from '../kit';
import { inFile } from '../repairs-json';
import { removeKey } from '../repairs-yaml';

export const agentDroppedKey: KapsoRule = {
  name: 'agent-dropped-key',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'The front matter of a delegate has `name` and `description` only.',
  why: `The engine reads and stages those two keys. \`tools\` or \`model\` would be dropped without a word: a delegate has the session's tools and model. What it must not do belongs into its instructions, or into a hook.`,
  bad: withAgent(agentFile('gap-reader').replace('---\n\n', 'tools: Read\n---\n\n')),
  good: withAgent(agentFile('gap-reader')),
  *file(facts) {
    const budget = fixBudget();
    if (facts.kind !== 'agent') return;
    for (const key of facts.otherKeys) {
      const entry = facts.entries.get(key.text);
      const edits = facts.map && entry ? inFile(facts, removeKey(facts.text, facts.map, entry)) : [];
      yield {
        ...at(facts, key),
        message: `${quoted(key.text)} reaches no session: of a delegate only name and description are staged.`,
        fixes: budget(() => offered(fix(`Remove ${quoted(key.text)}`, edits, true))),
      };
    }
  },
};

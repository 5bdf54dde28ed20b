import { agentFile, withAgent } from '../examples';
import { at, fix, type KapsoRule, offered, quoted, replace } from '../kit';
import { renameFix } from '../rename';
import { yamlText } from '../repairs-yaml';

export const agentNameDiffers: KapsoRule = {
  name: 'agent-name-differs',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'A delegate is called as its file.',
  why: `The manifest lists the file, the session sees the name. Nothing forbids two names for one delegate, but a page that uses the one and a list that uses the other confuse every reader.`,
  bad: withAgent(agentFile('gap-finder')),
  good: withAgent(agentFile('gap-reader')),
  *harness(model) {
    for (const [stem, agent] of model.agents) {
      if (!agent.name || agent.name.text === stem) continue;
      const said = agent.name.text;
      const moved = renameFix(model, 'agents', stem, said);
      yield {
        ...at(agent, agent.name),
        message: `The delegate calls itself ${quoted(said)}; its file, which the manifest lists, is \`${stem}\`.`,
        fixes: offered(fix(`Call it \`${stem}\``, [replace(agent, agent.name, yamlText(stem))], true), moved),
      };
    }
  },
};

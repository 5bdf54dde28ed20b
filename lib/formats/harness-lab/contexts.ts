/** What each runner puts before the agent, and what it may read later: Harness Lab, "How runners apply a bundle". */
import type { Context } from '../../core/tokens';
import { besideOf } from './beside';
import type { Model } from './model';
import { appliedSkills, prefixParts, systemPrompt } from './prompt';

export function contextsOf(model: Model): Context[] {
  const prompt = systemPrompt(model);
  const own = prompt.text === '' ? [] : [{ path: 'system_prompt.md', ...prompt }];
  return [
    {
      name: 'claude',
      when: 'Appended to the system prompt when the claude runner starts; skills are listed by description and read on demand.',
      loads: 'always',
      texts: own,
      beside: () => besideOf(model, 'claude'),
    },
    {
      name: 'codex',
      when: 'Put before the task when the codex runner starts a thread: the prompt and every skill.',
      loads: 'always',
      texts: prefixParts(model),
      beside: () => besideOf(model, 'codex'),
    },
    {
      name: 'generic',
      when: 'Put before the task by the generic runner: the system prompt only.',
      loads: 'always',
      texts: own,
      beside: () => besideOf(model, 'generic'),
    },
    {
      name: 'fake',
      when: 'Nothing: the fake runner simulates a run, as `fake.yaml` and the variant say.',
      loads: 'instead',
      texts: [],
      beside: () => besideOf(model, 'fake'),
    },
    ...appliedSkills(model).map(
      ({ path, name, body, start }): Context => ({
        name: `skill ${name}`,
        when: 'Read by Claude Code when the agent chooses the skill.',
        loads: 'on-demand',
        texts: [{ path, text: body, start }],
      }),
    ),
    ...model.files.flatMap(({ path, content }): Context[] => {
      if (content?.kind !== 'agent') return [];
      const { name, body } = content;
      return [
        {
          name: `agent ${name}`,
          when: 'The system prompt of a subagent, when Claude Code starts it.',
          loads: 'on-demand',
          texts: [{ path, text: body.text, start: body.start }],
        },
      ];
    }),
  ];
}

import { nearest } from '../../../core/nearest';
import { rangeOf } from '../../../core/text';
import { bundle, hooksOf, reviewed } from '../examples';
import { setIn } from '../hook-place';
import { host } from '../hooks-file';
import type { LabRule } from '../model';

const withType = (type: string) => hooksOf('Stop', { hooks: [{ type, command: 'tide-guard' }] });

export const hookTypeUnknown: LabRule = {
  name: 'hook-type-unknown',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every hook has a type that Claude Code knows.',
  why: 'Claude Code runs hooks of the types `command`, `prompt`, `agent`, `http` and `mcp_tool`. One of another type does nothing.',
  bad: bundle({ 'hooks.json': withType('script') }),
  good: bundle({ 'hooks.json': withType('command') }),
  exampleSettings: reviewed,
  *file(file) {
    const placed = setIn(file);
    for (const { type } of placed?.set.hooks ?? []) {
      if (!placed || !type || host.handlerTypes.includes(type.value)) continue;
      const { path, text } = placed;
      const meant = nearest(type.value, host.handlerTypes);
      const offered = meant === undefined ? host.handlerTypes : [meant];
      yield {
        path,
        ...rangeOf(text, type.start, type.end),
        message: `\`${type.value}\` is not a type of hook; there are ${host.handlerTypes.map((each) => `\`${each}\``).join(', ')}.`,
        fixes: offered.map((each) => ({
          title: `Use \`${each}\``,
          edits: [{ path, start: type.start + 1, end: type.end - 1, text: each }],
        })),
      };
    }
  },
};

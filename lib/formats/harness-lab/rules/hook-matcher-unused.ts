import { rangeOf } from '../../../core/text';
import { memberRemoval } from '../../common/hooks';
import { bundle, hooksOf, reviewed } from '../examples';
import { setIn } from '../hook-place';
import type { LabRule } from '../model';

const hooks = [{ type: 'command', command: 'tide-guard' }];

export const hookMatcherUnused: LabRule = {
  name: 'hook-matcher-unused',
  severity: 'info',
  source: 'advice',
  confidence: 'certain',
  summary: 'A matcher stands only where the event looks at it.',
  why: 'Events such as `Stop` or `UserPromptSubmit` have nothing to match: the hook runs every time, whatever its matcher says. Remove it, so that nobody believes it holds something back.',
  bad: bundle({ 'hooks.json': hooksOf('Stop', { matcher: 'Bash', hooks }) }),
  good: bundle({ 'hooks.json': hooksOf('Stop', { hooks }) }),
  exampleSettings: reviewed,
  *file(file) {
    const placed = setIn(file);
    const seen = new Set<unknown>();
    for (const { event, matcher } of placed?.set.hooks ?? []) {
      if (!placed || !matcher || seen.has(matcher.node) || !event.known || event.known.matches) continue;
      seen.add(matcher.node);
      const { path, text } = placed;
      yield {
        path,
        ...rangeOf(text, matcher.node.start, matcher.node.end),
        message: `\`${event.name}\` looks at no matcher, so \`${matcher.node.value || '""'}\` holds nothing back.`,
        fixes: [
          {
            title: 'Remove the matcher',
            edits: memberRemoval(event.value, matcher.node).map((splice) => ({ path, ...splice })),
          },
        ],
      };
    }
  },
};

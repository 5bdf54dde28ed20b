import { rangeOf } from '../../../core/text';
import { spelling } from '../../common/hooks';
import { bundle, hooksOf, reviewed } from '../examples';
import { setIn } from '../hook-place';
import type { LabRule } from '../model';

const group = { hooks: [{ type: 'command', command: 'tide-guard' }] };

export const hookUnknownEvent: LabRule = {
  name: 'hook-unknown-event',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every hook waits for an event that Claude Code has.',
  why: 'Claude Code passes over a key it does not know, so the hook never runs and nothing says so. Names are exact, case included.',
  bad: bundle({ 'hooks.json': hooksOf('PreTooluse', group) }),
  good: bundle({ 'hooks.json': hooksOf('PreToolUse', group) }),
  exampleSettings: reviewed,
  *file(file) {
    const placed = setIn(file);
    if (!placed) return;
    const { path, text, set } = placed;
    const used = new Set(set.events.map((event) => event.name));
    for (const { name, key, known, meant } of set.events) {
      if (known) continue;
      const edits = [{ path, start: key.start + 1, end: key.end - 1, text: spelling(meant ?? '') }];
      yield {
        path,
        ...rangeOf(text, key.start, key.end),
        message:
          meant === undefined
            ? `\`${name}\` is not a hook event of Claude Code.`
            : `\`${name}\` is not a hook event; did you mean \`${meant}\`?`,
        fixes:
          meant === undefined || used.has(meant) ? [] : [{ title: `Rename to \`${meant}\``, preferred: true, edits }],
      };
    }
  },
};

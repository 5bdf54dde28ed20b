import type { Fix } from '../../../core/diagnostic';
import { rangeOf } from '../../../core/text';
import type { HookFault } from '../../common/hooks';
import { bundle, hooksOf, reviewed } from '../examples';
import { setIn } from '../hook-place';
import type { LabRule } from '../model';

const handler = { type: 'command', command: 'tide-guard' };

export const hookEntryShape: LabRule = {
  name: 'hook-entry-shape',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every event holds groups, every group a list of hooks, every hook a type and what it needs.',
  why: 'Harness Lab checks only that `hooks` is an object; Claude Code wants event → groups → hooks. One entry of another shape can make it pass over the whole set. The usual slip is a hook directly under its event.',
  bad: bundle({ 'hooks.json': hooksOf('Stop', handler) }),
  good: bundle({ 'hooks.json': hooksOf('Stop', { hooks: [handler] }) }),
  exampleSettings: reviewed,
  *file(file) {
    const placed = setIn(file);
    for (const fault of placed?.set.faults ?? []) {
      if (!placed) continue;
      const { path, text } = placed;
      yield {
        path,
        ...rangeOf(text, fault.node.start, fault.node.end),
        message: fault.message,
        fixes: fixesFor(path, fault),
      };
    }
  },
};

const skeleton = '{"hooks": [{"type": "command", "command": "true"}]}';

function fixesFor(path: string, { code, node }: HookFault): Fix[] {
  const { start, end } = node;
  if (code === 'event-not-list' && node.kind === 'object') {
    const edits = [
      { path, start, end: start, text: '[' },
      { path, start: end, end, text: ']' },
    ];
    return [{ title: 'Make it a list of one group', edits }];
  }
  if (
    code === 'group-without-hooks' &&
    node.kind === 'object' &&
    node.members.some(({ key }) => key.value === 'type')
  ) {
    const edits = [
      { path, start, end: start, text: '{"hooks": [' },
      { path, start: end, end, text: ']}' },
    ];
    return [{ title: 'Wrap the hook in a group', preferred: true, edits }];
  }
  if (code === 'group-not-object')
    return [{ title: 'Replace by a skeleton', edits: [{ path, start, end, text: skeleton }] }];
  if (code === 'type-missing' && node.kind === 'object' && node.members.some(({ key }) => key.value === 'command')) {
    const edits = [{ path, start: start + 1, end: start + 1, text: '"type": "command", ' }];
    return [{ title: 'Insert `"type": "command"`', preferred: true, edits }];
  }
  return [];
}

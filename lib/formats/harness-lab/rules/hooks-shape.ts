import type { Fix } from '../../../core/diagnostic';
import { fileOf, rangeOf } from '../../../core/text';
import { bundle, reviewed } from '../examples';
import { type HooksFile, host } from '../hooks-file';
import type { LabRule } from '../model';

export const hooksShape: LabRule = {
  name: 'hooks-shape',
  severity: 'error',
  source: 'spec',
  summary: '`hooks.json` is an object whose `hooks` is an object.',
  why: 'The file has the form of a plugin\'s hooks: `{"hooks": {"PreToolUse": […]}}`. Events at the top, as in a settings fragment, or a list under `hooks` refuse the bundle.',
  bad: bundle({ 'hooks.json': '{"Stop": []}\n' }),
  good: bundle({ 'hooks.json': '{"hooks": {"Stop": []}}\n' }),
  exampleSettings: reviewed,
  *file({ path, content }) {
    if (content?.kind !== 'hooks' || !content.root || content.events) return;
    const { text, root } = content;
    yield {
      path,
      ...rangeOf(text, root.start, root.kind === 'object' ? root.start + 1 : root.end),
      message:
        root.kind === 'object'
          ? 'The file has no object `hooks` at its top; `{"hooks": {…}}` is wanted.'
          : 'The file holds no object at its top; `{"hooks": {…}}` is wanted.',
      fixes: fixesFor(path, content),
    };
  },
};

/** Wraps what are events already; else offers an empty set. */
function fixesFor(path: string, { root }: HooksFile): Fix[] {
  const events = new Set(host.events.map((event) => event.name));
  const wraps =
    root?.kind === 'object' && root.members.length > 0 && root.members.every(({ key }) => events.has(key.value));
  if (!root || !wraps) {
    const entry = fileOf('{\n  "hooks": {}\n}\n');
    return [{ title: 'Replace by an empty set of hooks', edits: [{ write: path, entry }] }];
  }
  const edits = [
    { path, start: root.start, end: root.start, text: '{"hooks": ' },
    { path, start: root.end, end: root.end, text: '}' },
  ];
  return [{ title: 'Wrap the events in `{"hooks": …}`', preferred: true, edits }];
}

import { fileOf, lineBreakOf, rangeOf } from '../../../core/text';
import type { LabRule } from '../model';
import { fieldsOf } from '../yaml-view';

export const manifestNameMissing: LabRule = {
  name: 'manifest-name-missing',
  severity: 'info',
  source: 'advice',
  confidence: 'hint',
  summary: 'The manifest names the bundle.',
  why: 'Reports show the name of the manifest; without one they fall back to the directory, which differs from machine to machine. A name that YAML reads as false, such as `no` or `0`, counts as none.',
  bad: { 'harness.yaml': 'description: Reads tide tables.\n' },
  good: { 'harness.yaml': 'name: tide\ndescription: Reads tide tables.\n' },
  *file({ path, role, content, entry }) {
    if (role !== 'manifest' || content?.kind !== 'yaml' || !content.view) return;
    const { text, view } = content;
    if (view.fault || view.notMapping) return;
    const field = fieldsOf(view).get('name');
    const value = view.mapping?.get('name') ?? '';
    // What YAML makes of a given value is another rule's subject.
    if (value !== '') return;
    const start = text.startsWith('\ufeff') ? 1 : 0;
    const line = `name: my-harness${lineBreakOf(text)}`;
    const insert = { title: 'Insert `name: my-harness`', edits: [{ path, start, end: start, text: line }] };
    const whole = {
      title: 'Write `name: my-harness`',
      edits: [{ write: path, entry: fileOf(line, entry.executable) }],
    };
    yield {
      path,
      ...rangeOf(text, field?.key.start ?? start, field?.value.end ?? start),
      message: 'The manifest has no `name`.',
      fixes: view.root?.flow || field ? [] : [view.root ? insert : whole],
    };
  },
};

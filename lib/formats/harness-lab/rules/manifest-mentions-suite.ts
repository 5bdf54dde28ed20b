import { rangeOf, textOf } from '../../../core/text';
import { exampleSuite } from '../examples';
import { hiddenNameIn, taskIdIn } from '../leaks';
import type { LabRule } from '../model';
import { secretsOf } from '../secrets';

export const manifestMentionsSuite: LabRule = {
  name: 'manifest-mentions-suite',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'The manifest does not mention the suite.',
  why: 'No check of the format looks into `harness.yaml`, yet its description becomes that of the plugin, where an agent may read it. A task id or the name of a hidden test there is as much a leak as anywhere else.',
  bad: { 'harness.yaml': 'name: tide\ndescription: Solves neap-tide.\n' },
  good: { 'harness.yaml': 'name: tide\ndescription: Reads tide tables.\n' },
  exampleSettings: { suite: exampleSuite },
  *harness({ byPath, optimizer }, { suite }) {
    const file = byPath.get('harness.yaml');
    if (!file || !suite || optimizer) return;
    const text = textOf(file.entry);
    const task = taskIdIn(text, secretsOf(suite));
    const leak = task ?? hiddenNameIn(text, secretsOf(suite));
    if (!leak) return;
    yield {
      path: 'harness.yaml',
      ...rangeOf(text, leak.start, leak.end),
      message: task
        ? `The manifest mentions the task id \`${task.id}\` of the suite.`
        : 'The manifest mentions the name of a hidden test (`[hidden-test]`).',
    };
  },
};

import { example, manifest } from '../examples';
import { needRule } from '../need-rule';

export const needGpu = needRule('need-gpu', {
  summary: 'Where `environment.gpu` is true, the machine has an NVIDIA GPU.',
  why: `A harness that says so is refused on a machine without one. Say it only where a bundled tool cannot do without.`,
  bad: example({ 'harness.yaml': manifest('environment:\n  gpu: true\n') }),
  good: example({ 'harness.yaml': manifest('environment:\n  gpu: false\n') }),
  message: () => 'An NVIDIA GPU has to be there.',
});

import { nearest } from '../../../core/nearest';
import { rangeOf } from '../../../core/text';
import { quoteYaml } from '../../../core/yaml/quote';
import { componentsOf, isPresent } from '../components';
import { bundle, skill } from '../examples';
import type { LabRule } from '../model';
import { simulationOf } from '../simulation';
import { spanOf } from '../yaml-view';

export const fakeUnknownComponent: LabRule = {
  name: 'fake-unknown-component',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'Every component that `fake.yaml` speaks of is in the bundle.',
  why: 'An entry for a component that is not there has no effect, and nothing says so. Components are paths: `skills/tides`, `agents/harbour.md`, `hooks.json`. In a bundle for an ablation, check the spelling first.',
  bad: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'fake.yaml': 'component_llm_calls: {skills/tide: 1}\n' }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'fake.yaml': 'component_llm_calls: {skills/tides: 1}\n' }),
  *harness(model) {
    const file = model.byPath.get('fake.yaml');
    const simulation = file && simulationOf(file);
    const known = componentsOf(model);
    for (const { name, node, key } of simulation?.components ?? []) {
      if (!simulation || isPresent(model, name)) continue;
      const span = spanOf(node);
      const near = nearest(name, known);
      const offered = near === undefined ? known.slice(0, 5) : [near];
      yield {
        path: 'fake.yaml',
        ...rangeOf(simulation.file.text, span.start, span.end),
        message: `\`${key}\` speaks of \`${name}\`, which the bundle does not have.`,
        fixes: offered.map((component) => ({
          title: `Use \`${component}\``,
          edits: [{ path: 'fake.yaml', ...span, text: quoteYaml(component, { flow: true }) }],
        })),
      };
    }
  },
};

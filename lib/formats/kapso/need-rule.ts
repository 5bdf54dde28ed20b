/** The four rules that show what the machine must have are cut alike: one entry of the needs each. */
import type { Files } from '../../core/files';
import { at, type KapsoRule } from './kit';
import { needsOf, type PlacedNeed } from './needs';

interface NeedDocs {
  summary: string;
  why: string;
  bad: Files;
  good: Files;
  alsoDraws?: readonly string[];
  message(name: string): string;
}

export function needRule(name: PlacedNeed['rule'], { message, ...docs }: NeedDocs): KapsoRule {
  return {
    name,
    severity: 'info',
    source: 'spec',
    ...docs,
    *harness(model) {
      for (const need of needsOf(model)) {
        const fact = model.facts.find(({ path }) => path === need.path);
        if (need.rule !== name || !fact) continue;
        yield { ...at(fact, need), message: `${message(need.name.slice(need.name.indexOf(':') + 1))} ${need.hint}` };
      }
    },
  };
}

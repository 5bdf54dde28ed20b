import { example } from '../examples';
import { at, type KapsoRule } from '../kit';

const absolute =
  /(?<![\w./:$}~-])(?:\/(?:home|Users|root|tmp|var|opt|mnt|srv|data|workspace|content|etc|usr)\/[\w./-]+|~\/[\w./-]+|[A-Z]:\\[\w\\.-]+)/g;

export const pagePath: KapsoRule = {
  name: 'page-path',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'A page guesses no absolute path.',
  why: `The engine ends the guidance with the paths of the task statement and of the prepared resources. So a page says "the task statement" or "prepared/<name>/": a path of one machine is wrong on every other.`,
  bad: example({ 'instructions/setup.md': '# Setup\n\n- Read the gauges in /home/ada/gauges first.\n' }),
  good: example({ 'instructions/setup.md': '# Setup\n\n- Read the gauges in prepared/gauges/ first.\n' }),
  *file(facts) {
    if (facts.kind !== 'page') return;
    for (const found of facts.text.matchAll(absolute)) {
      const path = found[0].replace(/[.]+$/, '');
      const span = { start: found.index, end: found.index + path.length };
      yield {
        ...at(facts, span),
        message: `\`${path}\` is a path of one machine; sessions are told where their files are.`,
      };
    }
  },
};

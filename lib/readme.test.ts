import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { casesOf, mutantsOf } from './corpus.fixture';
import { formats } from './formats';
import { commonRules } from './formats/common';

const recognisedBy: Record<string, string> = {
  'agent-harnesses': '`HARNESS.md` with frontmatter',
  agentium: '`@agentium/harness` in TypeScript, `*.harness.json`',
  'harness-lab': '`system_prompt.md`, `skills/`, `hooks.json`, `fake.yaml`',
  kapso: '`harness.yaml` with modules, `instructions/`',
};

/** The README's table of formats, with the rules as they are now. */
function table(): string[] {
  const own = formats.map(({ id, title, docs, rules }) => {
    const count = (source: string) => rules.filter((rule) => rule.source === source).length;
    return `| [${title}](${docs}) | \`${id}\` | ${recognisedBy[id]} | ${count('spec')} | ${count('advice')} |`;
  });
  return [...own, `| every format | \`common\` | | | ${commonRules.length} |`];
}

const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8').split('\n');

it('the README counts the rules as they are', () => {
  const head = readme.findIndex((line) => line.startsWith('| --- | --- | --- |'));
  const rows = readme.slice(head + 1, readme.indexOf('', head));
  expect(rows).toEqual(table());
});

it('the README counts the cases as they are', () => {
  const [cases = 0, mutants = 0] = [casesOf, mutantsOf].map((of) => formats.flatMap(({ id }) => of(id)).length);
  const words = `${cases} conformance cases and ${mutants.toLocaleString('en')} mutated harnesses`;
  expect(readme.filter((line) => line.includes(words))).toHaveLength(1);
});

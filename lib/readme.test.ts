import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
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

const root = `${import.meta.dirname}/..`;
const readme = readFileSync(`${root}/README.md`, 'utf8').split('\n');

it('the README counts the rules as they are', () => {
  const head = readme.findIndex((line) => line.startsWith('| --- | --- | --- |'));
  const rows = readme.slice(head + 1, readme.indexOf('', head));
  expect(rows).toEqual(table());
});

it('the README counts the cases as they are', () => {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const cases = sum(formats.map(({ id }) => readdirSync(`${root}/fixtures/conformance/${id}`).length));
  const linesOf = (id: string) =>
    gunzipSync(readFileSync(`${root}/fixtures/mutants/${id}.jsonl.gz`))
      .toString()
      .trim()
      .split('\n');
  const mutants = sum(formats.map(({ id }) => linesOf(id).length));
  const words = `${cases} conformance cases and ${mutants.toLocaleString('en')} mutated harnesses`;
  expect(readme.filter((line) => line.includes(words))).toHaveLength(1);
});

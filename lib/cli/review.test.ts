import { describe, expect, it } from 'vitest';
import { jsonOf, ran, world } from './memory.fixture';

const skill = (body: string) => `---\nname: tide\ndescription: Reads tide tables.\n---\n\n${body}\n`;
const base = {
  'base/harness.yaml': 'name: desk\n',
  'base/system_prompt.md': 'Be brief.\n',
  'base/skills/tide/SKILL.md': skill('Read the table.'),
};
const head = {
  'head/harness.yaml': 'name: desk\n',
  'head/system_prompt.md': 'Be brief. Be kind.\n',
  'head/skills/tide/SKILL.md': skill('Read the table twice.'),
};
const hooks = { 'head/hooks.json': '{"hooks": {}}\n' };

describe('review', () => {
  it('review base head --tokenizer estimate', async () => {
    const io = world({ ...base, ...head });
    expect(await ran(io, 'review base head --tokenizer estimate')).toBe(0);
    const said = io.said();
    expect(said).toMatch(/^head against base \(harness-lab\): valid\n/);
    expect(said).toContain('    changed system_prompt.md\n');
    expect(said).toMatch(/ {4}claude: \d+ → \d+\n/);
  });

  it('exits with 1 where the head introduces an error, and says which', async () => {
    const io = world({ ...base, ...head, 'head/skills/tide/SKILL.md': 'no block\n' });
    expect(await ran(io, 'review base head --tokenizer estimate')).toBe(1);
    expect(io.said()).toContain('[harness-lab/skill-frontmatter-missing]');
  });

  it('judges an optimizer’s edit by the rules of the format', async () => {
    const line = 'review base head --tokenizer estimate --optimizer';
    expect(await ran(world({ ...base, ...head }), line)).toBe(0);
    const refused = await jsonOf(world({ ...base, ...head }), `${line} --max-files 1`);
    expect(refused.introduced.map(({ rule }: { rule: string }) => rule)).toEqual(['harness-lab/edit-too-many-files']);
    expect(await ran(world({ ...base, ...head, ...hooks }), line)).toBe(1);
    expect(await ran(world({ ...base, ...head, ...hooks }), `${line} --allow-hooks`)).toBe(0);
  });

  it('wants a number, and an optimizer for its rules', async () => {
    const io = world({ ...base, ...head });
    expect(await ran(io, 'review base head --optimizer --max-files few')).toBe(2);
    expect(io.complained()).toBe('`few` is no value of `--max-files`; a whole number is wanted.\n');
    expect(await ran(world({ ...base, ...head }), 'review base head --allow-hooks')).toBe(2);
  });

  it('looks for the base where the head was found', async () => {
    const nested = Object.fromEntries(
      Object.entries({ ...base, ...head }).map(([path, value]) => [path.replace('/', '/agents/desk/'), value]),
    );
    const one = await jsonOf(world({ ...base, ...head }), 'review base head --tokenizer estimate');
    const other = await jsonOf(world(nested), 'review base head --tokenizer estimate');
    expect(other.files).toEqual(one.files);
    expect(other.head.path).toBe('head/agents/desk');
    const grown = await jsonOf(world({ ...nested, 'new/README.md': 'x' }), 'review new head --tokenizer estimate');
    expect(grown.files.map(({ kind }: { kind: string }) => kind)).toEqual(['added', 'added', 'added']);
  });

  it('has one shape for machines, both sides whole', async () => {
    const found = await jsonOf(world({ ...base, ...head }), 'review base head --tokenizer estimate');
    expect(Object.keys(found)).toEqual([
      'version',
      'base',
      'head',
      'acts',
      'files',
      'nodes',
      'edges',
      'introduced',
      'resolved',
      'tokens',
    ]);
    const inspected = (await jsonOf(world({ ...base, ...head }), 'inspect head --tokenizer estimate')).results[0];
    const { path, format, valid, diagnostics, hashes, digest, graph } = inspected;
    expect(found.head).toEqual({ path, format, valid, diagnostics, hashes, digest, graph, tokens: found.head.tokens });
    expect(found.head.tokens).toMatchObject({ encoding: 'estimate', contexts: inspected.contexts });
  });

  const hooked = {
    ...base,
    ...head,
    'head/hooks.json': JSON.stringify({
      hooks: { Stop: [{ hooks: [{ type: 'command', command: 'echo "<b>|`x`\n::error::"' }] }] },
    }),
    'head/skills/tide/SKILL.md': 'no block\n',
  };

  it('is Markdown for a pull request, in which nothing of the harness is markup', async () => {
    const io = world(hooked);
    expect(await ran(io, 'review base head --tokenizer estimate --output markdown')).toBe(1);
    const said = io.said();
    expect(said).toMatch(/^## `head` against `base`\n\nNot valid as `harness-lab`; \d+ errors?.* introduced/);
    expect(said.match(/^### .*/gm)?.slice(0, 2)).toEqual([
      '### What may happen on the machine of whoever uses it, as that person',
      '### Graph',
    ]);
    for (const row of said.split('\n').filter((line) => line.startsWith('| added | hook'))) {
      expect(row.replace(/`+[^`]*`+|\\./g, '')).not.toMatch(/[<`*]/);
    }
    expect(said).toContain('| error | `skills/tide/SKILL.md');
  });

  it('is lines for GitHub: what may now happen, then the findings that decide', async () => {
    const io = world(hooked);
    expect(await ran(io, 'review base head --tokenizer estimate --output github')).toBe(1);
    const lines = io.said().trimEnd().split('\n');
    expect(lines[0]).toMatch(/^::warning file=head\/hooks\.json,.*title=added hook::added hook /);
    expect(lines.every((line) => /^::(error|warning|notice) /.test(line))).toBe(true);
    expect(lines.some((line) => line.startsWith('::error file=head/skills/tide/SKILL.md,'))).toBe(true);
  });

  it('is SARIF of what the head introduces', async () => {
    const io = world(hooked);
    await ran(io, 'review base head --tokenizer estimate --output sarif');
    const { runs } = JSON.parse(io.said());
    const { introduced } = await jsonOf(world(hooked), 'review base head --tokenizer estimate');
    const rules = (list: Record<string, string>[], key: string) => list.map((each) => each[key]);
    expect(rules(runs[0].results, 'ruleId')).toEqual(rules(introduced, 'rule'));
  });

  it('says what it wants', async () => {
    const wants = async (line: string) => {
      const io = world({ ...base, ...head });
      expect([await ran(io, line), io.said()]).toEqual([2, '']);
      return io.complained();
    };
    expect(await wants('review base')).toContain('two directories or zips, `BASE HEAD`, or two revisions');
    expect(await wants('review base head --repo x')).toContain('`--git A..B`');
    expect(await wants('review --git a..b one two')).toContain('one PATH at most');
  });
});

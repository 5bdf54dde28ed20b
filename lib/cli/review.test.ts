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
});

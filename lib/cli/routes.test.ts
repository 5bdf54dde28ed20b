import { describe, expect, it } from 'vitest';
import { jsonOf, ran, world } from './memory.fixture';

const skill = (name: string, description: string) =>
  `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n\nDo it.\n`;

const files = {
  'harbour/HARNESS.md': '---\nname: harbour\ndescription: A harbour.\n---\n\n# Harbour\n\nRead `skills/SKILLS.md`.\n',
  'harbour/.leaf-detectors': 'skill=SKILL.md\n',
  'harbour/skills/SKILLS.md': '---\ndescription: What is done.\n---\n\n- `tide/`\n- `berth/`\n',
  'harbour/skills/tide/SKILL.md': skill('tide', 'Reads the tide table.'),
  'harbour/skills/berth/SKILL.md': skill('berth', 'Assigns a berth to a boat.'),
};

const settings = (...routes: { task: string; leaf: string }[]) => ({
  ...files,
  '.harness-studio.json': JSON.stringify({ routes }),
});

const tide = { task: 'When is the tide?', leaf: 'skills/tide/' };
const wrong = { task: 'Which berth for my boat?', leaf: 'skills/tide/' };

describe('check --routes', () => {
  it('runs the tests of the settings and exits with 1 when one fails', async () => {
    const io = world(settings(tide, wrong));
    expect(await ran(io, 'check harbour --routes')).toBe(1);
    expect(io.said()).toContain('  route passed: `When is the tide?` reaches `skills/tide/`.');
    expect(io.said()).toContain('  route failed: `Which berth for my boat?` reaches `skills/berth/` instead of');
  });

  it('exits with 0 when all pass, and runs none where nobody asked', async () => {
    expect(await ran(world(settings(tide)), 'check harbour --routes')).toBe(0);
    const io = world(settings(wrong));
    expect(await ran(io, 'check harbour')).toBe(0);
    expect(io.said()).not.toContain('route');
  });

  it('says it where there is nothing to run: a check of nothing is none', async () => {
    const io = world(files);
    expect(await ran(io, 'check harbour --routes')).toBe(2);
    expect(io.complained()).toContain('hold no routing test');
  });

  it('says the same in every shape', async () => {
    const { results } = await jsonOf(world(settings(tide, wrong)), 'check harbour --routes');
    expect(
      results[0].routes.map((route: { passed: boolean; reached: string }) => [route.passed, route.reached]),
    ).toEqual([
      [true, 'skills/tide/'],
      [false, 'skills/berth/'],
    ]);
    const github = world(settings(tide, wrong));
    await ran(github, 'check harbour --routes --output github');
    expect(github.said().match(/::error title=routing test::/g)).toHaveLength(1);
    const markdown = world(settings(tide, wrong));
    await ran(markdown, 'check harbour --routes --output markdown');
    expect(markdown.said()).toMatch(/### Routing tests\n\n\| state .*\n.*\n\| passed .*\n\| failed /);
  });
});

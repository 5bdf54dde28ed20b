/** What advice leaves alone: each case is something that maintainers of real trees mean. */
import { expect, test } from 'vitest';
import { check } from '../../check';
import { generatedHarness } from '../../check.fixture';
import { type Files, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { edit } from '../../core/harness';
import { defaultSettings } from '../../core/settings';
import { fileOf, textOf } from '../../core/text';

const diagnosticsOf = (files: Files) => check(harnessOf(files), defaultSettings, 'agent-harnesses').diagnostics;
const adviceOn = (files: Files) =>
  diagnosticsOf(files)
    .filter(({ source }) => source === 'advice')
    .map(({ rule, path }) => `${rule.replace('agent-harnesses/', '')} ${path}`);

const desk = (body: string) =>
  `---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\n${body}\n`;
const page = (description: string, text = '') => `---\ndescription: ${description}\n---\n\n${text}\n`;

test('a repository with a free-text HARNESS.md gets one error with an offer to convert, and no advice behind it', () => {
  const files: Files = {
    'HARNESS.md': '# Our harness\n\nSee [the guide](docs/gone.md).\n',
    'docs/guide.md': 'TODO\n',
    'scripts/a.sh': 'true\n',
    'skills/a/SKILL.md': '---\nname: b\ndescription: x\n---\n',
    'link.md': { symlink: '../outside.md' },
  };
  expect(adviceOn(files)).toEqual([]);
  const [error, ...others] = diagnosticsOf(files).filter(({ severity }) => severity === 'error');
  expect(others).toEqual([]);
  expect(error?.message).toContain('is free text, not an Agent Harness yet');
  expect(error?.fixes?.map(({ title }) => title)).toContain('Convert to an Agent Harness: add frontmatter');
});

test('one other sign of the format, and advice speaks', () => {
  const files: Files = { 'HARNESS.md': '# Desk\n', '.leaf-detectors': 'skill: SKILL.md\n' };
  expect(adviceOn(files)).toEqual(['leaf-detector-line-ignored .leaf-detectors']);
  expect(adviceOn({ ...files, 'HARNESS.md': desk('Role.') })).toEqual(['leaf-detector-line-ignored .leaf-detectors']);
});

test('advice comes and goes as the block is typed, also about files that were not touched', () => {
  const free = harnessOf({ 'HARNESS.md': 'Role.\n', 'notes/a.md': page('TODO') });
  expect(check(free, defaultSettings, 'agent-harnesses').diagnostics.some(({ source }) => source === 'advice')).toBe(
    false,
  );
  const typed = edit(free, [['HARNESS.md', fileOf(desk('See `notes/`.'))]]);
  const rules = check(typed, defaultSettings, 'agent-harnesses').diagnostics.map(({ rule }) => rule);
  expect(rules).toEqual(['agent-harnesses/description-vague']);
  expect(check(free, defaultSettings, 'agent-harnesses').diagnostics.some(({ source }) => source === 'advice')).toBe(
    false,
  );
});

test('directories of sources and pictures need no route', () => {
  const files: Files = {
    'HARNESS.md': desk('Role.'),
    'src/a.ts': '',
    'src/b.ts': '',
    'src/README.md': page('How the sources are laid out.'),
    'assets/a.png': { base64: 'iVBO' },
    'assets/b.png': { base64: 'iVBO' },
  };
  expect(adviceOn({ ...files, 'src/README.md': page('How the sources are laid out.') })).toEqual([
    'directory-not-mentioned src/',
  ]);
  expect(adviceOn({ ...files, 'src/README.md': '# Sources\n' })).toEqual([]);
});

test('paths of the user, placeholders, fences, globs and outputs are no broken references', () => {
  const body = [
    'Read `src/main.rs` and `packages/core/index.ts`, then write `out/report.md` and out/summary.md.',
    'Use `skills/<name>/SKILL.md`, `tables/*.csv`, `{root}/x.md`, `~/notes.md`, `/etc/hosts`, and/or `gpt-4/turbo`.',
    'See [site](https://example.org/a.md), [mail](mailto:a@example.org), [above](#role) and ![chart](gone.png).',
    '',
    '```',
    'tables/',
    '  gone.csv',
    '```',
  ].join('\n');
  expect(adviceOn({ 'HARNESS.md': desk(body), 'tables/north.csv': 'high,low\n' })).toEqual([]);
});

test('a script or file that is only an example need not exist', () => {
  const files = (text: string): Files => ({
    'HARNESS.md': desk('See `skills/`.'),
    '.leaf-detectors': 'skill=SKILL.md\n',
    'skills/SKILLS.md': page('Skills that make charts of tides.', '- `charts/`'),
    'skills/charts/SKILL.md': `---\nname: charts\ndescription: Draws a chart of a tide table.\n---\n\n${text}\n`,
    'skills/charts/scripts/draw.py': 'print()\n',
  });
  for (const text of [
    '- **Example**: `scripts/rotate.py` for turning pages',
    'Help: `python scripts/script_name.py --help`',
    'Put it beside the others (e.g. `scripts/rotate.py`, `scripts/fold.py` or `scripts/cut.py`).',
    'Add a script such as `scripts/your_script.py`.',
  ]) {
    expect(adviceOn(files(text)), text).toEqual([]);
  }
  for (const text of [
    'Run `scripts/rotate.py` on the example.',
    'For an example: read, then run `scripts/rotate.py`.',
  ]) {
    expect(adviceOn(files(text)), text).toEqual(['skill-script-missing skills/charts/SKILL.md']);
  }
});

test('a routing file that speaks of its pages in general is no list', () => {
  const pages = Object.fromEntries(
    ['north', 'south', 'east'].map((name) => [
      `tables/${name}-tides.md`,
      page(`High and low water in the ${name} basin.`),
    ]),
  );
  const files: Files = { 'HARNESS.md': desk('See `tables/`.'), ...pages };
  expect(
    adviceOn({ ...files, 'tables/TABLES.md': page('One page for each basin.', 'Open the page of the basin.') }),
  ).toEqual([]);
  const list = '- `north-tides.md`\n- [South](south-tides.md)';
  expect(adviceOn({ ...files, 'tables/TABLES.md': page('One page for each basin.', list) })).toEqual([
    'unreachable-file tables/east-tides.md',
  ]);
});

test('templates of skills inside a skill, parallel trees and known names are meant', () => {
  const skill = (name: string) =>
    `---\nname: ${name}\ndescription: Makes a new ${name} from the words of a caller.\n---\n`;
  const tree = (name: string): Files => ({
    [`notes/${name}/NOTES.md`]: page(`What to know of the ${name} basin.`, '- `fees.md`\n- `pilots.md`'),
    [`notes/${name}/fees.md`]: page(`What a berth in the ${name} costs.`),
    [`notes/${name}/pilots.md`]: page(`Who knows the shoals of the ${name}.`),
  });
  const files: Files = {
    'HARNESS.md': desk('See `skills/`, `notes/` and `agents/`.'),
    '.leaf-detectors': 'skill=SKILL.md\n',
    'skills/skill-maker/SKILL.md': skill('skill-maker'),
    'skills/skill-maker/assets/plain/SKILL.md': skill('plain'),
    'notes/NOTES.md': page('Notes for each of the basins.', '- `north/`\n- `south/`'),
    'notes/AGENTS.md': page('Rules for other tools that work here.'),
    ...tree('north'),
    ...tree('south'),
    'agents/AGENTS.md': page('Other agents of the harbour.'),
  };
  expect(adviceOn(files)).toEqual([]);
});

test('descriptions that a number or the name of their file sets apart are told apart', () => {
  const about = (name: string) => page(`Opening hours, fees and telephone numbers of the ${name} harbour office.`);
  const files = {
    'HARNESS.md': desk('See `notes/`.'),
    'notes/NOTES.md': page('Offices of the harbour.', 'One page for each office.'),
    'notes/north.md': about('north'),
    'notes/south.md': about('south'),
    'notes/pier-1.md': page('Opening hours, fees and telephone numbers of pier 1 for small craft.'),
    'notes/pier-2.md': page('Opening hours, fees and telephone numbers of pier 2 for small craft.'),
  };
  expect(adviceOn(files)).toEqual([]);
});

test('plain signs in a description are no markup', () => {
  const files: Files = {
    'HARNESS.md': desk('Role.').replace('Reads', 'Fees & hours, depth < 4 m: reads').replace(': reads', ', reads'),
  };
  expect(adviceOn(files)).toEqual([]);
  expect(adviceOn({ 'HARNESS.md': desk('Ends </overview> here.') })).toEqual(['prompt-unsafe-text HARNESS.md']);
  expect(adviceOn({ 'HARNESS.md': desk('Ends `</overview>` here.') })).toEqual([]);
});

test('many skills at the top are one finding, and one move for all', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `task-${letter}`);
  const skills = names.map((name) => [
    `${name}/SKILL.md`,
    `---\nname: ${name}\ndescription: Does the work called ${name} from start to end.\n---\n`,
  ]);
  const files: Files = {
    'HARNESS.md': desk(names.map((name) => `- \`${name}/\``).join('\n')),
    '.leaf-detectors': 'skill=SKILL.md\n',
    ...Object.fromEntries(skills),
  };
  const [found, ...others] = diagnosticsOf(files).filter(({ rule }) => rule === 'agent-harnesses/skill-at-top-level');
  expect(others).toEqual([]);
  const fix = found?.fixes?.[0];
  const after = fix && applyFix(harnessOf(files), fix);
  expect([...(after?.keys() ?? [])].filter((path) => path.startsWith('skills/')).length).toBe(8);
});

test('added lines go behind the list item that names a sibling, in its indentation, marker and line breaks', () => {
  const body = 'Intro.\r\n\r\n* `tables/`: a tide is asked for,\r\n  in any harbour.\r\n\r\nRole.\r\n';
  const text = `---\r\nname: Tide desk\r\ndescription: Reads tide tables.\r\n---\r\n\r\n${body}`;
  const files: Files = {
    'HARNESS.md': text,
    'tables/TABLES.md': page('One page for each basin.', 'None yet.'),
    'pilots/PILOTS.md': page('Who brings which ship in.', 'None yet.'),
  };
  const [found] = diagnosticsOf(files).filter(({ rule }) => rule === 'agent-harnesses/directory-not-mentioned');
  const after = found?.fixes?.[0] && applyFix(harnessOf(files), found.fixes[0]);
  const entry = after?.get('HARNESS.md');
  expect(entry && textOf(entry)).toBe(
    text.replace('harbour.\r\n', 'harbour.\r\n* `pilots/`: Who brings which ship in.\r\n'),
  );
});

test('after an edit the findings are those of a fresh check', () => {
  const harness = generatedHarness(1_200);
  check(harness, defaultSettings);
  const [path, entry] = [...harness].find(([name]) => name.endsWith('/SKILL.md')) as [
    string,
    ReturnType<typeof fileOf>,
  ];
  const edited = edit(harness, [[path, fileOf(textOf(entry).replace('item', 'tide'))]]);
  const fresh = new Map(Array.from(edited, ([at, each]) => [at, { ...each }]));
  expect(check(edited, defaultSettings).diagnostics).toEqual(check(fresh, defaultSettings).diagnostics);
});

test('thousands of references, tags, detectors and descriptions keep nobody waiting', () => {
  const lines = (line: (n: number) => string) => Array.from({ length: 10_000 }, (_, n) => line(n)).join('\n');
  const many = Object.fromEntries(
    Array.from({ length: 1_500 }, (_, n) => [
      `notes/n${n}.md`,
      page(`What the office keeps of berth and ship, sheet ${n % 7}.`),
    ]),
  );
  const files: Files = {
    'HARNESS.md': desk(
      lines((n) => `- \`docs${n % 40}/f_${n}.md\` and [x](gone/${n}.md) </overview> ${'`'.repeat(n % 3)}`),
    ),
    '.leaf-detectors': lines((n) => `type${n % 100}=T${n % 100}.md`),
    'skills/SKILLS.md': page(
      'What the desk can do.',
      lines((n) => `- \`scripts/s${n}.py\` [y](../../out/${n}.md) \`NOTES/N${n}.md\``),
    ),
    'skills/low/SKILL.md': `---\nname: low\ndescription: Finds low water of a harbour.\n---\n${lines((n) => `Run \`scripts/s${n}.py\`.`)}\n`,
    'notes/NOTES.md': page('Notes.', '`a`'.repeat(20_000)),
    ...many,
  };
  // Minutes on minutes where the work grows with the square of the lines: the runner's time limit, wide for a busy machine, is the judge.
  expect(diagnosticsOf(files).length).toBeGreaterThan(10_000);
}, 120_000);

test('a directory whose descriptions are all long has a habit, which is told once', () => {
  const long = (n: number) =>
    page(`Entry ${n}: ${`what happened on day ${n} and why, `.repeat(9)}in one line.`.replace(': ', ', '));
  const diary = (days: number): Files =>
    Object.fromEntries(Array.from({ length: days }, (_, n) => [`diary/day-${n}.md`, long(n)]));
  const around = {
    'HARNESS.md': desk('See `diary/`.'),
    'diary/DIARY.md': page('What happened, day by day.', 'One page a day.'),
  };
  const tooLong = (files: Files) => adviceOn(files).filter((found) => found.startsWith('description-too-long'));
  expect(tooLong({ ...around, ...diary(4) })).toHaveLength(4);
  expect(tooLong({ ...around, ...diary(9) })).toEqual(['description-too-long diary/day-0.md']);
});

import { describe, expect, it } from 'vitest';
import { type Files, harnessOf } from './files';
import { type Entry, edit } from './harness';
import { type Reference, referencesOf, type Way } from './references';
import { fileOf } from './text';

const all = (files: Files, path: string): readonly Reference[] => {
  const harness = harnessOf(files);
  return referencesOf(harness, path, harness.get(path) as Entry);
};

/** `raw → target (way)`, `raw ✗ fault`, or nothing where there is nothing to say. */
const said = (files: Files, path = 'HARNESS.md'): string[] =>
  all(files, path).flatMap((found) => {
    if (found.target !== undefined)
      return [`${found.raw} → ${found.target} (${found.way}${found.inferred ? ', inferred' : ''})`];
    const suggestion = found.suggestion === undefined ? '' : ` (${found.suggestion}?)`;
    return found.fault || suggestion ? [`${found.raw} ✗ ${found.fault ?? ''}${suggestion}`] : [];
  });

const harbour = {
  'skills/SKILLS.md': '',
  'skills/explore/SKILL.md': '',
  'skills/explore/scripts/run.sh': '',
  'skills/tide tables/SKILL.md': '',
  'references/REFERENCES.md': '',
  'references/charts/hull.md': '',
  'tools/charts/hull.md': '',
  'tools/gauge/SKILL.md': '',
  LICENSE: '',
} satisfies Files;

const body = (text: string) => said({ ...harbour, 'HARNESS.md': text });

describe('ways to a target', () => {
  it('reads links relative to the file, decoded and without anchor', () => {
    expect(
      body('[a](skills&#47;explore/SKILL&period;md) [b](skills/&#x53;KILLS.md) [c](skills/a&nosuch;b.md)'),
    ).toEqual([
      'skills&#47;explore/SKILL&period;md → skills/explore/SKILL.md (file)',
      'skills/&#x53;KILLS.md → skills/SKILLS.md (file)',
      'skills/a&nosuch;b.md ✗ broken',
    ]);
    expect(
      body('[a](skills/explore/SKILL.md#top) [b](./skills/) [c](skills/tide%20tables/SKILL.md) [d](<skills>)'),
    ).toEqual([
      'skills/explore/SKILL.md#top → skills/explore/SKILL.md (file)',
      './skills/ → skills (file)',
      'skills/tide%20tables/SKILL.md → skills/tide tables/SKILL.md (file)',
      'skills → skills (file)',
    ]);
  });

  it('reads paths in code and in running text, and commands that name a script', () => {
    expect(body('Open `skills/SKILLS.md`, then **tools/** and skills/explore/SKILL.md.')).toEqual([
      'skills/SKILLS.md → skills/SKILLS.md (file)',
      'tools/ → tools (file)',
      'skills/explore/SKILL.md → skills/explore/SKILL.md (file)',
    ]);
    expect(body('Run `bash skills/explore/scripts/run.sh --day 3`.')).toEqual([
      'skills/explore/scripts/run.sh → skills/explore/scripts/run.sh (file)',
    ]);
  });

  it('takes headings and bold labels as base directories', () => {
    expect(body('## Skills\n\n- **explore/**: `SKILL.md` and `scripts/run.sh`\n')).toEqual([
      'explore/ → skills/explore (section)',
      'SKILL.md → skills/explore/SKILL.md (routing-name)',
      'scripts/run.sh → skills/explore/scripts/run.sh (section)',
    ]);
    expect(body('# The harbour\n\n## Our tools — what to run\n\n### Charts\n\n`hull.md`\n')).toEqual([
      'hull.md → tools/charts/hull.md (section)',
    ]);
    expect(body('**References:**\n\n- `charts/hull.md`\n\n**Tools:**\n\n- `charts/hull.md`\n')).toEqual([
      'charts/hull.md → references/charts/hull.md (section)',
      'charts/hull.md → tools/charts/hull.md (section)',
    ]);
  });

  it('goes up to the nearest HARNESS.md and no further', () => {
    const files = { ...harbour, 'HARNESS.md': '', 'skills/explore/notes.md': 'See `references/REFERENCES.md`.' };
    expect(said(files, 'skills/explore/notes.md')).toEqual([
      'references/REFERENCES.md → references/REFERENCES.md (ancestor)',
    ]);
    const nested = {
      ...files,
      'skills/HARNESS.md': '',
      'skills/explore/notes.md': '[x](../../tools/) `tools/gauge/SKILL.md`',
    };
    expect(said(nested, 'skills/explore/notes.md')).toEqual([
      '../../tools/ → tools (file)',
      'tools/gauge/SKILL.md → tools/gauge/SKILL.md (suffix, inferred)',
    ]);
  });

  it('knows that SKILLS.md is the one in skills/', () => {
    expect(body('see SKILLS.md')).toEqual(['SKILLS.md → skills/SKILLS.md (routing-name)']);
    const files = { ...harbour, 'skills/explore/SKILLS.md': 'Back to `SKILLS.md`.' };
    expect(said(files, 'skills/explore/SKILLS.md')).toEqual(['SKILLS.md → skills/SKILLS.md (routing-name)']);
  });

  it('knows that SKILL.md is the one in the directory named right before it', () => {
    expect(
      body('- `skills/explore/`: first (see\n  `SKILL.md`)\n- `tools/gauge` — read SKILL.md\n- `SKILL.md`'),
    ).toEqual([
      'skills/explore/ → skills/explore (file)',
      'SKILL.md → skills/explore/SKILL.md (routing-name)',
      'tools/gauge → tools/gauge (file)',
      'SKILL.md → tools/gauge/SKILL.md (routing-name)',
    ]);
  });

  it('concludes from a unique suffix or directory name, and leaves the ambiguous alone', () => {
    expect(body('`scripts/run.sh`, `gauge`, **explore**, `charts`, `charts/hull.md`, hull.md')).toEqual([
      'scripts/run.sh → skills/explore/scripts/run.sh (suffix, inferred)',
      'gauge → tools/gauge (name, inferred)',
      'explore → skills/explore (name, inferred)',
    ]);
  });
});

describe('what could mean several things', () => {
  it('stays unlinked and says what it could be', () => {
    const [path, bare] = all({ ...harbour, 'HARNESS.md': '`charts/hull.md`, hull.md' }, 'HARNESS.md');
    for (const found of [path, bare]) {
      expect(found?.target).toBeUndefined();
      expect(found?.candidates).toEqual(['references/charts/hull.md', 'tools/charts/hull.md']);
    }
  });
});

describe('what is no reference', () => {
  it.each([
    [
      'placeholders',
      '`skills/<name>/SKILL.md` `skills/{name}/SKILL.md` `$HOME/skills/SKILLS.md` skills/<name>/SKILL.md',
    ],
    ['globs', '`skills/*/SKILL.md` `skills/**`'],
    ['absolute and home paths', '`/skills/SKILLS.md` `~/skills/SKILLS.md` [x](/skills/SKILLS.md)'],
    ['images', '![chart](skills/chart.png)'],
    ['fences', '```\nskills/\n└── explore/SKILL.md [x](gone.md)\n```'],
    ['an unclosed fence', '```\n[x](gone.md)\n\nskills/SKILLS.md'],
    ['other sites', '[a](https://example.org/skills/SKILLS.md) <https://example.org/a.md> https://example.org/skills/'],
    ['anchors', '[a](#skills)'],
    ['pairs', 'and/or input/output openai/gpt-4o `owner/name`'],
    ['files of the user’s own project', 'Save the result to out.md, see `report.json` and `build/report.json`.'],
    ['words', 'e.g. this, i.e. that, v1.2, 3.5 and Node.js. Skills'],
  ])('%s', (_, text) => {
    expect(body(text)).toEqual([]);
  });
});

describe('what resolves to nothing', () => {
  it('calls only a Markdown link broken', () => {
    expect(body('[a](gone.md) `gone.md` gone.md')).toEqual(['gone.md ✗ broken']);
    expect(body('[a](../outside.md)')).toEqual(['../outside.md ✗ outside']);
  });

  it('hints where the first segment of a path in code exists', () => {
    expect(body('`skills/gone/SKILL.md`, skills/gone.md')).toEqual(['skills/gone/SKILL.md ✗ hint']);
  });

  it('suggests what differs in case only, and never takes it', () => {
    expect(body('[a](Skills/skills.md) `skills/explore/skill.md`')).toEqual([
      'Skills/skills.md ✗ broken (skills/SKILLS.md?)',
      'skills/explore/skill.md ✗ hint (skills/explore/SKILL.md?)',
    ]);
  });
});

describe('what Windows wrote', () => {
  it('is a suggestion, never a resolution', () => {
    expect(body('[a](skills\\explore\\SKILL.md) `skills\\SKILLS.md` `..\\skills\\explore` `.\\TOOLS\\gauge`')).toEqual([
      'skills\\explore\\SKILL.md ✗ broken (skills/explore/SKILL.md?)',
      'skills\\SKILLS.md ✗  (skills/SKILLS.md?)',
      '.\\TOOLS\\gauge ✗  (tools/gauge?)',
    ]);
  });

  it('is not every backslash', () => {
    expect(body('`\\d+\\.md` `App\\Models\\Tide` `a \\| b` `C:\\skills\\SKILLS.md` `\\\\host\\skills`')).toEqual([]);
  });
});

describe('memory', () => {
  it('keeps the references of every file that an edit does not touch', () => {
    const before = harnessOf({ ...harbour, 'HARNESS.md': '`tools/`', 'notes.md': '`skills/`' });
    const after = edit(before, [['notes.md', fileOf('[x](tools/)')]]);
    const of = (harness: typeof before, path: string) => referencesOf(harness, path, harness.get(path) as Entry);
    expect(of(after, 'HARNESS.md')).toBe(of(before, 'HARNESS.md'));
    expect(of(after, 'notes.md').map((found) => found.target)).toEqual(['tools']);
    const grown = edit(after, [['docs/new.md', fileOf('')]]);
    expect(of(grown, 'HARNESS.md')).not.toBe(of(before, 'HARNESS.md'));
  });

  it('gives lines', () => {
    const files = { ...harbour, 'HARNESS.md': '# T\n\n`tools/`\r\n\r\n[x](skills/)' };
    expect(all(files, 'HARNESS.md').map((found) => found.line)).toEqual([3, 5]);
  });
});

/**
 * A harness made as real ones are: of a hundred leaves, few are linked, most are named by a path, some only below a
 * heading, some by a file name, some by a bare slug, and a fifth by nothing.
 */
function survey(): { files: Files; leaves: string[] } {
  const files: Record<string, string> = {};
  const leaves: string[] = [];
  const lines: string[] = ['# Harbour', ''];
  const leaf = (path: string) => {
    files[path] = `---\ndescription: ${path}\n---\n`;
    leaves.push(path);
  };
  for (let i = 0; i < 56; i++) {
    leaf(`plain/p${i}/page.md`);
    lines.push(i % 2 ? `- \`plain/p${i}/page.md\`` : `- Read plain/p${i}/page.md first.`);
  }
  lines.push('', '## Skills', '');
  for (let i = 0; i < 15; i++) {
    leaf(`skills/s${i}/page.md`);
    lines.push(`- **s${i}/**: see \`s${i}/page.md\``);
  }
  lines.push('', '## More', '');
  for (let i = 0; i < 3; i++) {
    leaf(`deep/er/unique-${i}.md`);
    lines.push(`- unique-${i}.md`);
  }
  for (let i = 0; i < 5; i++) {
    leaf(`far/away/slug-${i}/page.md`);
    lines.push(`- \`slug-${i}\``);
  }
  for (let i = 0; i < 21; i++) leaf(`lost/l${i}/page.md`);
  return { files: { ...files, 'HARNESS.md': lines.join('\n') }, leaves };
}

describe('reach, by what is understood', () => {
  const { files, leaves } = survey();
  const found = all(files, 'HARNESS.md');
  const reach = (understood: (reference: Reference) => boolean) =>
    leaves.filter((leaf) =>
      found.some(({ target = '/', ...reference }) => {
        return understood(reference) && (leaf === target || leaf.startsWith(`${target}/`));
      }),
    ).length;
  const ways =
    (...known: Way[]) =>
    (reference: Reference) =>
      known.includes(reference.way ?? 'file');

  it.each([
    ['Markdown links only', (reference: Reference) => reference.kind === 'link', 0],
    ['paths in code and text', ways('file', 'ancestor'), 56],
    ['headings and labels as bases', ways('file', 'ancestor', 'section'), 71],
    ['a unique suffix', ways('file', 'ancestor', 'section', 'suffix'), 74],
    ['a unique directory name', ways('file', 'ancestor', 'section', 'suffix', 'name'), 79],
  ])('%s', (_, understood, percent) => {
    expect(reach(understood)).toBe(percent);
  });
});

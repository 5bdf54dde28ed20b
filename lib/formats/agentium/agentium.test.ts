import { beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../core/diagnostic';
import { sha256 } from '../../core/digest';
import { type Files, filesOf, harnessOf } from '../../core/files';
import { applyFix } from '../../core/fixes';
import { defaultSettings, type HostProfile, type Settings } from '../../core/settings';
import { contextText } from '../../core/tokens';
import { agentium } from '.';

beforeAll(() => agentium.prepare());

const withHost = (host?: HostProfile): Settings => (host ? { ...defaultSettings, host } : defaultSettings);
const open = (files: Files, host?: HostProfile) => agentium.open(harnessOf(files), withHost(host));
const rulesOf = (files: Files, host?: HostProfile): string[] =>
  open(files, host)
    .diagnostics()
    .map((found) => found.rule.replace('agentium/', ''));
const hashes = async (files: Files, host?: HostProfile): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      open(files, host)
        .hashed()
        .map(async ({ name, parts }) => [name, await sha256(parts)] as const),
    ),
  );
const exported = async (files: Files, id: string, options: Record<string, string> = {}): Promise<Files> => {
  const found = open(files)
    .exports()
    .find((each) => each.id === id);
  return (await found?.files(options)) ?? {};
};
const fixed = (files: Files, rule: string, title?: string): Files => {
  const harness = harnessOf(files);
  const found = agentium
    .open(harness, defaultSettings)
    .diagnostics()
    .find((each) => each.rule === `agentium/${rule}`) as Diagnostic;
  const fix = found.fixes?.find((each) => title === undefined || each.title === title);
  if (!fix) throw new Error(`no fix for ${rule}`);
  return filesOf(applyFix(harness, fix));
};

const manifest = (fields: Record<string, unknown>): string =>
  `${JSON.stringify({ contractVersion: 1, id: 'notes', abilities: [], ...fields }, null, 2)}\n`;
const selection = {
  instanceId: 'n',
  type: 'agentium/text-context',
  version: 1,
  options: { id: 'n', entries: [{ id: 'a', text: 'Tide at six.' }] },
};

const chain = `import { defineHarness, extendHarness, textContext } from "@agentium/harness";

export const desk = defineHarness({
  id: "desk",
  abilities: [
    textContext({ id: "hours", entries: [{ id: "week", text: "Nine to five." }] }, { instanceId: "hours" }),
    textContext({ id: "rules", entries: [{ id: "one", text: "Be kind." }] }, { instanceId: "rules" }),
  ],
});
export const night = extendHarness(desk, {
  id: "night",
  disable: ["rules"],
  replaceAbilities: [textContext({ id: "hours", entries: [{ id: "week", text: "Five to nine." }] }, { instanceId: "hours" })],
  abilities: [textContext({ id: "duty", entries: [{ id: "who", text: "The nurse." }] }, { instanceId: "duty" })],
  limits: { toolRoundtrips: 3 },
});
`;

describe('templates', () => {
  test.each(agentium.templates.map((template) => [template.id, template] as const))(
    '%s draws nothing',
    (_id, template) => {
      for (const name of ['Garden notes', 'a"b', '名前', '']) {
        const files = template.files(name);
        expect(rulesOf(files)).toEqual([]);
        expect(agentium.detect(harnessOf(files))?.likelihood).toBeGreaterThan(0.9);
        expect(open(files).hashed().length).toBeGreaterThan(0);
      }
    },
  );
});

describe('recognising', () => {
  test('by import specifier and by shape, never by a function’s name', () => {
    const seen = (files: Files) => agentium.detect(harnessOf(files)) !== undefined;
    expect(seen({ 'a.ts': 'import { defineHarness } from "other";\ndefineHarness({});\n' })).toBe(false);
    expect(seen({ 'a.mts': "import * as x from '@agentium/harness';\n" })).toBe(true);
    expect(seen({ 'x.json': '{"abilities":[{"instanceId":"a"}]}' })).toBe(true);
    expect(seen({ 'x.json': '{"abilities":["run"]}', 'package.json': '{"name":"x"}' })).toBe(false);
    expect(seen({ 'x.harness.json': '' })).toBe(true);
  });
});

describe('hashes', () => {
  test('one for each manifest and exportable definition, the same before and after an export', async () => {
    const before = await hashes({ 'harness.ts': chain });
    expect(Object.keys(before)).toEqual(['harness.ts#desk', 'harness.ts#night']);
    const made = await exported({ 'harness.ts': chain }, 'manifest', { item: 'harness.ts#night' });
    const after = await hashes(made);
    expect(after['night.harness.json']).toBe(before['harness.ts#night']);
  });

  test('shown where a factory is unknown, and where a clash appears only when binding', async () => {
    const foreign = { 'a.harness.json': manifest({ abilities: [{ ...selection, type: 'acme/a', options: {} }] }) };
    expect(rulesOf(foreign)).toEqual([]);
    expect(Object.keys(await hashes(foreign))).toEqual(['a.harness.json']);
    expect(rulesOf(foreign, { factories: [] })).toEqual(['unknown-factory']);
    expect(Object.keys(await hashes(foreign, { factories: [] }))).toEqual(['a.harness.json']);
  });

  test('a definition made from a manifest has the manifest’s hash', async () => {
    const strange = manifest({
      abilities: [
        { ...selection, options: { id: 'n', entries: [{ id: 'a', text: 'a\u2028`$'.concat('{b}` "c" \ud800') }] } },
      ],
      defaults: {},
      runtime: { modelRoles: { main: 'large' } },
      limits: { toolRoundtrips: 4 },
    });
    const source = { 'a.harness.json': strange };
    const made = await exported(source, 'definition');
    expect(Object.keys(made)).toEqual(['notes.ts']);
    expect(Object.values(await hashes(made))).toEqual(Object.values(await hashes(source)));
  });

  test('a manifest with foreign abilities becomes code that loads it', async () => {
    const made = await exported(
      {
        'a.harness.json': manifest({
          abilities: [{ ...selection, type: 'acme/a', options: JSON.parse('{"__proto__":1}') }],
        }),
      },
      'definition',
    );
    expect(Object.values(made)[0]).toContain('loadManifest({');
    expect(Object.values(made)[0]).toContain('["__proto__"]: 1');
  });
});

describe('drift', () => {
  const both = async (): Promise<Files> => ({
    'harness.ts': chain,
    ...(await exported({ 'harness.ts': chain }, 'manifest')),
  });

  test('an exported manifest does not drift until one side is edited; exporting again mends it', async () => {
    const files = await both();
    expect(rulesOf(files)).toEqual(['ability-disabled']);
    const edited = { ...files, 'harness.ts': chain.replace('Nine to five.', 'Ten to six.') };
    expect(rulesOf(edited)).toContain('manifest-drift');
    expect((await hashes(edited))['harness.ts#desk']).not.toBe((await hashes(files))['harness.ts#desk']);
    expect(rulesOf(fixed(edited, 'manifest-drift'))).not.toContain('manifest-drift');
  });
});

describe('graph', () => {
  const graph = () => open({ 'harness.ts': chain, 'notes.md': 'x\n' }).graph();

  test('layers, disabled, replaced and appended abilities', () => {
    const { nodes, edges } = graph();
    const kind = (id: string) => nodes.find((node) => node.id === id)?.kind;
    expect(kind('definition:harness.ts#night')).toBe('extension');
    expect(kind('file:notes.md')).toBe('file');
    const said = edges.map((edge) => `${edge.source} ${edge.kind} ${edge.target}`);
    expect(said).toContain('definition:harness.ts#night extends definition:harness.ts#desk');
    expect(said).toContain('definition:harness.ts#night disables disabled:harness.ts#night:rules');
    expect(said).toContain('definition:harness.ts#night replaces ability:harness.ts#night:hours');
    expect(said).toContain('ability:harness.ts#night:duty provides source:harness.ts#night:duty');
    const ids = new Set(nodes.map((node) => node.id));
    expect(edges.filter((edge) => !ids.has(edge.source) || !ids.has(edge.target))).toEqual([]);
  });

  test('middleware in order, circles and unknown targets as broken edges', () => {
    const of = (middleware: unknown[]) =>
      open(
        { 'a.harness.json': manifest({ abilities: [{ ...selection, type: 'acme/a', options: {} }] }) },
        {
          factories: [
            { type: 'acme/a', version: 1, describe: { toolNames: [], requirements: ['clock'] }, bind: { middleware } },
          ],
          hostRequirements: [],
        },
      ).graph();
    const ordered = of([{ id: 'x', after: ['y'] }, { id: 'y' }]);
    expect(
      ordered.nodes.filter((node) => node.kind === 'middleware').map((node) => [node.label, node.details.order]),
    ).toEqual([
      ['x', '2'],
      ['y', '1'],
    ]);
    expect(ordered.edges.find((edge) => edge.kind === 'requires')?.broken).toBe(true);
    const broken = (middleware: unknown[]) =>
      of(middleware)
        .edges.filter((edge) => edge.kind === 'before')
        .map((edge) => edge.broken);
    expect(
      broken([
        { id: 'x', after: ['y'] },
        { id: 'y', after: ['x'] },
      ]),
    ).toEqual([true, true]);
    expect(broken([{ id: 'x', before: ['ghost'] }])).toEqual([true]);
  });
});

describe('contexts', () => {
  test('texts that are retrieved, and where they stand in the file', () => {
    const files = { 'harness.ts': chain };
    const night = open(files)
      .contexts()
      .find((context) => context.name === 'retrieved harness.ts#night');
    expect(night && contextText(night)).toBe('Five to nine.\n\nThe nurse.');
    for (const { text, start } of night?.texts ?? []) expect(chain.slice(start, (start ?? 0) + text.length)).toBe(text);
  });

  test('prompt fragments come at the start', () => {
    const code = `import { defineAbility, defineHarness } from "@agentium/harness";
const s = defineAbility({ type: "a/s", validate: (o) => o, describe: () => ({ toolNames: [], requirements: [] }), bind: async (o) => ({ tools: [], promptFragments: [{ id: "p", text: o.text }] }) });
export default defineHarness({ id: "x", abilities: [s({ text: "Be brief." }, { instanceId: "s" })] });
`;
    const start = open({ 'harness.ts': code })
      .contexts()
      .find((context) => context.name === 'start');
    expect(start && contextText(start)).toBe('Be brief.');
  });
});

describe('exports', () => {
  test('description and grants', async () => {
    const files = {
      'a.harness.json': manifest({ defaults: { workspace: { path: '.', mode: 'write' }, subagents: true } }),
    };
    const description = JSON.parse(String(Object.values(await exported(files, 'description'))[0]));
    expect(description).toMatchObject({ id: 'notes', kind: 'portable', toolNames: [], defaults: { subagents: true } });
    const grants = String(Object.values(await exported(files, 'grants'))[0]);
    for (const tool of ['fs_read_file', 'fs_list_directory', 'fs_file_info', 'fs_write_file', 'task'])
      expect(grants).toContain(`"${tool}"`);
  });

  test('blocked in words where nothing can be exported', () => {
    const code =
      'import { defineHarness } from "@agentium/harness";\nexport const d = defineHarness({ id: process.env.X });\n';
    const made = open({ 'harness.ts': code })
      .exports()
      .find((each) => each.id === 'manifest');
    expect(made?.blocked?.()).toMatch(/cannot|can be exported/);
    expect(made?.leftOut()).toEqual([
      { path: 'harness.ts', reason: expect.stringContaining('harness.ts#d'), item: 'harness.ts#d' },
    ]);
  });
});

describe('fixes', () => {
  test('keep formatting, quotes and line ends of TypeScript', () => {
    const code = `import { defineHarness, textContext } from '@agentium/harness';\r\n\r\nexport const myNotes = defineHarness({\r\n  abilities: [\r\n    textContext({ id: 'n', entries: [{ id: 'a', text: 'x' }] }), // notes\r\n  ],\r\n});\r\n`;
    const named = fixed({ 'a.ts': code }, 'export-missing-id');
    expect(named['a.ts']).toBe(code.replace('  ],\r\n}', "  ],\r\n  id: 'my-notes',\r\n}"));
    const instance = fixed(named, 'export-missing-instance-id');
    expect(instance['a.ts']).toContain("entries: [{ id: 'a', text: 'x' }] }, { instanceId: 'n' }), // notes");
    expect(rulesOf(instance)).toEqual([]);
  });

  test('remove members and items with their commas', () => {
    const one = fixed(
      { 'a.harness.json': '{ "contractVersion": 1, "id": "x", "extra": 1, "abilities": [] }' },
      'unknown-field',
    );
    expect(one['a.harness.json']).toBe('{ "contractVersion": 1, "id": "x", "abilities": [] }');
    const last = fixed(
      { 'a.harness.json': '{\n  "contractVersion": 1,\n  "id": "x",\n  "abilities": [],\n  "extra": 1\n}\n' },
      'unknown-field',
    );
    expect(last['a.harness.json']).toBe('{\n  "contractVersion": 1,\n  "id": "x",\n  "abilities": []\n}\n');
  });

  test('a byte order mark, a comment, an empty file', () => {
    expect(rulesOf(fixed({ 'a.harness.json': `\ufeff${manifest({})}` }, 'manifest-json-syntax'))).toEqual([]);
    expect(rulesOf(fixed({ 'a.harness.json': `// notes\n${manifest({})}` }, 'manifest-json-syntax'))).toEqual([]);
    expect(rulesOf(fixed({ 'a.harness.json': '' }, 'manifest-json-syntax'))).toEqual([]);
  });
});

describe('messages', () => {
  test('never hold the value of an option', () => {
    const secret = 'Zx9-very-private-Zx9';
    const files = {
      'a.harness.json': manifest({
        abilities: [
          { ...selection, options: { id: 1, entries: secret, api_key: secret, [secret]: 1e3 } },
          {
            instanceId: 'b',
            type: 'agentium/text-context',
            version: 1,
            options: {
              id: secret,
              entries: [
                { id: secret, text: 1 },
                { id: secret, text: '' },
              ],
            },
          },
        ],
        defaults: { workspace: { path: '.', mode: secret }, contextFiles: secret },
        limits: { toolRoundtrips: secret },
      }),
    };
    const values = open(files)
      .diagnostics()
      .filter((found) => !found.rule.endsWith('unknown-field'));
    expect(values.filter((found) => found.message.includes(secret))).toEqual([]);
    expect(values.length).toBeGreaterThan(3);
  });
});

describe('host profile', () => {
  test('requirements, registry and project root', () => {
    const files = { 'a.harness.json': manifest({ runtime: { driver: { id: 'd', version: 1 } } }) };
    expect(rulesOf(files)).toEqual([]);
    expect(rulesOf(files, { runtimeRegistry: {} })).toEqual(['unresolved-runtime-reference']);
    expect(rulesOf(files, { runtimeRegistry: { driver: [{ id: 'd', version: 1 }] } })).toEqual([]);
  });
});

describe('language', () => {
  const complete = (text: string) => {
    const offset = text.indexOf('|');
    const source = text.replace('|', '');
    const found = open({ 'a.harness.json': source }).language().complete?.('a.harness.json', offset) ?? [];
    return found.map(({ label, insert, start, end }) => [label, source.slice(0, start) + insert + source.slice(end)]);
  };

  test('fields that are missing, in the place they belong to', () => {
    expect(complete('{ "contractVersion": 1, |}').map(([label]) => label)).toEqual([
      'id',
      'abilities',
      'defaults',
      'limits',
      'runtime',
    ]);
    expect(complete('{ "contractVersion": 1, "limits": { "too|" } }')[0]).toEqual([
      'toolRoundtrips',
      '{ "contractVersion": 1, "limits": { "toolRoundtrips":  } }',
    ]);
    expect(complete('{ "abilities": [{ "type": "x", | }] }').map(([label]) => label)).toEqual([
      'instanceId',
      'version',
      'options',
    ]);
    expect(
      complete('{ "contractVersion": 1, "defaults": { "workspace": { "mode": "|" } } }').map(([, text]) => text)[1],
    ).toContain('"mode": "write" }');
  });

  test('instance ids are names: where they are given, replaced and disabled', () => {
    const language = open({ 'harness.ts': chain }).language();
    const at = chain.indexOf('"rules"]') + 2;
    expect(language.references?.('harness.ts', at)?.map((each) => each.line)).toEqual([7, 12]);
    expect(language.definition?.('harness.ts', at)).toEqual({ path: 'harness.ts', line: 7 });
    const fix = language.rename?.('harness.ts', at, 'manners');
    if (!fix) throw new Error('no rename');
    const renamed = filesOf(applyFix(harnessOf({ 'harness.ts': chain }), fix))['harness.ts'] as string;
    expect(renamed).toContain('disable: ["manners"]');
    expect(renamed).toContain('{ instanceId: "manners" }');
    expect(renamed).toContain('id: "rules"');
  });

  test('an ability says what it brings', () => {
    const hover = open({ 'harness.ts': chain }).language().hover?.('harness.ts', chain.indexOf('"duty"'));
    expect(hover?.markdown).toContain('agentium/text-context@1');
    expect(hover?.markdown).toContain('Entries: 1');
  });
});

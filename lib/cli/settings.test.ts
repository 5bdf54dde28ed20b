import { describe, expect, it, vi } from 'vitest';
import { bad, good, jsonOf, ran, world } from './memory.fixture';

vi.mock('../formats', () => import('./toy.fixture'));

describe('settings', () => {
  const settings = (severity: string) => JSON.stringify({ severities: { 'toy/empty-page': severity } });

  it('come from the nearest file above the root, never from inside', async () => {
    const files = { 'b/TOY.md': '', 'b/.harness-studio.json': settings('off') };
    expect((await jsonOf(world(files), 'check b')).results[0].diagnostics).toHaveLength(1);
    const above = { ...files, '.harness-studio.json': settings('off') };
    expect((await jsonOf(world(above), 'check b')).results[0].diagnostics).toHaveLength(0);
  });

  it('come from --config where it is given', async () => {
    const files = { 'b/TOY.md': '', '.harness-studio.json': settings('off'), 'strict.json': settings('error') };
    const io = world(files);
    expect(await ran(io, 'check b --config strict.json')).toBe(1);
  });

  it('say what has no effect, with its place', async () => {
    const io = world({ ...good, '.harness-studio.json': '{\n  "severities": { "toy/emtpy-page": "off" }\n}\n' });
    expect(await ran(io, 'check a')).toBe(0);
    expect(io.complained()).toBe(
      '/home/.harness-studio.json:2:19: `toy/emtpy-page` is no rule; `toy/empty-page` is one.\n',
    );
  });

  it('are read once for a folder of harnesses', async () => {
    const io = world({ ...good, ...bad, '.harness-studio.json': '{"theme": 1}' });
    await ran(io, 'check .');
    expect(io.complained()).toBe(
      '/home/.harness-studio.json:1:2: `theme` is no setting; it is kept and has no effect.\n',
    );
  });

  it('that are no JSON stop the check', async () => {
    const io = world({ ...good, '.harness-studio.json': 'oh no' });
    expect(await ran(io, 'check a')).toBe(2);
  });

  it('hold a suite', async () => {
    const io = world({ ...good, 'suite/suite.txt': 'x' });
    expect(await ran(io, 'check a --suite suite')).toBe(0);
    expect(io.complained()).toBe('suite: One task.\n');
  });

  it('hold a suite by the file that lists its tasks', async () => {
    const io = world({ ...good, 'suite/tides.yaml': 'x' });
    expect(await ran(io, 'check a --suite suite/tides.yaml')).toBe(0);
    expect(io.complained()).toBe('suite/tides.yaml: One task.\n');
  });
});

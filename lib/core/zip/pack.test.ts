import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Files, harnessOf } from '../files';
import type { Entry } from '../harness';
import { packZip, unpackZip, ZipRefusal } from '.';

const files: Files = {
  'HARNESS.md': '# hi\n',
  'data/mareé-表.md': 'tide',
  'empty/': { directory: true },
  link: { symlink: 'HARNESS.md' },
  'noise.bin': { base64: 'AP/+/Q==' },
  'run.sh': { text: '#!/bin/sh\n', executable: true },
  'large.md': { repeat: { text: 'all work and no play\n', times: 5000 } },
  __proto__x: 'y',
  '10': 'ten',
  '9': 'nine',
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'harness-zip-'));
  writeFileSync(join(folder, 'h.zip'), packZip(files));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('packZip', () => {
  it('gives the same bytes for the same harness, in whatever order', () => {
    const forwards = packZip(files);
    const backwards = packZip(new Map([...harnessOf(files)].reverse()));
    expect(backwards).toEqual(forwards);
    const again = unpackZip(forwards);
    expect('harness' in again && packZip(again.harness)).toEqual(forwards);
  });

  it('gives the bytes it gave yesterday: they change only with the packer, which is then said in the changelog', () => {
    expect(createHash('sha256').update(packZip(files)).digest('hex')).toBe(
      '06b27743526cc21d25241ea6180751f713a56bc6a6030d573ec5971de4c64b10',
    );
  });

  it('gives the same bytes in every time zone', async () => {
    const script = join(folder, 'pack.mjs');
    await build({
      input: join(import.meta.dirname, 'index.ts'),
      platform: 'node',
      output: { file: script, format: 'esm' },
      logLevel: 'silent',
    });
    const run = `
      import { createHash } from 'node:crypto';
      import { packZip } from ${JSON.stringify(script)};
      process.stdout.write(createHash('sha256').update(packZip(${JSON.stringify(files)})).digest('hex'));`;
    const here = createHash('sha256').update(packZip(files)).digest('hex');
    for (const TZ of ['UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati']) {
      const there = execFileSync(process.execPath, ['--input-type=module', '-e', run], { env: { ...process.env, TZ } });
      expect(there.toString()).toBe(here);
    }
  });

  it.each([['../a'], ['/a'], ['a/../b'], ['a//b'], ['./a'], ['C:x'], ['a\0b'], [''], ['\ud800']])(
    'refuses the path %j, which would not come back',
    (path) => {
      expect(() => packZip({ [path]: 'x' })).toThrow(ZipRefusal);
    },
  );

  it('refuses what a plain zip cannot hold', () => {
    const empty: Entry = { kind: 'file', bytes: new Uint8Array(0) };
    const many = new Map(Array.from({ length: 65_536 }, (_, index) => [`${index}`, empty]));
    expect(() => packZip(many)).toThrow('65536 entries');
    many.delete('0');
    expect(packZip(many).length).toBeGreaterThan(65_535 * 76);
    expect(() => packZip({ a: 'x', 'a/b': 'y' })).toThrow('both a file and a folder');
  });
});

/** A tool of the machine; absent ones are said, not passed over in silence. */
function versionOf(tool: string, flag: string): string | undefined {
  try {
    return execFileSync(tool, [flag], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    process.stdout.write(`skipped: \`${tool}\` is not installed, so its reading of our zips is not compared.\n`);
    return undefined;
  }
}

describe.skipIf(versionOf('unzip', '-v') === undefined)('unzip', () => {
  it('accepts the archive and restores bytes, executable bits, links and empty folders', () => {
    const archive = join(folder, 'h.zip');
    expect(execFileSync('unzip', ['-tq', archive], { encoding: 'utf8' })).toContain('No errors detected');
    const out = join(folder, 'out');
    execFileSync('unzip', ['-q', archive, '-d', out], { env: { ...process.env, LC_ALL: 'C.UTF-8' } });
    expect(readFileSync(join(out, 'data/mareé-表.md'), 'utf8')).toBe('tide');
    expect(readFileSync(join(out, 'noise.bin')).toString('base64')).toBe('AP/+/Q==');
    expect(statSync(join(out, 'run.sh')).mode & 0o777).toBe(0o755);
    expect(statSync(join(out, 'HARNESS.md')).mode & 0o777).toBe(0o644);
    expect(readlinkSync(join(out, 'link'))).toBe('HARNESS.md');
    expect(statSync(join(out, 'empty')).isDirectory()).toBe(true);
  });
});

describe.skipIf(versionOf('python3', '--version') === undefined)('python zipfile', () => {
  it('accepts the archive and reads names, modes, dates and flags', () => {
    const program = `
import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps([[i.filename, oct(i.external_attr >> 16), i.create_system, list(i.date_time), i.flag_bits & 0x800] for i in z.infolist()]))`;
    const listed = JSON.parse(execFileSync('python3', ['-c', program, join(folder, 'h.zip')], { encoding: 'utf8' }));
    const day = [1980, 1, 1, 0, 0, 0];
    expect(listed.slice(0, 5)).toEqual([
      ['10', '0o100644', 3, day, 0x800],
      ['9', '0o100644', 3, day, 0x800],
      ['HARNESS.md', '0o100644', 3, day, 0x800],
      ['__proto__x', '0o100644', 3, day, 0x800],
      ['data/mareé-表.md', '0o100644', 3, day, 0x800],
    ]);
    expect(listed).toContainEqual(['empty/', '0o40755', 3, day, 0x800]);
    expect(listed).toContainEqual(['link', '0o120777', 3, day, 0x800]);
    expect(listed).toContainEqual(['run.sh', '0o100755', 3, day, 0x800]);
  });
});

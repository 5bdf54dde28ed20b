import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const sources = ['app', 'components', 'lib/studio'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') })),
);

/** What leads to an address as it is written: Next puts the base before its own links and routes, nowhere else. */
const plain = [
  /<(?:a|img|link|script|iframe|ButtonLink)\b[^>]*?\s(?:href|src)=(?:"\/|\{`\/|\{rulePath)[^>]*/g,
  /\bfetch\(\s*['"`]\/[^)]*/g,
  /\blocation(?:\.href)?\s*=\s*['"`]\/.*/g,
  /\$\{location\.origin\}\/.*/g,
];

describe('under a sub-path, as on project pages', () => {
  it('no address is written from the root of the host', () => {
    const found = sources.flatMap(({ name, text }) =>
      plain.flatMap((pattern) => [...text.matchAll(pattern)].map(([address]) => `${name}: ${address}`)),
    );
    expect(found).toEqual([]);
  });

  it('the patterns know such an address', () => {
    const wrong = [
      '<a href="/rules/">Rules</a>',
      '<ButtonLink tone="plain" href={`/studio/?rule=x`}>',
      "fetch('/tokenizers/x')",
      "location.href = '/studio/'",
      ['`$', '{location.origin}/studio/`'].join(''),
    ];
    expect(wrong.filter((text) => !plain.some((pattern) => text.match(pattern)))).toEqual([]);
  });
});

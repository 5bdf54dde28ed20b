import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Files, harnessOf } from '../core/files';
import { detect, formats, likeliest } from './index';

it.each(formats.map(({ id }) => id))('likeliest is the first that detect gives, for every case of %s', (id) => {
  const folder = new URL(`../../fixtures/conformance/${id}/`, import.meta.url);
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const { files } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { files?: Files };
    const harness = harnessOf(files ?? {});
    expect([name, likeliest(harness)?.id]).toEqual([name, detect(harness)[0]?.format.id]);
  }
});

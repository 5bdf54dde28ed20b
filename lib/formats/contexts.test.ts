import { beforeAll, describe, expect, it } from 'vitest';
import { harnessOf } from '../core/files';
import { defaultSettings } from '../core/settings';
import type { Context } from '../core/tokens';
import { formats } from '.';

const opened = (id: string, template: string) => {
  const format = formats.find((one) => one.id === id);
  const found = format?.templates.find((one) => one.id === template);
  if (!format || !found) throw new Error(`There is no template ${template} of ${id}.`);
  return format.open(harnessOf(found.files('x')), defaultSettings);
};

beforeAll(() => Promise.all(formats.map((format) => format.prepare())));

describe('contexts of every template', () => {
  const all = formats.flatMap((format) => format.templates.map(({ id }) => [format.id, id] as const));

  it.each(all)('%s %s say in one sentence when they are read', (format, template) => {
    for (const { when } of opened(format, template).contexts()) expect(when).toMatch(/^[A-Z].*[^.]\.$/);
  });

  it.each(all)('%s %s have names of their own', (format, template) => {
    const names = opened(format, template)
      .contexts()
      .map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what counts at a start', () => {
  const named = (contexts: readonly Context[], name: string) => contexts.find((one) => one.name === name)?.loads;

  it('is no session that is never held', () => {
    const contexts = opened('kapso', 'dependency-upgrades').contexts();
    expect([named(contexts, 'setup'), named(contexts, 'ideation')]).toEqual(['never', 'always']);
  });

  it('is not what some clients read in its place', () => {
    const contexts = opened('agent-harnesses', 'minimal').contexts();
    expect([named(contexts, 'load'), named(contexts, 'prompt')]).toEqual(['always', 'instead']);
  });
});

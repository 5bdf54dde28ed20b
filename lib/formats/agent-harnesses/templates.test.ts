import { expect, test } from 'vitest';
import { check } from '../../check';
import { harnessOf } from '../../core/files';
import { defaultSettings } from '../../core/settings';
import { estimateCounter } from '../../core/tokenizer';
import { parse } from './model';
import { promptOf } from './prompt';
import { templates } from './templates';

const names = [
  'Tide desk',
  'Data: bench',
  'true',
  '# hash',
  "O'Neil",
  '2024',
  '- x',
  'é 潮 😀',
  'a\nb',
  '',
  '[x]',
  '@me',
  'C#',
];

test.each(templates.flatMap((template) => names.map((name) => [template.id, name, template] as const)))(
  '%s called %j draws no finding and keeps the name',
  (_, name, template) => {
    const harness = harnessOf(template.files(name));
    const settings = { ...defaultSettings, counter: estimateCounter };
    expect(check(harness, settings, 'agent-harnesses').diagnostics).toEqual([]);
    const shown = name.replace('\n', ' ') || template.title;
    expect(promptOf(parse(harness))?.split('\n')[0]).toBe(`<harness name="${shown}">`);
  },
);

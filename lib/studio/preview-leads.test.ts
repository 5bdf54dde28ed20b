import { describe, expect, it } from 'vitest';
import { type Files, harnessOf } from '../core/files';
import { textOf } from '../core/text';
import { previewOf } from './preview';
import { leadsOf } from './preview-leads';

const harbour: Files = {
  'skills/SKILLS.md': '',
  'skills/tide/SKILL.md': '',
  'skills/tide/README.md': '',
  'references/fees list.md': '',
  'docs/plan.md': '',
};

/** What each element of the preview that leads anywhere says: `tag → file`, or `tag ✗ as written`. */
function leading(body: string, head = '---\nname: x\n---\n\n'): string[] {
  const harness = harnessOf({ ...harbour, 'HARNESS.md': head + body });
  const entry = harness.get('HARNESS.md');
  const found: string[] = [];
  const walk = (node: unknown): void => {
    const { tagName, properties, children } = node as {
      tagName?: string;
      properties?: Record<string, unknown>;
      children?: unknown[];
    };
    if (properties?.dataTo !== undefined) found.push(`${tagName} → ${properties.dataTo}`);
    if (properties?.dataGone !== undefined) found.push(`${tagName} ✗ ${properties.dataGone}`);
    for (const child of children ?? []) walk(child);
  };
  walk(previewOf(entry ? textOf(entry) : '', leadsOf(harness, 'HARNESS.md')).body);
  return found;
}

describe('where a preview leads', () => {
  it('is where the graph leads: decoded, by heading, by code, to what introduces a directory', () => {
    expect(leading('[f](references/fees%20list.md#a) `docs/plan.md` [s](skills/)\n\n## Skills\n\n`tide/`')).toEqual([
      'a → references/fees list.md',
      'code → docs/plan.md',
      'a → skills/SKILLS.md',
      'code → skills/tide/SKILL.md',
    ]);
  });

  it('is said to be gone only of links', () => {
    expect(
      leading('[a](gone.md) [b](../outside.md) `skills/gone.md` `out.md` [c](#here) [d](https://example.org)'),
    ).toEqual(['a ✗ gone.md', 'a ✗ ../outside.md']);
  });

  it('is found behind a byte order mark and without frontmatter', () => {
    expect(leading('See `docs/plan.md`', '\ufeff')).toEqual(['code → docs/plan.md']);
    expect(leading('- [x][r]\n\n[r]: docs/plan.md', '')).toEqual(['a → docs/plan.md']);
  });

  it('cannot be claimed by the text itself', () => {
    expect(leading('<a data-to="docs/plan.md" href="x">x</a> <code data-to="docs/plan.md">x</code>')).toEqual([]);
  });
});

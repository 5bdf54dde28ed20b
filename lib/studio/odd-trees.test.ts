import { describe, expect, it } from 'vitest';
import { check } from '../check';
import { harnessOf } from '../core/files';
import { edit } from '../core/harness';
import { defaultSettings } from '../core/settings';
import { formats } from '../formats';
import { packAll, unpack } from './parcel';
import { treeOf } from './tree';

describe.each(formats.map((format) => [format.title, format] as const))(
  'a link to its own folder, in %s',
  (_, format) => {
    const template = harnessOf(format.templates[0]?.files('desk') ?? {});
    const harness = edit(template, [['docs/again', { kind: 'symlink', target: '.' }]]);

    it('is one entry of the tree and of the report, and leaves as a link', async () => {
      await format.prepare();
      expect(treeOf(harness).get('docs')?.children).toEqual(['docs/again']);
      const { opened, diagnostics } = check(harness, defaultSettings, format.id);
      expect(opened?.graph().nodes.filter((node) => /again\/./.test(node.path ?? ''))).toEqual([]);
      expect(diagnostics.filter((found) => /again\/./.test(found.path))).toEqual([]);
      const unpacked = unpack(packAll(harness));
      expect('harness' in unpacked && unpacked.harness.get('docs/again')).toEqual({ kind: 'symlink', target: '.' });
    });
  },
);

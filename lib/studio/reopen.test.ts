import { expect, it, vi } from 'vitest';
import { harnessOf } from '../core/files';
import { inProcess } from './in-process.fixture';
import { sampleFiles } from './sample';
import { createStudio } from './store';

it('says everything of a harness that is opened after another, also what both have in common', async () => {
  const studio = createStudio({ connect: inProcess().connect, now: () => 0 });
  const open = async (id: string) => {
    studio.open({ id, name: id, origin: 'Sample', harness: harnessOf(sampleFiles) });
    await vi.waitFor(() => {
      const { report } = studio.store.getState();
      expect(report.format?.id).toBe('agent-harnesses');
      expect(report.encoding).toBe('estimate');
      expect(report.graph.nodes).toHaveLength(18);
      expect(report.contexts).toHaveLength(7);
      expect(report.diagnostics.size).toBeGreaterThan(0);
    });
  };
  await open('first');
  await open('second');
});

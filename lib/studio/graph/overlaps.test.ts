import { describe, expect, it } from 'vitest';
import type { RoutingDoc } from '../../core/routing-simulator';
import { overlapsOf } from './overlaps';

const doc = (path: string, description: string): RoutingDoc => ({
  path,
  name: path,
  description,
  above: [],
  steps: [{ path }],
});

describe('overlaps', () => {
  it('are leaves whose descriptions fit each other', () => {
    const docs = [
      doc('tide', 'Reads the tide table and tells when there is water.'),
      doc('water', 'Tells when there is water, reads the tide table.'),
      doc('berth', 'Assigns a berth to a boat.'),
      doc('mute', ''),
    ];
    expect([...overlapsOf(docs)]).toEqual([
      ['tide', ['water']],
      ['water', ['tide']],
    ]);
  });

  it('are not looked for among very many', () => {
    expect(overlapsOf(Array.from({ length: 201 }, (_, at) => doc(`d${at}`, 'All the same.'))).size).toBe(0);
  });
});

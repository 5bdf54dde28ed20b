import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../core/diagnostic';
import { Said } from './said';

const found = (path: string, message: string): Diagnostic => ({
  rule: 'x/y',
  severity: 'error',
  source: 'spec',
  path,
  message,
});

describe('what crosses to the page', () => {
  it('is only what differs', () => {
    const said = new Said();
    const roles = new Map([['a', { kind: 'root', title: 'Root' }]]);
    expect(said.changed({ valid: true, roles })).toEqual({ valid: true, roles });
    expect(said.changed({ valid: true, roles: new Map(roles) })).toEqual({});
    expect(said.changed({ valid: false, roles })).toEqual({ valid: false });
  });

  it('are the paths whose findings changed, and those that have none any more', () => {
    const said = new Said();
    expect(said.diagnostics([found('a', '1'), found('b', '1')])).toHaveLength(2);
    expect(said.diagnostics([found('a', '2'), found('b', '1')])).toEqual([['a', [found('a', '2')]]]);
    expect(said.diagnostics([found('a', '2')])).toEqual([['b', []]]);
  });

  it('is a format that came, changed or went', () => {
    const said = new Said();
    const one = { id: 'one', title: 'One' };
    expect([said.format(one), said.format(one), said.format(undefined)]).toEqual([
      { format: one },
      {},
      { format: null },
    ]);
  });
});

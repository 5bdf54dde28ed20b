/** Cases of kind `middleware`: a list of middleware and its order. */
import { orderMiddleware } from '../definition/middleware';
import { fromPlain } from '../value';
import { diagnosticsOf } from './notation';

export async function middlewareCase(testCase: Readonly<Record<string, unknown>>) {
  const list = fromPlain(testCase.middleware);
  const { faults, order } = orderMiddleware(list.kind === 'list' ? list.items : []);
  return {
    valid: faults.length === 0,
    diagnostics: diagnosticsOf(faults, '.'),
    order: order ?? null,
  };
}

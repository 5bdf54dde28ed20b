import type { Path } from '../../../core/path';
import type { Fault } from '../fault';
import { type Value, valueOf } from '../value';

export function parseJson(_path: Path, text: string): { value: Value } | { fault: Fault } {
  try {
    return { value: valueOf(JSON.parse(text)) };
  } catch {
    return { fault: { rule: 'manifest-json-syntax', pointer: '' } };
  }
}

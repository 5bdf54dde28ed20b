/** The checker without a worker, as tests use it: the same interface, the same mirror. */
import { estimateCounter } from '../core/tokenizer';
import type { Connection } from './checker';
import { Mirror } from './mirror';

export function inProcess(): { connect(): Connection; mirror(): Mirror; die(): void } {
  let mirror = new Mirror(async () => estimateCounter);
  let kill: (reason: string) => void = () => undefined;
  return {
    connect() {
      mirror = new Mirror(async () => estimateCounter);
      const lost = new Promise<string>((resolve) => {
        kill = resolve;
      });
      return { api: mirror, close: () => undefined, lost };
    },
    mirror: () => mirror,
    die: () => kill('died'),
  };
}

/** Opens the worker behind the typed interface. */
import { wrap } from 'comlink';
import type { Connection } from './checker';
import type { CheckerApi } from './protocol';

export function connectWorker(base: string): Connection {
  const worker = new Worker(new URL('./checker.worker.ts', import.meta.url), {
    type: 'module',
    name: `${location.origin}${base}`,
  });
  return {
    // Every answer of the interface is a promise already, so that Comlink's view of it is the interface itself.
    api: wrap<CheckerApi>(worker) as unknown as CheckerApi,
    close: () => worker.terminate(),
    lost: new Promise((resolve) => {
      worker.addEventListener('error', (event) => resolve(event.message || 'The checker stopped.'));
      worker.addEventListener('messageerror', () => resolve('The checker could not read a message.'));
    }),
  };
}

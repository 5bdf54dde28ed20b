/** The worker: holds the mirror and answers. Tokenizer data is fetched from beside the app when first needed. */
import { expose } from 'comlink';
import { loadCounter } from '../core/tokenizer';
import { Mirror } from './mirror';

/** Where the app lies: the page says it as the name of the worker. */
const base = self.name;

const mirror = new Mirror((settings) =>
  loadCounter(settings.tokenizer, async (name) => {
    const response = await fetch(`${base}/tokenizers/${name}.tiktoken`);
    if (!response.ok) throw new Error(`The data of ${name} is not there.`);
    return new Uint8Array(await response.arrayBuffer());
  }),
);

expose(mirror);

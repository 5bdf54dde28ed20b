// Copies what the site serves as files of its own, straight from the installed packages, into public/ (ignored by Git).
// `node scripts/copy-assets.mjs <directory>` copies to another place, such as dist/ for the command line.
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { resolve } = createRequire(import.meta.url);
const target = join(root, process.argv[2] ?? 'public', 'tokenizers');

mkdirSync(target, { recursive: true });
for (const name of ['o200k_base.tiktoken', 'cl100k_base.tiktoken']) {
  copyFileSync(resolve(`gpt-tokenizer/data/${name}`), join(target, name));
}

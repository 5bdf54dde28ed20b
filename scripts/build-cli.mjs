// Bundles the command line into dist/. `node scripts/build-cli.mjs` builds; `upToDate()` builds only what is stale.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import config from '../rolldown.config.mjs';
import { fingerprint, isDone, markDone, root, run } from './shared.mjs';

const sources = ['lib', 'package.json', 'package-lock.json', 'rolldown.config.mjs', 'scripts/build-cli.mjs'];
const dist = join(root, 'dist');

/** In place, so that a command that is running finds its chunks; those of earlier builds go afterwards. */
async function bundle() {
  const { output, ...input } = config;
  const made = await build({ ...input, output, logLevel: 'warn' });
  const chunks = new Set(made.output.map(({ fileName }) => fileName));
  for (const name of readdirSync(join(dist, 'chunks'))) {
    if (!chunks.has(`chunks/${name}`)) rmSync(join(dist, 'chunks', name));
  }
  if (!run(process.execPath, [join('scripts', 'copy-assets.mjs'), 'dist'])) throw new Error('dist has no tokenizers.');
}

/** Builds unless dist/ was made from these very sources. */
export async function upToDate() {
  const print = fingerprint(sources);
  if (existsSync(join(dist, 'cli.js')) && isDone('cli', print)) return;
  await bundle();
  markDone('cli', print);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await upToDate();

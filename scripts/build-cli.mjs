// Bundles the command line. `node scripts/build-cli.mjs` brings dist/ up to date; with a directory it builds there.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import config from '../rolldown.config.mjs';
import { fingerprint, isDone, markDone, root, run } from './shared.mjs';

const sources = ['lib', 'package.json', 'package-lock.json', 'rolldown.config.mjs', 'scripts'];
const dist = join(root, 'dist');

/** In place, so that a command that is running finds its chunks; those of earlier builds go afterwards. */
async function bundle(dir) {
  const { output, ...input } = config;
  const made = await build({ ...input, output: { ...output, dir }, logLevel: 'warn' });
  const chunks = new Set(made.output.map(({ fileName }) => fileName));
  for (const name of readdirSync(join(dir, 'chunks'))) {
    if (!chunks.has(`chunks/${name}`)) rmSync(join(dir, 'chunks', name));
  }
  const assets = [join('scripts', 'copy-assets.mjs'), relative(root, dir)];
  if (!run(process.execPath, assets)) throw new Error(`The tokenizers and notices were not copied to ${dir}.`);
}

/** Builds dist/ unless it was made from these very sources. */
export async function upToDate() {
  const print = fingerprint(sources);
  if (existsSync(join(dist, 'cli.js')) && isDone('cli', print)) return;
  await bundle(dist);
  markDone('cli', print);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , dir] = process.argv;
  await (dir ? bundle(resolve(dir)) : upToDate());
}

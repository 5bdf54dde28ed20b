// Copies what the site serves as files of its own, straight from the installed packages, into public/ (ignored by Git):
// the tokenizers, and the notices that the licences of what is bundled ask to be handed on with it.
// `node scripts/copy-assets.mjs <directory>` copies to another place, such as dist/ for the command line.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { resolve } = createRequire(import.meta.url);
const target = join(root, process.argv[2] ?? 'public');

mkdirSync(join(target, 'tokenizers'), { recursive: true });
for (const name of ['o200k_base.tiktoken', 'cl100k_base.tiktoken']) {
  copyFileSync(resolve(`gpt-tokenizer/data/${name}`), join(target, 'tokenizers', name));
}
writeFileSync(join(target, 'licences.txt'), notices());

/** Every package that may be bundled, with its licence as it words it. Optional ones are tools of one platform. */
function notices() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional && existsSync(join(root, path)))
    .map(([path, { version, license }]) => {
      const files = readdirSync(join(root, path)).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name));
      const texts = files.map((name) => readFileSync(join(root, path, name), 'utf8').trim());
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}

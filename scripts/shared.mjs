// What the scripts share. Plain Node: nothing here may need an installed package.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the project's root with its output shown; true where it ended well. */
export function run(command, args, env = {}) {
  const shell = process.platform === 'win32';
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...env } });
  return done.status === 0;
}

/** Runs a package's own command, or ends the process with a sentence. */
export function must(what, command, args, env) {
  if (run(command, args, env)) return;
  console.error(`${what} failed: see the lines above.`);
  process.exit(1);
}

/** A hash over the names and bytes of files and folders; absent ones count as absent. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const names = namesIn(full);
  if (!names) hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
  else for (const name of names) addTo(hash, join(path, name));
}

function namesIn(full) {
  try {
    return readdirSync(full).sort();
  } catch {
    return undefined;
  }
}

const stampOf = (name) => join(root, '.cache', name);

/** True where `name` was last done for this fingerprint. */
export const isDone = (name, print) => existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === print;

export function markDone(name, print) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), print);
}

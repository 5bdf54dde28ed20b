// Brings a checkout into the state a command needs: packages installed, studio built. Does nothing where that is so already.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isDone, markDone, must, root } from './shared.mjs';

const sources = [
  'app',
  'components',
  'lib',
  'public',
  'scripts',
  'next.config.mjs',
  'rolldown.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  console.error(`Node ${process.versions.node} is running; Harness Studio wants Node 20 or newer.`);
  process.exit(1);
}

/** True where npm's own record of `node_modules` has every locked version; packages for other platforms may be absent. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const there = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, { version, optional }]) => {
    return path === '' || there[path]?.version === version || (optional && !there[path]);
  });
}

/** Installs the locked packages unless they are there. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing packages (once) …');
  must('Installing', 'npm', ['ci', '--no-fund', '--no-audit']);
}

/** Builds the static export and the command line unless the sources are as they were. */
export function build() {
  const print = `${fingerprint(sources)} ${process.env.BASE_PATH ?? ''}`;
  if (existsSync(join(root, 'out', 'index.html')) && isDone('built', print)) return;
  console.log('Building the studio (once per change) …');
  must('Building', 'npm', ['run', '--silent', 'build'], { NEXT_TELEMETRY_DISABLED: '1' });
  markDone('built', print);
}

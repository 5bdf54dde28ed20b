// Brings a checkout into the state a command needs: packages installed, studio built. Does nothing where that is so already.
import { existsSync } from 'node:fs';
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

/** Installs the locked packages unless they are there. */
export function install() {
  const print = fingerprint(['package-lock.json']);
  if (existsSync(join(root, 'node_modules')) && isDone('installed', print)) return;
  console.log('Installing packages (once) …');
  must('Installing', 'npm', ['ci', '--no-fund', '--no-audit']);
  markDone('installed', print);
}

/** Builds the static export and the command line unless the sources are as they were. */
export function build() {
  const print = `${fingerprint(sources)} ${process.env.BASE_PATH ?? ''}`;
  if (existsSync(join(root, 'out', 'index.html')) && isDone('built', print)) return;
  console.log('Building the studio (once per change) …');
  must('Building', 'npm', ['run', '--silent', 'build'], { NEXT_TELEMETRY_DISABLED: '1' });
  markDone('built', print);
}

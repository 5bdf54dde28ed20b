// Finds a Chromium, or gets one: CHROMIUM_PATH, the usual places, Debian's package when root, Playwright's own download.
import { existsSync } from 'node:fs';
import { run } from './shared.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** A Chromium that is there now; undefined where none is. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is \`${named}\`, where there is no file.`);
  }
  return usual.find((path) => existsSync(path)) ?? (await playwrightsOwn());
}

/** Finds one or installs one. Throws one clear sentence where neither works. */
export async function getChromium() {
  const found = await findChromium();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt …');
    const wait = ['-o', 'DPkg::Lock::Timeout=120', '-q'];
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', [...wait, 'update'], quiet);
    if (run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', 'chromium'], quiet)) return findChromium();
  }
  console.log('Asking Playwright for a Chromium …');
  if (run('npx', ['playwright', 'install', 'chromium'])) {
    const own = await playwrightsOwn();
    if (own) return own;
  }
  throw new Error('No Chromium was found or could be installed: install one, or set CHROMIUM_PATH to it.');
}

// `npm test`: all that a pull request must pass, in order. Ends with one `N passed, N failed` line.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getChromium } from './chromium.mjs';
import { build, install, requireNode } from './prepare.mjs';
import { root, run } from './shared.mjs';

requireNode();
install();

const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const node = process.execPath;
const bin = (name) => join('node_modules', ...name);
const tally = { passed: 0, failed: 0 };
const failures = [];

/** One step; `count` reads how many tests it ran, else it counts as one. */
function step(name, work, count = () => undefined) {
  const began = Date.now();
  console.log(`\n── ${name}`);
  const good = work();
  const counted = count();
  tally.passed += counted?.passed ?? (good ? 1 : 0);
  tally.failed += counted?.failed ?? (good ? 0 : 1);
  if (!good && counted?.failed === 0) tally.failed += 1;
  if (!good) failures.push(name);
  console.log(`── ${name}: ${good ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

function jsonReport(name) {
  const file = join(reports, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const unitCount = () => {
  const report = jsonReport('unit.json');
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
};

const e2eCount = () => {
  const report = jsonReport('e2e.json');
  return report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
};

const corpora = () =>
  ['conformance', 'mutants'].flatMap((kind) =>
    readdirSync(join(root, 'fixtures', kind)).map((name) => join('fixtures', kind, name)),
  );

const chromium = await getChromium().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

step('lint', () => run(node, [bin(['@biomejs', 'biome', 'bin', 'biome']), 'check', '--error-on-warnings', '.']));
step('types of the core', () => run(node, [bin(['typescript', 'bin', 'tsc']), '-p', 'lib/core/tsconfig.json']));
step('unused code', () => run(node, [bin(['knip', 'bin', 'knip.js'])]));
step(
  'unit, laws and conformance',
  () =>
    run(node, [
      bin(['vitest', 'vitest.mjs']),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'unit.json')}`,
    ]),
  unitCount,
);
step('build', () => {
  build();
  return true;
});
step('types of everything', () => run(node, [bin(['typescript', 'bin', 'tsc']), '--noEmit']));
step('conformance by command line', () => run('npm', ['run', '--silent', 'conformance', '--', ...corpora()]));
step(
  'stories in Chromium',
  () =>
    run(node, [bin(['@playwright', 'test', 'cli.js']), 'test'], {
      CHROMIUM_PATH: chromium,
      E2E_REPORT: join(reports, 'e2e.json'),
    }),
  e2eCount,
);

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);

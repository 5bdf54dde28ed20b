/** Large graphs: what is drawn stays bounded. Times are reported beside the result, never asserted. */
import type { Page } from '@playwright/test';
import { expect, openZip, test } from './support';
import { zipOf } from './zip';

/** A harness of about `count` pages in groups of a hundred. */
function harnessOf(count: number): Buffer {
  const entry = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
  const groups = Array.from({ length: count / 100 }, (_, index) => `part-${index}`);
  return zipOf([
    entry('HARNESS.md', '---\nname: Archive\ndescription: Finds pages.\n---\n\nRead `notes/NOTES.md`.\n'),
    entry(
      'notes/NOTES.md',
      `---\ndescription: All parts.\n---\n\n${groups.map((name) => `- \`${name}/\`\n`).join('')}`,
    ),
    ...groups.flatMap((group) => [
      entry(`notes/${group}/NOTES.md`, `---\ndescription: Pages of ${group}.\n---\n`),
      ...Array.from({ length: 98 }, (_, index) =>
        entry(`notes/${group}/page-${index}.md`, `---\ndescription: Page ${index} of ${group}.\n---\n`),
      ),
    ]),
  ]);
}

/** Median and 95th percentile of the time between frames, in milliseconds, while the drawing is dragged about. */
async function framesWhilePanning(page: Page): Promise<string> {
  const box = await page.getByRole('application', { name: /^Routing graph/ }).boundingBox();
  if (!box) throw new Error('The graph has no place on the page.');
  const recording = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        const next = (time: number): void => {
          times.push(time);
          if (times.length < 60) requestAnimationFrame(next);
          else done(times);
        };
        requestAnimationFrame(next);
      }),
  );
  const [x, y] = [box.x + box.width / 2, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 30; step++) await page.mouse.move(x + Math.sin(step / 3) * 120, y + step * 3);
  await page.mouse.up();
  const times = await recording;
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const at = (share: number) => gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * share)]?.toFixed(1);
  return `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`;
}

for (const count of [1_000, 10_000]) {
  test(`${count} nodes: a bounded number is drawn`, async ({ page }) => {
    test.setTimeout(180_000);
    await openZip(page, 'archive.zip', harnessOf(count));
    const opened = Date.now();
    const graph = page.getByRole('application', { name: /^Routing graph/ });
    await expect(graph.getByRole('button', { name: /^HARNESS\.md/ })).toBeVisible({ timeout: 120_000 });
    const report = (type: string, description: string) => {
      test.info().annotations.push({ type, description });
      console.log(`${count} nodes, ${type}: ${description}`);
    };
    report('opened and drawn', `${Date.now() - opened} ms`);
    expect(await graph.getByRole('button').count()).toBeLessThanOrEqual(300);

    const searched = Date.now();
    await page.getByRole('searchbox', { name: /graph/i }).fill('page-7');
    await expect(graph.getByRole('button', { name: /page-7/ }).first()).toBeVisible();
    report('search', `${Date.now() - searched} ms`);
    expect(await graph.getByRole('button').count()).toBeLessThanOrEqual(300);
    report('frames while panning', await framesWhilePanning(page));
  });
}

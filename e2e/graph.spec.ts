import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { goToFile, openSample, savedText, write } from './sample';
import { expect, test } from './support';

const harness = (body: string) => `---\nname: harbour-desk\ndescription: Runs the desk.\n---\n\n${body}`;

const node = (page: Page, name: RegExp) =>
  page.getByRole('application', { name: /^Routing graph/ }).getByRole('button', { name });

async function openGraph(page: Page): Promise<void> {
  await openSample(page);
  await page.getByRole('tab', { name: 'Graph' }).click();
  await expect(node(page, /^HARNESS\.md, start/)).toBeVisible();
}

test('find what nothing leads to, and link it until it is reached', async ({ page }) => {
  await openGraph(page);
  await expect(page.getByText('2 not reached.')).toBeVisible();
  await page.getByRole('button', { name: 'Show what is not reached' }).click();
  await expect(node(page, /^assign-berth/)).toHaveCount(0);
  await node(page, /^house-rules\.md, content, not reached/).click();
  const inspector = page.getByRole('region', { name: 'Inspector: house-rules.md' });
  await expect(inspector.getByText('Nothing that is read at the start leads here')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();

  await write(
    page,
    'HARNESS.md',
    harness('Read `skills/SKILLS.md`, `references/REFERENCES.md` and `town/house-rules.md`.\n'),
  );
  await expect(page.getByText('Everything is reached.')).toBeVisible();
  await expect(node(page, /^house-rules\.md, content$/)).toBeVisible();
  const way = inspector.getByRole('button', { name: 'HARNESS.md:6' });
  await expect(way.first()).toBeVisible();
});

test('follow a broken line to where it is said', async ({ page }) => {
  await openGraph(page);
  await write(page, 'references/fees.md', '# Fees\n\nA night costs 2.\n\nSee [the old list](old-fees.md).\n');
  await node(page, /^references\/old-fees\.md, not there, missing/).click();
  const inspector = page.getByRole('region', { name: 'Inspector: references/old-fees.md' });
  await goToFile(page, 'HARNESS.md');
  await inspector.getByRole('button', { name: 'references/fees.md:5' }).first().click();
  await expect(page.getByText('Ln 5, Col 1')).toBeVisible();
  await expect(page.getByRole('tab', { name: /fees\.md/ })).toHaveAttribute('aria-selected', 'true');
  // The cursor on the line lights what it names.
  await page.getByRole('button', { name: 'Let go of this node' }).click();
  await expect(inspector.getByText('not there, under the cursor, missing')).toBeVisible();
});

test('the same through the list, by keyboard alone', async ({ page }) => {
  await openGraph(page);
  await page.getByRole('radio', { name: 'List' }).focus();
  await page.keyboard.press('Space');
  const tree = page.getByRole('tree', { name: 'Routing graph as a list' });
  const row = (name: RegExp) => tree.getByRole('treeitem', { name });
  await row(/^HARNESS\.md, start/).focus();
  await page.keyboard.press('End');
  await expect(row(/^house-rules\.md, content, not reached/)).toBeFocused();
  await expect(row(/^house-rules\.md/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(row(/^town\/, directory, not reached/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(/^town\/.*\+1 folded/)).toHaveAttribute('aria-expanded', 'false');
  await expect(row(/^house-rules\.md/)).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(row(/^house-rules\.md/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(row(/^house-rules\.md/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^town\/house-rules\.md/ })).toBeFocused();

  // What the list chose is chosen in the drawing, and what is searched is marked in both.
  await page.keyboard.press('Alt+3');
  await page.getByRole('radio', { name: 'Drawing' }).check({ force: true });
  await expect(node(page, /^house-rules\.md/)).toHaveAttribute('aria-current', 'true');
  await node(page, /^house-rules\.md/).focus();
  await page.keyboard.press('Home');
  await expect(node(page, /^HARNESS\.md/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(node(page, /^\.leaf-detectors/)).toBeFocused();
  await page.getByRole('searchbox', { name: 'Find in the graph' }).fill('tide');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Inspector: read-tide' })).toBeVisible();
});

test('isolate, look at neighbours, leave out kinds, weigh', async ({ page }) => {
  await openGraph(page);
  await node(page, /^skills\/, directory/).click();
  await page.getByRole('button', { name: 'Isolate' }).click();
  await expect(node(page, /^HARNESS\.md/)).toHaveCount(0);
  await expect(page.getByText('8 of 18 nodes')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(node(page, /^HARNESS\.md/)).toBeVisible();
  // Found by name: the drawing moves to where all of it stands, and a click on the way there would meet no node.
  await page.getByRole('searchbox', { name: 'Find in the graph' }).fill('book.py');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Inspector: book.py' }).getByRole('button', { name: 'Neighbours' }).click();
  await expect(node(page, /^tie-boat/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(node(page, /^tie-boat/)).toBeVisible();
  await page.getByRole('button', { name: 'Filters and legend' }).click();
  const legend = page.getByRole('region', { name: 'Filters and legend' });
  await legend.getByRole('checkbox', { name: /^script/ }).uncheck();
  await expect(node(page, /^book\.py/)).toHaveCount(0);
  await legend.getByRole('checkbox', { name: /^mentions/ }).uncheck();
  await legend.getByRole('checkbox', { name: 'Weigh by tokens' }).check();
  await expect(node(page, /^skills\/, directory, [\d,]+ tokens/)).toBeVisible();
  await legend.getByRole('combobox', { name: 'Show' }).selectOption('With errors');
  await expect(node(page, /^tie-boat.*1 error/)).toBeVisible();
  await expect(node(page, /^fees\.md/)).toHaveCount(0);
});

test('save the graph as SVG, Mermaid, DOT, JSON and PNG', async ({ page }) => {
  await openGraph(page);
  const save = async (name: string) => {
    await page.getByRole('button', { name: 'Save the graph' }).click();
    return savedText(page, page.getByRole('menuitem', { name, exact: true }));
  };
  const svg = await save('SVG');
  expect(svg.name).toBe('harbour-desk-graph.svg');
  const parsed = await page.evaluate((text) => {
    const parsedText = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      faults: parsedText.querySelectorAll('parsererror').length,
      names: [...new Set(Array.from(parsedText.querySelectorAll('*'), (one) => one.localName))].sort(),
      foreign: Array.from(parsedText.querySelectorAll('*')).flatMap((one) =>
        one.getAttributeNames().filter((name) => /^on|href|src|style/.test(name)),
      ),
      nodes: parsedText.querySelectorAll('text').length,
    };
  }, svg.text);
  expect(parsed).toEqual({
    faults: 0,
    names: ['desc', 'g', 'path', 'rect', 'svg', 'text', 'title'],
    foreign: [],
    nodes: 18,
  });
  const mermaidText = (await save('Mermaid')).text;
  expect(await mermaidType(page, mermaidText)).toBe('flowchart-v2');
  expect((await save('Graphviz DOT')).text).toMatch(/^digraph "harbour-desk" \{\n[\s\S]*\}\n$/);
  expect(JSON.parse((await save('JSON')).text).nodes).toHaveLength(18);
  const png = await save('PNG');
  expect(png.name).toBe('harbour-desk-graph.png');
  expect(png.text.slice(1, 4)).toBe('PNG');
});

/** Mermaid's own reading, in a page of its own: ours lets no foreign script in. */
async function mermaidType(page: Page, text: string): Promise<string> {
  const bare = await page.context().newPage();
  await bare.addScriptTag({ path: 'node_modules/mermaid/dist/mermaid.min.js' });
  const type = await bare.evaluate(async (source) => {
    const { mermaid } = globalThis as unknown as {
      mermaid: {
        parse(text: string): Promise<{ diagramType: string }>;
        render(id: string, text: string): Promise<{ svg: string }>;
      };
    };
    const { svg } = await mermaid.render('drawn', source);
    if (!svg.includes('HARNESS.md')) throw new Error('The root is not drawn.');
    return (await mermaid.parse(source)).diagramType;
  }, text);
  await bare.close();
  return type;
}

test('names that look like markup stay names', async ({ page }) => {
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts++;
    void dialog.dismiss();
  });
  await openGraph(page);
  await write(
    page,
    'town/house-rules.md',
    '---\ndescription: "<img src=x onerror=alert(1)>"\n---\n\n# <b>bold</b>\n\n[x](javascript:alert(1)) and [gone](<b>.md)\n<img src=x onerror=alert(2)>\n',
  );
  await node(page, /^house-rules\.md/).click();
  await expect(page.getByRole('definition').filter({ hasText: '<img src=x onerror=alert(1)>' })).toBeVisible();
  await page.getByRole('tab', { name: 'Preview' }).click();
  const preview = page.getByRole('article', { name: 'Preview of town/house-rules.md' });
  await expect(preview.getByRole('heading', { name: 'bold' })).toBeVisible();
  await expect(preview.getByRole('img')).toHaveCount(0);
  await expect(preview.getByRole('link')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Agent sees' }).click();
  await page.getByRole('tab', { name: 'Tokens' }).click();
  expect(alerts).toBe(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`drawing, list, overview and inspector are accessible, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openGraph(page);
    await node(page, /^tie-boat/).click();
    await page.getByRole('button', { name: 'Filters and legend' }).click();
    for (const shape of ['Drawing', 'List', 'Overview']) {
      await page.getByRole('radio', { name: shape }).check({ force: true });
      const { violations } = await new AxeBuilder({ page }).include('#pane-side').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }
  });
}

import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { chromiumLaunch } from '../chromium';

type Color = readonly [red: number, green: number, blue: number];

/** The ramps of the examples: five classes of YlGnBu, and the two ends of viridis. */
const districtColors: readonly Color[] = [
  [255, 255, 217],
  [209, 237, 179],
  [96, 194, 192],
  [30, 132, 186],
  [12, 44, 132],
];
const heightColors: readonly Color[] = [
  [68, 1, 84],
  [253, 231, 37],
];

/** Waits until each colour fills a part of an element on the screen. */
async function waitForColors(page: Page, selector: string, colors: readonly Color[]): Promise<void> {
  const last = Date.now() + 30_000;
  for (;;) {
    const { data } = PNG.sync.read(await page.locator(selector).screenshot());
    const counts = colors.map(() => 0);
    for (let at = 0; at < data.length; at += 4) {
      const hit = colors.findIndex((color) => color.every((part, i) => Math.abs(part - data[at + i]) <= 3));
      if (hit >= 0) counts[hit] += 1;
    }
    if (counts.every((count) => count > 0.01 * (data.length / 4))) return;
    if (Date.now() > last) throw new Error(`${selector} shows ${counts.join(', ')} pixels of its colours`);
    await page.waitForTimeout(200);
  }
}

/**
 * Opens the page in Chromium: both maps have to show their colours, the legend five classes, the first map gives
 * a PDF, and each style dialog opens, that of the custom element too.
 *
 * @returns what the console and the page reported as wrong.
 */
export async function lookAt(address: string): Promise<string[]> {
  const browser = await chromium.launch(chromiumLaunch);
  const complaints: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1300, height: 1500 } });
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    // A dev server that bundles its dependencies first answers late on a busy machine.
    await page.goto(address, { timeout: 0 });
    await waitForColors(page, '#map', districtColors);
    await page.locator('#legend li').nth(4).waitFor();
    await waitForColors(page, '#heights', heightColors);
    const start = await page.evaluate('pdf()');
    if (start !== '%PDF-') complaints.push(`a PDF of the map starts with ${String(start)}`);
    for (const part of ['#districts', '#heights', '#elements']) {
      await page.locator(`${part} button`, { hasText: 'Style' }).click();
      await page.getByRole('dialog').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
  } finally {
    await browser.close();
  }
  return complaints;
}

import { PNG } from 'pngjs';
import type { Page } from 'playwright';
import { preview } from 'vite';
import { keepNodeEnv } from './keep-node-env';

/** A folder of the site on a web server of this machine, in a folder that is not the root of the host. */
export async function serveSite(folder: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = await keepNodeEnv(() =>
    preview({
      configFile: false,
      root: folder,
      base: '/docs/of/ours/',
      logLevel: 'error',
      build: { outDir: '.' },
      preview: { host: '127.0.0.1', port: 0 },
    }),
  );
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url, close: () => server.close() };
}

/** Share of the pixels that do not have the most frequent colour of a picture. */
export function drawnShare(png: Buffer): number {
  const { data } = PNG.sync.read(png);
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.readUInt32BE(at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return 1 - Math.max(...counts.values()) / (data.length / 4);
}

/** Where an example draws: its map, or the panel of one that has no map. */
const drawing = (page: Page) =>
  page
    .locator('#map')
    .filter({ has: page.locator('canvas') })
    .or(page.locator('[data-drawing]'))
    .first();

/** Uses every control in the panel of an example once: presses buttons, takes the last choice, moves sliders to their end. */
async function useControls(page: Page): Promise<void> {
  const controls = page.locator('#panel > :is(button, select, input), #panel > label > input');
  for (const control of await controls.all()) {
    await control.evaluate((element) => {
      if (element instanceof HTMLButtonElement) return element.click();
      if (element instanceof HTMLSelectElement) element.selectedIndex = element.options.length - 1;
      if (element instanceof HTMLInputElement) element.value = element.max || element.value;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  await page.waitForTimeout(200);
}

/**
 * Opens a page of an example and waits until it has drawn; `use`: then uses its controls.
 *
 * @returns what went wrong: errors, requests to other hosts, a map that stays empty.
 */
export async function lookAtExample(page: Page, url: string, use = false): Promise<string[]> {
  const problems: string[] = [];
  const { origin } = new URL(url);
  page.on('pageerror', (error) => problems.push(`threw ${error.message}`));
  page.on('console', (message) => {
    // What an example that times a graphics card has to do.
    if (message.text().includes('GPU stall due to ReadPixels')) return;
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`wrote ${message.text()}`);
  });
  page.on('request', (request) => {
    const target = new URL(request.url());
    if (/^https?:$/.test(target.protocol) && target.origin !== origin)
      problems.push(`asked for ${target.href}`);
  });
  await page.goto(url);
  const started = Date.now();
  while (Date.now() - started < 20_000) {
    const clip = await drawing(page)
      .boundingBox({ timeout: 5_000 })
      .catch(() => null);
    if (clip && clip.width * clip.height > 0 && drawnShare(await page.screenshot({ clip })) > 0.02) {
      if (use) await useControls(page);
      return problems;
    }
    if (problems.length > 0) return problems;
    await page.waitForTimeout(100);
  }
  return [...problems, 'drew nothing in 20 s'];
}

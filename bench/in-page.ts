import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { webglLaunch } from '../scripts/chromium';
import { pageScript } from '../scripts/page-script';

/**
 * Runs a function of a page program in headless Chromium on its own empty page.
 * @param file program beside this one; it puts its functions on `window`
 * @returns what the function answers, as JSON
 */
export async function inPage<Answer>(
  file: string,
  name: string,
  ...args: readonly unknown[]
): Promise<Answer> {
  return withPage(file, (page) =>
    page.evaluate(
      ([given, rest]) =>
        (window as unknown as Record<string, (...all: unknown[]) => Answer>)[given]!(...rest),
      [name, args] as const,
    ),
  );
}

/** Loads a page program into headless Chromium, has work done with the page, and closes it. */
export async function withPage<Answer>(file: string, work: (page: Page) => Promise<Answer>): Promise<Answer> {
  const script = await pageScript(new URL(file, import.meta.url).pathname);
  const browser = await chromium.launch({
    ...webglLaunch,
    args: [
      ...webglLaunch.args,
      '--js-flags=--expose-gc',
      '--enable-precise-memory-info',
      // Else a canvas is drawn by the software of WebGL, ten times slower, until it has been read a few times.
      '--disable-accelerated-2d-canvas',
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
    await page.setContent('<!doctype html><title>bench</title>');
    await page.addScriptTag({ content: script });
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** The engine's worker as one script, for pages that have no address to load it from. */
export function engineWorker(): Promise<string> {
  return pageScript(new URL('../packages/map-engine/src/worker/worker.ts', import.meta.url).pathname);
}

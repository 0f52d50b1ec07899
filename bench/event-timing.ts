import type { Page } from 'playwright';

/** From now on a page notes how long its interactions wait for the next paint, as the browser reports them. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    Object.assign(window, { slowest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.ms = Math.max(slowest.ms, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/**
 * Milliseconds of the slowest interaction since the last call; 0 where all were faster than 16. Browsers round them to 8 ms.
 */
export async function slowestSoFar(page: Page): Promise<number> {
  // Chromium reports an interaction some time after its paint.
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const { slowest } = window as unknown as { slowest: { ms: number } };
    const { ms } = slowest;
    slowest.ms = 0;
    return ms;
  });
}

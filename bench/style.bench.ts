import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../scripts/chromium';
import type { Comparison } from './measure';
import type { PageResult } from './style-page';

/** The page's program as one script, resolved to our sources. */
async function bundle(): Promise<string> {
  const entry = new URL('./style-page.ts', import.meta.url).pathname;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@gep/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'bench' },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('vite built no script for the page of the comparison');
  return first.output[0].code;
}

/** Every figure of the page: styles of 100,000 features, frames of 10,000 and 100,000 polygons, one WebGL frame. */
async function measureStyles(): Promise<Record<string, PageResult>> {
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [
      ...chromiumLaunch.args,
      '--js-flags=--expose-gc',
      '--enable-precise-memory-info',
      // Else a canvas is drawn by the software of WebGL, ten times slower, until it has been read a few times.
      '--disable-accelerated-2d-canvas',
    ],
  });
  try {
    const script = await bundle();
    /** A page for each part, so that none pays for the memory of another. */
    const call = async (name: string, ...args: readonly unknown[]): Promise<PageResult> => {
      const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
      await page.setContent('<!doctype html><title>styles</title>');
      await page.addScriptTag({ content: script });
      const result = await page.evaluate(
        ([given, rest]) =>
          (window as unknown as Record<string, (...all: unknown[]) => PageResult>)[given]!(...rest),
        [name, args] as const,
      );
      await page.close();
      return result;
    };
    return {
      polygons: await call('styleFunctions', 'polygon'),
      points: await call('styleFunctions', 'point'),
      '10k': await call('drawing', 10_000, true, 5),
      '100k': await call('drawing', 100_000, false, 3),
      webgl: await call('webgl', 1_000),
    };
  } finally {
    await browser.close();
  }
}

/** Style functions and drawing against peers in one run, in headless Chromium without a graphics card. */
export async function styles(): Promise<Comparison[]> {
  const results = await measureStyles();
  const line = (part: string, figure: string, task: string): Comparison[] => {
    const all = results[part]![figure]!;
    return Object.entries(all)
      .filter(([peer]) => peer !== 'ours')
      .map(([peer, theirs]) => ({ task, peer, ours: all.ours!, theirs, ratio: all.ours! / theirs }));
  };
  return [
    ...line('polygons', 'milliseconds', 'style function, 100,000 polygons, 9 classes x 2 symbols'),
    ...line('points', 'milliseconds', 'style function, 100,000 points, 9 classes x 2 symbols'),
    ...line('10k', 'pan', 'pan by 128 px, 10,000 polygons, 9 classes x 2 symbols'),
    ...line('10k', 'drag', 'pan by 16 px, 10,000 polygons, 9 classes x 2 symbols'),
    ...line('10k', 'repaint', 'new scale, 10,000 polygons, 9 classes x 2 symbols'),
    ...line('100k', 'pan', 'pan by 128 px, 100,000 polygons, 9 classes'),
    ...line('100k', 'repaint', 'new scale, 100,000 polygons, 9 classes'),
    ...line('webgl', 'pan', 'pan by 128 px, 1,000 polygons, 9 classes'),
    ...line('webgl', 'repaint', 'new scale, 1,000 polygons, 9 classes'),
  ];
}

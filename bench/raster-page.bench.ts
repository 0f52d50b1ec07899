import type { PageResult } from './alternate';
import { engineWorker, inPage } from './in-page';
import { beside } from './measure';
import type { Comparison } from './measure';

/** What the specification allows for a view of 1920 x 1080 in new colours, milliseconds. */
const allowed = 50;

/** Restyling a raster that is on the map, in headless Chromium without a graphics card. */
export async function rasterPage(): Promise<Comparison[]> {
  const worker = await engineWorker();
  const { milliseconds } = await inPage<PageResult>('./raster-page.ts', 'restyle', worker);
  const screen = await inPage<PageResult>('./raster-page.ts', 'view', worker);
  const sent = screen.requests?.ours;
  if (sent !== 0) throw new Error(`a restyle sent ${sent} requests`);
  const { ours = NaN, ...peers } = milliseconds ?? {};
  const shown = screen.milliseconds?.ours ?? NaN;
  return [
    ...Object.entries(peers).map(([peer, theirs]) =>
      beside('restyle of a float window, 1024 x 1024, in the page', ours, peer, theirs),
    ),
    beside('restyle of a float view, 1920 x 1080, on screen', shown, 'what is allowed', allowed),
  ];
}

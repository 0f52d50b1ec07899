import type { PageResult } from './alternate';
import { inPage } from './in-page';
import { beside } from './measure';
import type { Comparison } from './measure';

/** Layers of very many features, and features that change while they are shown, in headless Chromium. */
export async function largeLayers(): Promise<Comparison[]> {
  return [
    ...(await lines('new scale, 1,000,000 points, 9 classes', 'points', 1_000_000)),
    ...(await lines('100,000 polygons from GeoJSON to the screen', 'fromGeoJson', 100_000)),
    ...(await lines('1,000 of 10,000 polygons moved and styled again', 'edits', 1000)),
  ];
}

async function lines(task: string, name: string, count: number): Promise<Comparison[]> {
  const { milliseconds } = await inPage<PageResult>('./large-layers-page.ts', name, count);
  const { ours = NaN, ...peers } = milliseconds ?? {};
  return Object.entries(peers).map(([peer, theirs]) => beside(task, ours, peer, theirs));
}

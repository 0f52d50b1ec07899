import type { PageResult } from './alternate';
import { inPage } from './in-page';
import { beside } from './measure';
import type { Comparison } from './measure';

const page = (name: string, ...args: readonly unknown[]) =>
  inPage<PageResult>('./style-page.ts', name, ...args);

/**
 * Style functions and drawing against peers, in headless Chromium without a graphics card. Every part has its own
 * page, in which all contenders take turns.
 */
export async function styles(): Promise<Comparison[]> {
  const polygons = await page('styleFunctions', 'polygon');
  const points = await page('styleFunctions', 'point');
  const stacked = await page('drawing', 10_000, true, 5);
  const many = await page('drawing', 100_000, false, 3);
  const polygonsByCard = await page('webgl', 'polygon', 1_000);
  const pointsByCard = await page('webgl', 'point', 10_000);
  return [
    ...lines(polygons.milliseconds, 'style function, 100,000 polygons, 9 classes x 2 symbols'),
    ...lines(points.milliseconds, 'style function, 100,000 points, 9 classes x 2 symbols'),
    ...lines(stacked.pan, 'pan by 128 px, 10,000 polygons, 9 classes x 2 symbols'),
    ...lines(stacked.drag, 'pan by 16 px, 10,000 polygons, 9 classes x 2 symbols'),
    ...lines(stacked.repaint, 'new scale, 10,000 polygons, 9 classes x 2 symbols'),
    ...lines(many.pan, 'pan by 128 px, 100,000 polygons, 9 classes'),
    ...lines(many.repaint, 'new scale, 100,000 polygons, 9 classes'),
    ...lines(polygonsByCard.pan, 'pan by 128 px, 1,000 polygons, 9 classes'),
    ...lines(polygonsByCard.repaint, 'new scale, 1,000 polygons, 9 classes'),
    ...lines(pointsByCard.pan, 'pan by 128 px, 10,000 points, 9 classes'),
    ...lines(pointsByCard.repaint, 'new scale, 10,000 points, 9 classes'),
  ];
}

function lines(figures: PageResult[string] = {}, task: string): Comparison[] {
  const { ours = NaN, ...peers } = figures;
  return Object.entries(peers).map(([peer, theirs]) => beside(task, ours, peer, theirs));
}

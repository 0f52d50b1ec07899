import { expect, test } from 'vitest';
import type { CellWindow, Coverage, Grid, PolygonGeometry } from '../index';
import {
  createZonalAccumulator,
  prepareZones,
  windowTransform,
  zonalStatistics,
  zonalStatisticsInBlocks,
} from '../index';

const grid: Grid = {
  width: 40,
  height: 60,
  data: Int16Array.from({ length: 2400 }, (_, i) => (i * 7919) % 1000),
  transform: [1, 0, 0, 0, -1, 60],
  crs: '',
};
const triangle = (points: number[][]): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[...points, points[0]]],
});
const polygons = [
  triangle([
    [3.2, 50.1],
    [30.7, 40.4],
    [12.9, 8.3],
  ]),
  triangle([
    [30.7, 40.4],
    [33.1, 12.2],
    [12.9, 8.3],
  ]),
  { type: 'MultiPolygon', coordinates: [] } as const,
];
const zones = prepareZones(polygons);

function cut(window: CellWindow): Grid {
  const [left, top, right, bottom] = window;
  const width = right - left;
  return {
    width,
    height: bottom - top,
    data: Int16Array.from(
      { length: width * (bottom - top) },
      (_, i) => grid.data[(top + Math.floor(i / width)) * grid.width + left + (i % width)],
    ),
    transform: windowTransform(grid.transform, window),
    crs: '',
  };
}

const countOf =
  (coverage: Coverage, asked: CellWindow[] = []) =>
  (window: CellWindow): Promise<Float64Array> => {
    asked.push(window);
    const accumulator = createZonalAccumulator(zones, { coverage });
    accumulator.add(cut(window));
    return Promise.resolve(accumulator.state());
  };

test.each(['center', 'exact'] as const)(
  '%s: blocks of any number of rows give what the whole gives',
  async (coverage) => {
    const whole = zonalStatistics(grid, polygons, { coverage });
    for (const blockRows of [1, 7, 100]) {
      const got = await zonalStatisticsInBlocks(zones, grid, countOf(coverage), { blockRows, workers: 3 });
      got.forEach((zone, i) => {
        expect([zone.min, zone.max]).toEqual([whole[i].min, whole[i].max]);
        for (const name of ['count', 'sum', 'mean', 'stddev'] as const)
          if (Number.isNaN(whole[i][name])) expect(zone[name]).toBeNaN();
          else expect(zone[name]).toBeCloseTo(whole[i][name], 7);
      });
    }
  },
);

test('only cells near the zones are asked for, each once', async () => {
  const asked: CellWindow[] = [];
  await zonalStatisticsInBlocks(zones, grid, countOf('center', asked), { blockRows: 20 });
  // Columns 3 to 33 and rows 9 to 51 are touched.
  expect(asked).toEqual([
    [2, 8, 35, 28],
    [2, 28, 35, 48],
    [2, 48, 35, 53],
  ]);
  const none = prepareZones([polygons[2]]);
  const [empty] = await zonalStatisticsInBlocks(none, grid, () => Promise.reject(new Error('asked')));
  expect(empty).toMatchObject({ count: 0, sum: 0 });
});

test('the result does not depend on who answers first', async () => {
  const slow = async (window: CellWindow, worker: number): Promise<Float64Array> => {
    await new Promise((resolve) => setTimeout(resolve, worker === 0 ? 5 : 0));
    return countOf('center')(window);
  };
  const [one, three] = await Promise.all(
    [1, 3].map((workers) => zonalStatisticsInBlocks(zones, grid, slow, { blockRows: 5, workers })),
  );
  expect(three).toEqual(one);
});

test('a failure or an abort ends the work', async () => {
  let calls = 0;
  const fail = (): Promise<Float64Array> => Promise.reject(new Error(`call ${++calls}`));
  await expect(zonalStatisticsInBlocks(zones, grid, fail, { blockRows: 1 })).rejects.toThrow('call 1');
  expect(calls).toBe(1);
  const controller = new AbortController();
  const abort = (window: CellWindow): Promise<Float64Array> => {
    controller.abort();
    return countOf('center')(window);
  };
  const { signal } = controller;
  await expect(zonalStatisticsInBlocks(zones, grid, abort, { blockRows: 1, signal })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
});

test('misuse is named', async () => {
  const count = countOf('center');
  await expect(zonalStatisticsInBlocks(zones, grid, count, { blockRows: 0 })).rejects.toThrow(
    'blockRows: got 0, allowed: an integer from 1',
  );
  await expect(zonalStatisticsInBlocks(zones, grid, count, { workers: 1.5 })).rejects.toThrow(
    /workers: got 1.5/,
  );
  expect(() => createZonalAccumulator(zones).merge(new Float64Array(7))).toThrow(
    'state: got 7 numbers, allowed: 7 for each of 3 zones',
  );
});

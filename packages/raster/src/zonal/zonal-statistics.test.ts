import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import proj4 from 'proj4';
import { describe as suite, expect, test } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { movePolygons, readShapefilePolygons } from '../../test/read-shapefile';
import type { Grid, PolygonGeometry } from '../index';
import { burnZones, createZonalAccumulator, prepareZones, windowTransform, zonalStatistics } from '../index';
import { readGeoTiff } from '../node';

interface ZoneFigures {
  readonly count: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
  readonly stddev: number | null;
  readonly sum: number;
  readonly burned: number;
}

const figures = JSON.parse(
  readFileSync(new URL('../../test/reference/zonal-fujian.json', import.meta.url), 'utf8'),
) as {
  degrees: string;
  albers: string;
  rasters: { file: string; projected: boolean; zones: ZoneFigures[] }[];
};

suite.skipIf(!hasTestData)('the districts of Fujian against GDAL and numpy', () => {
  test.each(figures.rasters)('$file', async ({ file, projected, zones: wanted }) => {
    const degrees = readShapefilePolygons(testData('regions/fujian_utf8/fujian_county.shp'));
    const change = proj4(figures.degrees, figures.albers);
    const districts = projected ? movePolygons(degrees, (point) => change.forward(point)) : degrees;
    const [grid] = await readGeoTiff(testData(`calc/fujian/${file}`));
    const got = zonalStatistics(grid, districts, { coverage: 'center' });
    expect(got).toHaveLength(85);
    wanted.forEach((zone, i) => {
      expect(got[i].count, `count of district ${i}`).toBe(zone.count);
      for (const name of ['sum', 'mean', 'min', 'max', 'stddev'] as const) {
        const expected = zone[name];
        if (expected === null) expect(got[i][name]).toBeNaN();
        else
          expect(Math.abs(got[i][name] - expected), `${name} of district ${i}`).toBeLessThanOrEqual(
            1e-9 * Math.max(1, Math.abs(expected)),
          );
      }
    });
    const ids = burnZones(prepareZones(districts), grid);
    const burned = new Array<number>(85).fill(0);
    for (const id of ids) if (id >= 0) burned[id]++;
    expect(burned).toEqual(wanted.map((zone) => zone.burned));
  });
});

const frame = { width: 13, height: 11, transform: [2, 0, 5, 0, -2, 40] as const, crs: '' };
const ramp: Grid = { ...frame, data: Float64Array.from({ length: 143 }, (_, i) => i * i - 300) };

/** A fan of triangles around a point: a partition of the extent of the grid with shared edges. */
function fan(x: number, y: number): PolygonGeometry[] {
  const corners = [
    [5, 18],
    [18, 18],
    [31, 18],
    [31, 29],
    [31, 40],
    [12, 40],
    [5, 40],
    [5, 33],
  ];
  return corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length];
    // Every second one runs the other way round.
    const ring = i % 2 ? [[x, y], corner, next, [x, y]] : [[x, y], next, corner, [x, y]];
    return { type: 'Polygon', coordinates: [ring] };
  });
}

// Places on cell centres and borders are wanted too: that is where ties are.
const inside = fc
  .tuple(fc.integer({ min: 24, max: 120 }), fc.integer({ min: 76, max: 156 }))
  .map(([x, y]) => [x / 4, y / 4]);

test('centre: a partition counts every cell once', () => {
  fc.assert(
    fc.property(inside, ([x, y]) => {
      const zones = fan(x, y);
      const counts = zonalStatistics(ramp, zones).map(({ count }) => count);
      expect(counts.reduce((a, b) => a + b)).toBe(143);
      const ids = burnZones(prepareZones(zones), frame);
      expect(counts).toEqual(zones.map((_, i) => ids.filter((id) => id === i).length));
    }),
  );
});

test('exact: the shares of a partition add up to one a cell', () => {
  fc.assert(
    fc.property(inside, ([x, y]) => {
      const zones = zonalStatistics(ramp, fan(x, y), { coverage: 'exact' });
      const total = zones.reduce((sum, { count }) => sum + count, 0);
      const sum = zones.reduce((all, zone) => all + zone.sum, 0);
      expect(total).toBeCloseTo(143, 9);
      expect(sum).toBeCloseTo(
        Array.from(ramp.data).reduce((a, b) => a + b, 0),
        5,
      );
    }),
  );
});

test('windows of any shape give what the whole grid gives', () => {
  fc.assert(
    fc.property(
      inside,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 10 }),
      ([x, y], column, row) => {
        const zones = prepareZones(fan(x, y));
        for (const coverage of ['center', 'exact'] as const) {
          const accumulator = createZonalAccumulator(zones, { coverage });
          for (const window of [
            [0, 0, column, row],
            [column, 0, 13, row],
            [0, row, 13, 11],
          ] as const) {
            const [left, top, right, bottom] = window;
            const data = new Float64Array((right - left) * (bottom - top));
            for (let i = 0; i < data.length; i++)
              data[i] = ramp.data[(top + Math.floor(i / (right - left))) * 13 + left + (i % (right - left))];
            accumulator.add({
              width: right - left,
              height: bottom - top,
              data,
              transform: windowTransform(frame.transform, window),
              crs: '',
            });
          }
          const whole = zonalStatistics(ramp, fan(x, y), { coverage });
          accumulator.finish().forEach((zone, i) => {
            expect(zone.count).toBeCloseTo(whole[i].count, 9);
            expect(zone.sum).toBeCloseTo(whole[i].sum, 6);
            expect([zone.min, zone.max]).toEqual([whole[i].min, whole[i].max]);
          });
        }
      },
    ),
  );
});

const holed: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [6.3, 38.9],
      [29.7, 36.2],
      [27.1, 19.4],
      [9.8, 21.7],
      [6.3, 38.9],
    ],
    [
      [12.2, 33.1],
      [20.5, 34.4],
      [18.3, 25.2],
      [12.2, 33.1],
    ],
  ],
};

test('exact: shares are those of many points in each cell', () => {
  // 400 x 400 points a cell, tested one by one with the even-odd rule.
  const side = 400;
  const contains = (x: number, y: number): boolean =>
    holed.coordinates
      .flatMap((ring) => (ring as number[][]).slice(1).map((to, i) => [(ring as number[][])[i], to]))
      .filter(([[x0, y0], [x1, y1]]) => y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0)
      .length %
      2 ===
    1;
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [3, 4],
    [5, 3],
    [6, 6],
    [11, 9],
    [12, 5],
  ]) {
    let hits = 0;
    for (let i = 0; i < side * side; i++) {
      const [u, v] = [((i % side) + 0.5) / side, (Math.floor(i / side) + 0.5) / side];
      if (contains(5 + 2 * (column + u), 40 - 2 * (row + v))) hits++;
    }
    const one: Grid = {
      width: 1,
      height: 1,
      data: Float64Array.of(1),
      crs: '',
      transform: windowTransform(frame.transform, [column, row, column + 1, row + 1]),
    };
    expect(zonalStatistics(one, [holed], { coverage: 'exact' })[0].count).toBeCloseTo(hits / side ** 2, 2);
  }
});

test('exact: the sum of the shares is the area, whatever way the rings turn', () => {
  const area = (ring: readonly (readonly number[])[]): number =>
    Math.abs(ring.slice(1).reduce((sum, [x, y], i) => sum + ring[i][0] * y - x * ring[i][1], 0)) / 2;
  const wanted = (area(holed.coordinates[0] as number[][]) - area(holed.coordinates[1] as number[][])) / 4;
  const flipped = {
    ...holed,
    coordinates: [holed.coordinates[0], [...(holed.coordinates[1] as number[][])].reverse()],
  } as PolygonGeometry;
  for (const polygon of [holed, flipped])
    expect(zonalStatistics(ramp, [polygon], { coverage: 'exact' })[0].count).toBeCloseTo(wanted, 9);
});

test('exact: weighted mean and deviation of two cells', () => {
  const grid: Grid = {
    width: 2,
    height: 1,
    data: Float32Array.of(10, 20),
    transform: [1, 0, 0, 0, -1, 1],
    crs: '',
  };
  const polygon: PolygonGeometry = {
    type: 'Polygon',
    coordinates: [
      [
        [0.75, 0],
        [2, 0],
        [2, 1],
        [0.75, 1],
        [0.75, 0],
      ],
    ],
  };
  const [zone] = zonalStatistics(grid, [polygon], { coverage: 'exact' });
  expect(zone).toMatchObject({ count: 1.25, sum: 22.5, mean: 18, min: 10, max: 20 });
  expect(zone.stddev).toBeCloseTo(4, 12);
});

test('misuse and broken polygons are named', () => {
  expect(() => zonalStatistics(ramp, [{ type: 'Point' } as unknown as PolygonGeometry])).toThrow(
    /polygons\[0\]: got Point, allowed/,
  );
  expect(() => zonalStatistics(ramp, [{ type: 'Polygon', coordinates: [[[0, NaN]]] }])).toThrow(
    expect.objectContaining({ code: 'polygon-not-finite', at: 'polygons[0]' }),
  );
  expect(zonalStatistics(ramp, [{ type: 'MultiPolygon', coordinates: [] }])[0]).toMatchObject({
    count: 0,
    sum: 0,
  });
});

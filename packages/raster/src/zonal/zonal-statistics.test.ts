import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Grid, PolygonGeometry } from '../index';
import { burnZones, createZonalAccumulator, prepareZones, windowTransform, zonalStatistics } from '../index';

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

/** Area of a ring cut to a box by clipping it at the four sides in turn (Sutherland and Hodgman 1974). */
function areaInside(ring: readonly (readonly number[])[], box: readonly number[]): number {
  let points = ring.slice(1);
  for (const [axis, side, sign] of [
    [0, box[0], 1],
    [0, box[2], -1],
    [1, box[1], 1],
    [1, box[3], -1],
  ]) {
    const kept: (readonly number[])[] = [];
    points.forEach((to, i) => {
      const from = points[(i + points.length - 1) % points.length];
      const [before, after] = [sign * (from[axis] - side), sign * (to[axis] - side)];
      if (before * after < 0) {
        const part = before / (before - after);
        kept.push([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);
      }
      if (after >= 0) kept.push(to);
    });
    points = kept;
  }
  const twice = points.reduce((sum, [x, y], i) => {
    const [x0, y0] = points[(i + points.length - 1) % points.length];
    return sum + x0 * y - x * y0;
  }, 0);
  return Math.abs(twice) / 2;
}

test('exact: the share of every cell is the area of the polygon cut to it', () => {
  const corner = fc.tuple(
    fc.double({ min: 0, max: 36, noNaN: true }),
    fc.double({ min: 14, max: 44, noNaN: true }),
  );
  fc.assert(
    fc.property(corner, corner, corner, (a, b, c) => {
      const triangle: PolygonGeometry = { type: 'Polygon', coordinates: [[a, b, c, a]] };
      for (const polygon of [triangle, holed])
        for (let cell = 0; cell < 143; cell++) {
          const [column, row] = [cell % 13, Math.floor(cell / 13)];
          const one: Grid = {
            width: 1,
            height: 1,
            data: Float64Array.of(1),
            crs: '',
            transform: windowTransform(frame.transform, [column, row, column + 1, row + 1]),
          };
          const box = [5 + 2 * column, 38 - 2 * row, 7 + 2 * column, 40 - 2 * row];
          const [outer, ...holes] = polygon.coordinates as number[][][];
          const wanted =
            holes.reduce((rest, hole) => rest - areaInside(hole, box), areaInside(outer, box)) / 4;
          expect(zonalStatistics(one, [polygon], { coverage: 'exact' })[0].count).toBeCloseTo(wanted, 9);
        }
    }),
    { numRuns: 25 },
  );
});

test('exact: the sum of the shares is the area, with rings in either direction', () => {
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
  // As text, since null, JSON's NaN, is not a coordinate of the type.
  for (const broken of [
    '[[[0, 1e999]]]',
    '[[[0, null], [1, 0], [1, 1]]]',
    '[[null, [1, 0], [1, 1]]]',
    '[[[0]]]',
  ])
    expect(
      () => zonalStatistics(ramp, [{ type: 'Polygon', coordinates: JSON.parse(broken) as number[][][] }]),
      broken,
    ).toThrow(expect.objectContaining({ code: 'polygon-not-finite', at: 'polygons[0]' }));
  expect(zonalStatistics(ramp, [{ type: 'MultiPolygon', coordinates: [] }])[0]).toMatchObject({
    count: 0,
    sum: 0,
  });
});

test('NoData, masked and infinite cells are left out, in runs and at the border', () => {
  const data = [1, 2, -9999, 4, Infinity, 6, NaN, 8, 9];
  const box: PolygonGeometry = {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [8.5, 0],
        [8.5, 1],
        [0, 1],
        [0, 0],
      ],
    ],
  };
  const row = { width: 9, height: 1, transform: [1, 0, 0, 0, -1, 1] as const, crs: '' };
  const mask = Uint8Array.of(1, 0, 1, 1, 1, 1, 1, 1, 1);
  for (const kind of [Float32Array, Float64Array]) {
    const grid: Grid = { ...row, data: kind.from(data), noData: -9999 };
    expect(zonalStatistics(grid, [box], { coverage: 'exact' })[0]).toMatchObject({
      count: 5.5,
      sum: 25.5,
      min: 1,
      max: 9,
    });
    expect(zonalStatistics({ ...grid, mask }, [box], { coverage: 'exact' })[0]).toMatchObject({
      count: 4.5,
      sum: 23.5,
    });
  }
  for (const kind of [Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array]) {
    const grid: Grid = { ...row, data: kind.from([1, 2, 100, 4, 100, 6, 100, 8, 9]), noData: 100 };
    expect(zonalStatistics(grid, [box])[0]).toMatchObject({ count: 6, sum: 30, mean: 5, min: 1, max: 9 });
  }
});

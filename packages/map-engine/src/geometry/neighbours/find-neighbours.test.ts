import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShapefilePolygons } from '../../../../raster/test/read-shapefile';
import { hasTestData, testDataFolder } from '../../../../../scripts/test-data';
import { readField } from '../../../test/read-field';
import reference from '../../../test/reference/neighbours.json';
import type { FlatGeometry } from '../flat-geometry';
import { fromGeoJson } from '../geojson';
import { findNeighbours } from './find-neighbours';
import { sharedBorder } from './shared-border';

const ring = (west: number, south: number, east: number, north: number) => [
  ...[west, south, east, south, east, north, west, north],
  ...[west, south],
];
const polygon = (...rings: readonly (readonly number[])[]): FlatGeometry => {
  let end = 0;
  const ends = rings.map(({ length }) => (end += length));
  return { type: 'Polygon', flatCoordinates: rings.flat(), layout: 'XY', ends };
};
const box = (...sides: Parameters<typeof ring>): FlatGeometry => polygon(ring(...sides));
/** Squares from west to east and from south to north. */
const squares = (columns: number, rows: number): FlatGeometry[] =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    return box(x, y, x + 1, y + 1);
  });
const lengthOf = (lines: FlatGeometry | null): number => {
  if (lines?.type !== 'MultiLineString') return 0;
  let [start, length] = [0, 0];
  for (const end of lines.ends) {
    for (let i = start; i + 3 < end; i += 2) {
      const [x, y, xEnd, yEnd] = lines.flatCoordinates.slice(i, i + 4);
      length += Math.hypot(xEnd - x, yEnd - y);
    }
    start = end;
  }
  return length;
};

describe('districts with a common border', () => {
  it('are, in a grid of squares, those beside and above each other, not those that meet in a corner', async () => {
    const size = fc.integer({ min: 1, max: 7 });
    await fc.assert(
      fc.asyncProperty(size, size, async (columns, rows) => {
        const pairs = await findNeighbours(squares(columns, rows));
        const wanted = Array.from({ length: columns * rows }, (_, i) => [
          ...((i + 1) % columns === 0 ? [] : [[i, i + 1]]),
          ...(i + columns < columns * rows ? [[i, i + columns]] : []),
        ]).flat();
        expect(pairs).toEqual(wanted);
      }),
      { numRuns: 20 },
    );
  });

  it('are the same in any order, place and scale', async () => {
    const grid = squares(5, 4);
    const wanted = new Set((await findNeighbours(grid)).map(String));
    const shuffled = fc.shuffledSubarray([...grid.keys()], { minLength: grid.length });
    const moves = fc.record({
      scale: fc.double({ min: 1e-3, max: 1e4, noNaN: true }),
      angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      shift: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(shuffled, moves, async (order, { scale, angle, shift }) => {
        const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
        const turned = order.map((place) => {
          const { flatCoordinates, ...rest } = grid[place];
          const moved = flatCoordinates.map((_, i) => {
            const [x, y] = flatCoordinates.slice(i - (i % 2), i - (i % 2) + 2);
            return shift * scale + (i % 2 === 0 ? cos * x - sin * y : sin * x + cos * y);
          });
          return { ...rest, flatCoordinates: moved } as FlatGeometry;
        });
        const pairs = await findNeighbours(turned);
        const named = pairs.map(([one, two]) => [order[one], order[two]].sort((a, b) => a - b));
        expect(new Set(named.map(String))).toEqual(wanted);
      }),
      { numRuns: 30 },
    );
  });

  it('need not have the same vertices', async () => {
    const large = box(0, 0, 2, 2);
    const small = [box(2, 0, 3, 1), box(2, 1, 3, 2), box(2, 2, 3, 3)];
    expect(await findNeighbours([large, ...small])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 3],
    ]);
  });

  it('are a district and the one in its hole, and parts of one district anywhere', async () => {
    const around = polygon(ring(0, 0, 9, 9), ring(3, 3, 6, 6));
    const { flatCoordinates, ...rest } = box(20, 0, 21, 1);
    const inner = box(3, 3, 6, 6);
    const parts: FlatGeometry = {
      type: 'MultiPolygon',
      layout: 'XY',
      flatCoordinates: [...inner.flatCoordinates, ...flatCoordinates],
      endss: [[10], [20]],
    };
    const beside = { ...rest, flatCoordinates: ring(21, 0, 22, 1) } as FlatGeometry;
    expect(await findNeighbours([around, parts, beside])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('may be a tolerance apart, and overlap by as much', async () => {
    const gap = [box(0, 0, 10, 10), box(10.01, 0, 20, 10)];
    const overlap = [box(0, 0, 10, 10), box(9.99, 1, 20, 9)];
    for (const pair of [gap, overlap]) {
      expect(await findNeighbours(pair)).toEqual([]);
      expect(await findNeighbours(pair, { tolerance: 0.02 })).toEqual([[0, 1]]);
    }
    expect(await findNeighbours(squares(2, 1), { tolerance: 0 })).toEqual([[0, 1]]);
    await expect(findNeighbours(gap, { tolerance: -1 })).rejects.toThrow(RangeError);
  });

  it('are polygons only; without any there are none', async () => {
    const point: FlatGeometry = { type: 'Point', flatCoordinates: [1, 0.5], layout: 'XY' };
    expect(await findNeighbours([null, box(0, 0, 1, 1), point, box(1, 0, 2, 1)])).toEqual([[1, 3]]);
    expect(await findNeighbours([point, null])).toEqual([]);
  });

  it('are not looked for any longer than anybody wants to know', async () => {
    const abort = AbortSignal.abort();
    await expect(findNeighbours(squares(3, 3), { signal: abort })).rejects.toThrow('abort');
  });
});

describe('a common border', () => {
  it('is one line where both have the same edges', () => {
    const notched = polygon([0, 0, 4, 0, 4, 1, 5, 1, 5, 2, 4, 2, 4, 4, 0, 4, 0, 0]);
    const other = polygon([9, 0, 9, 4, 4, 4, 4, 2, 5, 2, 5, 1, 4, 1, 4, 0, 9, 0]);
    expect(sharedBorder(notched, other)).toEqual({
      type: 'MultiLineString',
      flatCoordinates: [4, 0, 4, 1, 5, 1, 5, 2, 4, 2, 4, 4],
      layout: 'XY',
      ends: [12],
    });
  });

  it('is cut where only a part is common, and null where nothing is', () => {
    expect(sharedBorder(box(0, 0, 4, 4), box(4, 1, 9, 3))).toMatchObject({ flatCoordinates: [4, 1, 4, 3] });
    expect(sharedBorder(box(0, 0, 4, 4), box(5, 5, 6, 6))).toBeNull();
    expect(
      sharedBorder({ type: 'Point', flatCoordinates: [0, 0], layout: 'XY' }, box(0, 0, 1, 1)),
    ).toBeNull();
  });
});

// Shapely 2.1.2, GEOS 3.13.1: test/reference/neighbours.py. Cities of one province do not share their vertices.
it.runIf(hasTestData)(
  'finds the 196 common borders of the counties of Fujian that Shapely finds',
  async () => {
    const path = join(testDataFolder, 'regions/fujian_utf8/fujian_county.shp');
    const areas = readShapefilePolygons(path).map((area) => fromGeoJson(area as never));
    const codes = readField(path, 'DT_CODE').map(String);
    const pairs = await findNeighbours(areas);
    expect(pairs).toHaveLength(196);
    expect(pairs.map(([one, two]) => [codes[one], codes[two]].sort().join()).sort()).toEqual(
      reference.pairs.map((pair) => pair.join()),
    );
    const tolerance = 4.874661e-6;
    const length = pairs.reduce(
      (sum, [one, two]) => sum + lengthOf(sharedBorder(areas[one], areas[two], { tolerance })),
      0,
    );
    expect(length / reference.length).toBeCloseTo(1, 3);
  },
);

import { readFileSync } from 'node:fs';
import { beforeAll, describe as suite, expect, test } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import type { CellWindow, Grid } from '../index';
import { aspect, hillshade, slope, windowTransform } from '../index';
import { readGeoTiff } from '../node';
import { metresPerDegree } from './cell-steps';

/** Number and sum of the cells with a result, and every n-th cell of all. */
interface Sample {
  readonly count: number;
  readonly sum: number;
  readonly step: number;
  readonly cells: readonly number[];
}

const products = {
  slope: (grid: Grid) => slope(grid),
  aspect: (grid: Grid) => aspect(grid),
  hillshade: (grid: Grid) => hillshade(grid),
  'hillshade-120-30-2': (grid: Grid) => hillshade(grid, { azimuth: 120, altitude: 30, zFactor: 2 }),
  'multidirectional-30-3': (grid: Grid) =>
    hillshade(grid, { multidirectional: true, altitude: 30, zFactor: 3 }),
  'slope-edges': (grid: Grid) => slope(grid, { edges: 'extended' }),
  'hillshade-edges': (grid: Grid) => hillshade(grid, { edges: 'extended' }),
};
type Product = keyof typeof products;

const figures = JSON.parse(
  readFileSync(new URL('../../test/reference/terrain.json', import.meta.url), 'utf8'),
) as {
  model: Record<Product, { valid: number; every7th: number[] }>;
  degrees: { file: string; slope: Sample; hillshade: Sample }[];
  rasters: ({ file: string; window?: CellWindow } & Record<
    'slope' | 'hillshade' | 'multidirectional',
    Sample
  >)[];
};

suite.skipIf(!hasTestData)('terrain of a real elevation model against gdaldem', () => {
  let elevation: Grid;
  beforeAll(async () => {
    [elevation] = await readGeoTiff(testData('calc/youwuzhen/ywzdem30m.tif'));
  });
  const cases: [Product, number][] = [
    ['slope', 1e-4],
    // gdaldem adds heights in single precision: on nearly flat ground a hundredth of a degree is lost there.
    ['aspect', 0.021],
    ['hillshade', 1],
    ['hillshade-120-30-2', 1],
    ['multidirectional-30-3', 1],
    ['slope-edges', 1e-4],
    ['hillshade-edges', 1],
  ];
  test.each(cases)('%s', (name, tolerance) => {
    const got = products[name](elevation);
    const { width, height } = got;
    expect(got.data.filter((value) => value !== got.noData)).toHaveLength(figures.model[name].valid);
    const corners = name.endsWith('edges') ? [0, width - 1, width * (height - 1), width * height - 1] : [];
    figures.model[name].every7th.forEach((wanted, i) => {
      if (corners.includes(i * 7)) return;
      const apart = Math.abs(got.data[i * 7] - wanted);
      expect(Math.min(apart, Math.abs(360 - apart)), `cell ${i * 7}`).toBeLessThanOrEqual(tolerance);
    });
  });
  test('blocks with a border of neighbours fit together', () => {
    const whole = hillshade(elevation);
    const { width, height, data } = elevation;
    const rows = (from: number, to: number): Grid => ({
      ...elevation,
      height: to - from,
      data: data.slice(from * width, to * width),
      transform: windowTransform(elevation.transform, [0, from, width, to]),
    });
    const upper = hillshade(rows(0, 51), { edges: 'cut' });
    const lower = hillshade(rows(49, height), { edges: 'cut' });
    expect([upper.width, upper.height, lower.height]).toEqual([width - 2, 49, height - 51]);
    expect(lower.transform).toEqual(windowTransform(elevation.transform, [1, 50, width - 1, height - 1]));
    const inner = whole.data.filter(
      (_, i) => i % width > 0 && i % width < width - 1 && i >= width && i < width * (height - 1),
    );
    expect([...upper.data, ...lower.data]).toEqual([...inner]);
  });
});

function near(got: Grid, wanted: Sample, tolerance: number, what: string): void {
  const valid = Array.from(got.data).filter((value) => value !== got.noData);
  expect(valid.length, what).toBe(wanted.count);
  const sum = valid.reduce((all, value) => all + value, 0);
  expect(Math.abs(sum - wanted.sum), `sum of ${what}`).toBeLessThanOrEqual(
    (tolerance / 10) * wanted.count + 1e-7 * wanted.sum,
  );
  wanted.cells.forEach((value, i) =>
    expect(
      Math.abs(got.data[i * wanted.step] - value),
      `${what}, cell ${i * wanted.step}`,
    ).toBeLessThanOrEqual(tolerance),
  );
}

suite.skipIf(!hasTestData)('terrain of real files against gdaldem and numpy', () => {
  test.each(figures.rasters)('$file', async ({ file, window, ...wanted }) => {
    const [grid] = await readGeoTiff(testData(`rasters/${file}`), { bands: [0], ...(window && { window }) });
    near(slope(grid), wanted.slope, 1e-4, 'slope');
    near(hillshade(grid), wanted.hillshade, 1, 'hillshade');
    near(hillshade(grid, { multidirectional: true }), wanted.multidirectional, 1, 'multidirectional');
  });
  test.each(figures.degrees)('$file over degrees', async ({ file, ...wanted }) => {
    const [grid] = await readGeoTiff(testData(file), { bands: [0] });
    near(slope(grid, { units: 'degrees' }), wanted.slope, 1e-4, 'slope');
    near(hillshade(grid, { units: 'degrees' }), wanted.hillshade, 1, 'hillshade');
  });
});

test.each([
  // Length of a degree of longitude and of latitude on WGS 84 in metres, National Geospatial-Intelligence Agency.
  [0, 111319.5, 110574.3],
  [30, 96486.3, 110852.4],
  [45, 78846.8, 111131.8],
  [60, 55800.2, 111412.3],
])('a degree at latitude %d', (at, longitude, latitude) => {
  const metres = metresPerDegree(at);
  expect(metres.longitude).toBeCloseTo(longitude, 0);
  expect(metres.latitude).toBeCloseTo(latitude, 0);
});

test('a plane has the slope and the direction that it was made with', () => {
  // Rises 1 to 1 towards the west: 45 degrees, facing east.
  const plane: Grid = {
    width: 5,
    height: 4,
    data: Float32Array.from({ length: 20 }, (_, i) => -10 * (i % 5)),
    transform: [10, 0, 0, 0, -10, 0],
    crs: '',
  };
  expect(slope(plane).data[7]).toBeCloseTo(45, 5);
  expect(slope(plane, { zFactor: Math.sqrt(3) }).data[7]).toBeCloseTo(60, 5);
  expect(aspect(plane).data[7]).toBeCloseTo(90, 5);
  // Light at 45 degrees from the east falls straight onto it.
  expect(hillshade(plane, { azimuth: 90 }).data[7]).toBe(255);
  expect(slope(plane).data[0]).toBe(-9999);
  // The same plane stored south-up.
  const southUp: Grid = { ...plane, transform: [10, 0, 0, 0, 10, 0] };
  expect(aspect(southUp).data[7]).toBeCloseTo(90, 5);
});

test('misuse is named', () => {
  const grid: Grid = {
    width: 1,
    height: 1,
    data: new Float32Array(1),
    transform: [1, 1, 0, 1, -1, 0],
    crs: '',
  };
  expect(() => slope(grid)).toThrow(/rotated/);
  expect(() => hillshade({ ...grid, transform: [1, 0, 0, 0, -1, 0] }, { altitude: 91 })).toThrow(
    /altitude: got 91, allowed/,
  );
  const upright: Grid = { ...grid, transform: [1, 0, 0, 0, -1, 0] };
  expect(() => slope(upright, { edges: 'cut' })).toThrow(
    /got 1 x 1, allowed: 3 x 3 or more where edges are cut/,
  );
  expect(() => slope(upright, { units: 'feet' as 'map' })).toThrow(/units: got feet, allowed: map, degrees/);
  for (const shade of [slope, hillshade])
    expect(() => shade(upright, { zFactor: NaN })).toThrow(/zFactor: got NaN, allowed/);
  expect(() => slope(upright, { edges: 'none' as 'cut' })).toThrow(/edges: got none, allowed/);
});

test('a missing height leaves its neighbours empty, or as high as they are themselves', () => {
  const grid: Grid = {
    width: 5,
    height: 5,
    data: Float32Array.from({ length: 25 }, (_, i) => (i === 12 ? -9999 : i % 5)),
    noData: -9999,
    transform: [1, 0, 0, 0, -1, 0],
    crs: '',
  };
  expect(slope(grid).data.every((value) => value === -9999)).toBe(true);
  const filled = slope(grid, { edges: 'extended' }).data;
  expect(filled[12]).toBe(-9999);
  // West of the gap the difference is that of a cell of one: (1 - 0) + 2 (1 - 0) twice over less 2 x 1 of 8.
  expect(filled[11]).toBeCloseTo((Math.atan(6 / 8) * 180) / Math.PI, 4);
  expect(filled[0]).toBeCloseTo(45, 4);
  // One cell has no neighbours at all: level.
  const one: Grid = { width: 1, height: 1, data: Uint8Array.of(7), transform: [1, 0, 0, 0, -1, 0], crs: '' };
  expect(slope(one, { edges: 'extended' }).data[0]).toBe(0);
  expect(hillshade(one, { edges: 'extended' }).data[0]).toBe(181);
});

test('a missing neighbour, outside or NoData, is level with the cell', () => {
  const heights: Grid = {
    width: 3,
    height: 3,
    data: Float64Array.of(0, 10, 20, 0, 10, 20, 0, 10, 20),
    noData: -9999,
    transform: [30, 0, 0, 0, -30, 0],
    crs: '',
  };
  // Slopes by Horn's formula: 80 / 240 in the middle, 40 / 240 at the sides.
  const side = [7.506143, 14.036243, 7.506143];
  const wanted = [side, [9.462322, 18.434949, 9.462322], side].flat();
  const level = slope(heights, { edges: 'level' }).data;
  wanted.forEach((degrees, i) => expect(level[i], `cell ${i}`).toBeCloseTo(degrees, 5));
  const gap: Grid = { ...heights, data: Float64Array.of(0, 10, -9999, 0, 10, 20, 0, 10, 20) };
  const [, top, corner, , middle] = slope(gap, { edges: 'level' }).data;
  expect(corner).toBe(-9999);
  expect(top).toBeCloseTo(9.462322, 5);
  expect(middle).toBeCloseTo(16.41644, 5);
});

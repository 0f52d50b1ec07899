import { readFileSync } from 'node:fs';
import { beforeAll, describe as suite, expect, test } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import type { Grid } from '../index';
import { aspect, hillshade, slope } from '../index';
import { readGeoTiff } from '../node';

type Product = 'slope' | 'aspect' | 'hillshade' | 'hillshade-120-30-2';
const figures = JSON.parse(
  readFileSync(new URL('../../test/reference/terrain.json', import.meta.url), 'utf8'),
) as Record<Product, { valid: number; every7th: number[] }>;

suite.skipIf(!hasTestData)('terrain of a real elevation model against gdaldem', () => {
  let elevation: Grid;
  beforeAll(async () => {
    [elevation] = await readGeoTiff(testData('calc/youwuzhen/ywzdem30m.tif'));
  });
  const cases: [Product, (grid: Grid) => Grid, number][] = [
    ['slope', (grid) => slope(grid), 1e-4],
    // gdaldem adds heights in single precision: on nearly flat ground a hundredth of a degree is lost there.
    ['aspect', (grid) => aspect(grid), 0.02],
    ['hillshade', (grid) => hillshade(grid), 1],
    ['hillshade-120-30-2', (grid) => hillshade(grid, { azimuth: 120, altitude: 30, zFactor: 2 }), 1],
  ];
  test.each(cases)('%s', (name, make, tolerance) => {
    const got = make(elevation);
    expect(got.data.filter((value) => value !== got.noData)).toHaveLength(figures[name].valid);
    const sample = got.data.filter((_, i) => i % 7 === 0);
    const apart = figures[name].every7th.map((value, i) => Math.abs(value - sample[i]));
    expect(Math.max(...apart.map((value) => Math.min(value, Math.abs(360 - value))))).toBeLessThanOrEqual(
      tolerance,
    );
  });
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
});

import { registerProjection } from '@gep/map-engine/geometry';
import { describe, expect, it } from 'vitest';
import { fitPicture } from './control-points';
import type { PicturePoint } from './control-points';

registerProjection('EPSG:4548');

type Pair = readonly [number, number];

const point = (id: number, pixel: Pair | null, place: Pair | null, checked = true): PicturePoint => ({
  ...{ id, checked, pixel, place },
});
const given = [
  point(1, [100, 80], [118.01, 26.09]),
  point(2, [900, 60], [118.41, 26.1]),
  point(3, [880, 700], [118.405, 25.81]),
  point(4, [120, 720], [118.02, 25.8]),
  point(5, [500, 400], [118.21, 25.9485]),
];
const fitOf = (...args: Parameters<typeof fitPicture>) => {
  const found = fitPicture(...args);
  if (!('fit' in found)) throw new Error(found.fault.code);
  return found.fit;
};
const faultOf = (...args: Parameters<typeof fitPicture>) => {
  const found = fitPicture(...args);
  return 'fault' in found ? found.fault : null;
};

describe('residuals of control points', () => {
  // Metres in the zone. Affine: GCPsToGeoTransform of GDAL 3.4; similarity: lstsq of NumPy. Distances on the ground are taken
  // on a sphere, which differs from the plane by half a percent at most.
  it.each([
    ['affine', [184.05, 138.81, 194.5, 145.96, 276.58], 194.31],
    ['similarity', [107.82, 199.96, 272.06, 111.82, 277.0], 207.3],
  ] as const)('are those of GDAL and NumPy for %s', (type, distances, rms) => {
    const fit = fitOf(given, type, 'EPSG:4548');
    for (const [i, metres] of distances.entries())
      expect(Math.abs(Number(fit.distances[i]) / metres - 1)).toBeLessThan(0.006);
    expect(Math.abs(fit.rms / rms - 1)).toBeLessThan(0.006);
    expect(fit.spare).toBe(type === 'affine' ? 2 : 3);
    expect(fit.mirrored).toBe(false);
  });

  it('are metres on the ground in web mercator as well, which draws everything larger', () => {
    const fit = fitOf(given, 'affine', 'EPSG:3857');
    // GCPsToGeoTransform in EPSG:3857, its residuals measured in the zone.
    expect(Math.abs(fit.rms / 181.32 - 1)).toBeLessThan(0.006);
  });

  it('report points that are not used, which move nothing', () => {
    const off = point(6, [500, 400], [118.31, 25.9485], false);
    const fit = fitOf([...given, off], 'affine', 'EPSG:4548');
    expect(Math.abs(fit.rms / 194.31 - 1)).toBeLessThan(0.006);
    // A tenth of a degree at 25.95 N is 10 km.
    expect(Number(fit.distances[5])).toBeGreaterThan(9_000);
  });

  it('are nothing where the points are just enough', () => {
    const fit = fitOf(given.slice(0, 3), 'affine', 'EPSG:4548');
    expect(fit.spare).toBe(0);
    expect(fit.rms).toBeLessThan(0.001);
  });
});

describe('points that place nothing', () => {
  it('are too few: two for a similarity, three for an affine transform, whole and checked', () => {
    expect(faultOf([], 'similarity', 'EPSG:3857')).toEqual({ code: 'few', missing: 2 });
    const halves = [given[0], given[1], point(3, [1, 2], null), { ...given[3], checked: false }];
    expect(faultOf(halves, 'affine', 'EPSG:3857')).toEqual({ code: 'few', missing: 1 });
    expect(faultOf(halves, 'similarity', 'EPSG:3857')).toBeNull();
  });

  it('are at one spot, of the picture or of the map', () => {
    const twice = [given[0], given[1], { ...given[2], pixel: given[0].pixel }];
    expect(faultOf(twice, 'affine', 'EPSG:3857')).toEqual({ code: 'samePixel', first: 1, second: 3 });
    const stacked = [given[0], given[1], { ...given[2], place: given[1].place }];
    expect(faultOf(stacked, 'affine', 'EPSG:3857')).toEqual({ code: 'samePlace', first: 2, second: 3 });
  });

  it('are on one line, or as good as on one', () => {
    const line = [
      point(1, [0, 0], [118, 26]),
      point(2, [100, 100], [118.1, 25.9]),
      point(3, [200, 201], [118.2, 25.8]),
    ];
    expect(faultOf(line, 'affine', 'EPSG:3857')).toEqual({ code: 'line' });
    expect(faultOf(line, 'similarity', 'EPSG:3857')).toBeNull();
  });

  it('show the picture from behind where two are mixed up', () => {
    const [a, b, c] = given;
    const mixed = [a, { ...b, place: c.place }, { ...c, place: b.place }];
    expect(fitOf(mixed, 'affine', 'EPSG:4548').mirrored).toBe(true);
  });
});

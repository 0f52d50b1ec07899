import { registerProjection } from '@gep/map-engine/geometry';
import { describe, expect, it } from 'vitest';
import { windowForServer } from './server-window';

registerProjection('EPSG:4548');

describe('the window of the server for one of the map', () => {
  it('is the same in web mercator', () => {
    const window = { extent: [13_000_000, 2_900_000, 13_100_000, 3_000_000], resolution: 500 } as const;
    expect(windowForServer(window.extent, window.resolution, 'EPSG:3857')).toEqual(window);
  });

  it('covers that of a zone, where PROJ puts its corners, with cells as large on the ground', () => {
    // cs2cs EPSG:4548 EPSG:3857 of PROJ 9.1 gives the corners; 500 m at 26.4 N are 558 in web mercator.
    const found = windowForServer([550_000, 2_850_000, 650_000, 2_950_000], 500, 'EPSG:4548');
    const [minX, minY, maxX, maxY] = found!.extent;
    for (const [x, y] of [
      [13_079_860.61, 2_969_006.38],
      [13_080_290.16, 3_080_993.75],
      [13_190_800.95, 2_968_163.16],
      [13_192_088.93, 3_080_109.66],
    ]) {
      expect(x).toBeGreaterThan(minX);
      expect(x).toBeLessThan(maxX);
      expect(y).toBeGreaterThan(minY);
      expect(y).toBeLessThan(maxY);
    }
    expect(found!.resolution).toBeCloseTo(500 / Math.cos((26.2 * Math.PI) / 180), -1);
    expect(maxX - minX).toBeLessThan(120_000);
  });

  it('has no more cells than the server makes', () => {
    const found = windowForServer([400_000, 2_000_000, 1_000_000, 3_000_000], 10, 'EPSG:4548');
    const [minX, minY, maxX, maxY] = found!.extent;
    expect(Math.max(maxX - minX, maxY - minY) / found!.resolution).toBeLessThanOrEqual(2048);
  });
});

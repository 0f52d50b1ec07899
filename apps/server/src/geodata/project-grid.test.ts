import proj4 from 'proj4';
import { describe, expect, it } from 'vitest';
import { projectCrs, projectGrid } from './project-grid';

const fujian = [115.852291, 23.528954, 120.726952, 28.312716] as const;

describe('projectGrid', () => {
  it('uses the Albers projection of the models in China', () => {
    const { proj4, wkt } = projectCrs(fujian);
    expect(proj4).toContain('+proj=aea +lat_0=0 +lon_0=105 +lat_1=25 +lat_2=47');
    expect(wkt).toContain('CGCS2000');
  });

  it('covers the region with cells on multiples of the resolution', () => {
    const grid = projectGrid(fujian, 1000);
    // Corners by Debian's gdaltransform to the same projection.
    for (const [x, y] of [
      [1111094.37595272, 2512190.92152919],
      [1522844.03018664, 3103543.9932285],
      [1606650.60904802, 2578924.68285054],
      [1053137.14622504, 3040291.21787846],
    ]) {
      expect(x).toBeGreaterThanOrEqual(grid.extent[0]);
      expect(y).toBeGreaterThanOrEqual(grid.extent[1]);
      expect(x).toBeLessThanOrEqual(grid.extent[2]);
      expect(y).toBeLessThanOrEqual(grid.extent[3]);
    }
    expect(grid.extent.map((value) => Math.abs(value % 1000))).toEqual([0, 0, 0, 0]);
    expect(grid.transform).toEqual([1000, 0, grid.extent[0], 0, -1000, grid.extent[3]]);
    expect([grid.width * 1000, grid.height * 1000]).toEqual([
      grid.extent[2] - grid.extent[0],
      grid.extent[3] - grid.extent[1],
    ]);
  });

  it('takes an equal-area projection that fits elsewhere', () => {
    expect(projectCrs([118.9, -11, 125.2, -8]).proj4).toContain('+proj=aea');
    // A cone symmetric to the equator does not exist.
    expect(projectCrs([10, -3, 14, 3]).proj4).toContain('+proj=laea +lat_0=0 +lon_0=12');
  });

  it('keeps areas', () => {
    const forward = proj4(projectCrs(fujian).proj4).forward;
    const edge: [number, number][] = [];
    for (let i = 0; i < 1000; i++) edge.push([116 + i / 1000, 25]);
    for (let i = 0; i < 1000; i++) edge.push([117, 25 + i / 1000]);
    for (let i = 0; i < 1000; i++) edge.push([117 - i / 1000, 26]);
    for (let i = 0; i < 1000; i++) edge.push([116, 26 - i / 1000]);
    const points = edge.map((point) => forward(point));
    const twice = points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length];
      return sum + x * nextY - nextX * y;
    }, 0);
    // Zone of the GRS 80 ellipsoid by the authalic latitude (Snyder 1987, 3-12), one degree wide.
    expect(twice / 2 / 1e6).toBeCloseTo(11137.46745935, 1);
  });

  it('refuses grids that are too large and extents that are none', () => {
    expect(() => projectGrid([73, 3, 136, 54], 10)).toThrow(
      expect.objectContaining({ code: 'grid-too-many-cells' }),
    );
    expect(() => projectGrid([10, 5, 5, 10], 100)).toThrow(
      expect.objectContaining({ code: 'grid-extent-invalid' }),
    );
    expect(() => projectGrid(fujian, 0)).toThrow(RangeError);
  });
});

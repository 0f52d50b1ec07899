import { describe, expect, it } from 'vitest';
import { hillshade } from '@gep/raster';
import { projector, transformExtent } from '../../geometry';
import type { Extent } from '../../model';
import { frameOfView, groundCell, ownFrame } from './raster-view';
import type { PictureFrame } from './raster-view';
import { loadProj4 } from '../../geometry/projection/register-projection';

loadProj4();

const fujian: Extent = [118, 25, 119, 26];
const frame = (projection: string, width = 100, height = 100): PictureFrame => ({
  extent: transformExtent(fujian, 'EPSG:4326', projection) ?? fujian,
  width,
  height,
  projection,
});

describe('groundCell', () => {
  it('is in metres in any projection', () => {
    // PROJ: geod +ellps=GRS80 -I from (118, 25.5) to (118.01, 25.5) and to (118, 25.51).
    const [across, down] = groundCell(frame('EPSG:4490'));
    expect(across).toBeCloseTo(1005.38, 1);
    expect(down).toBeCloseTo(1107.8, 1);
    const [width, height] = groundCell(frame('EPSG:3857'));
    // The same hundredths of the same square, 1113.19 m wide in the plane.
    expect(width).toBeCloseTo(1005.38, 1);
    expect(height).toBeCloseTo(1107.8, 0);
  });

  it('gives a mountain the same shades in metres, degrees and a conformal plane', () => {
    const summit = [118.5, 25.5] as const;
    const height = ([lon, lat]: readonly [number, number]) =>
      2000 * Math.exp(-(((lon - summit[0]) / 0.05) ** 2) - ((lat - summit[1]) / 0.05) ** 2);
    const shades = ['EPSG:3857', 'EPSG:4490', 'EPSG:4526'].map((projection) => {
      const [x, y] = projector('EPSG:4326', projection)(summit);
      const [unitX, unitY] = groundCell({
        extent: [x, y, x + 1e-3, y + 1e-3],
        width: 1,
        height: 1,
        projection,
      });
      // Cells of 100 m on the ground.
      const [stepX, stepY] = [0.1 / unitX, 0.1 / unitY];
      const extent: Extent = [x - 50 * stepX, y - 50 * stepY, x + 50 * stepX, y + 50 * stepY];
      const [across, down] = groundCell({ extent, width: 100, height: 100, projection });
      const toDegrees = projector(projection, 'EPSG:4326');
      const data = Float64Array.from({ length: 10_000 }, (_, i) =>
        height(
          toDegrees([extent[0] + ((i % 100) + 0.5) * stepX, extent[3] - (Math.floor(i / 100) + 0.5) * stepY]),
        ),
      );
      return hillshade({ width: 100, height: 100, data, transform: [across, 0, 0, 0, -down, 0], crs: '' })
        .data;
    });
    const strongest = (one: ArrayLike<number>, two: ArrayLike<number>) =>
      Math.max(...Array.from(one, (shade, i) => Math.abs(shade - two[i])));
    expect(strongest(shades[0], shades[1])).toBeLessThanOrEqual(1);
    // Gauss-Kruger is turned by the convergence of its meridians, 0.2 degrees here.
    expect(strongest(shades[0], shades[2])).toBeLessThanOrEqual(4);
  });
});

describe('frameOfView', () => {
  const block = {
    extent: [1000, 1000, 3000, 3000] as const,
    width: 2,
    height: 2,
    bands: [Float32Array.of(1, 2, 3, 4)],
    projection: 'EPSG:3857',
  };
  const view = { extent: [0, 0, 4000, 3000] as const, resolution: 10, pixelRatio: 1 };

  it('takes the pixels of the canvas over the block and a ring around them', () => {
    const { extent, width, height } = frameOfView(block, view, 'EPSG:3857', 1) ?? frame('EPSG:3857');
    expect([width, height]).toEqual([202, 202]);
    expect(extent).toEqual([990, 990, 3010, 3010]);
    expect(frameOfView(block, view, 'EPSG:3857', 0)).toMatchObject({ width: 200, extent: block.extent });
    const fine = frameOfView(block, { ...view, pixelRatio: 2 }, 'EPSG:3857', 1);
    expect([fine?.width, fine?.height]).toEqual([402, 402]);
  });

  it('is null out of sight, and coarser than pixels for a huge canvas', () => {
    expect(frameOfView(block, { ...view, extent: [4000, 0, 8000, 3000] }, 'EPSG:3857', 1)).toBeNull();
    const huge = frameOfView(block, { ...view, resolution: 0.1 }, 'EPSG:3857', 1);
    expect(huge?.width).toBeLessThanOrEqual(4096);
    expect(huge?.width).toBeGreaterThan(4000);
  });

  it('reaches around a block of another projection', () => {
    const lonLat = { ...block, extent: fujian, projection: 'EPSG:4490' };
    const whole = transformExtent(fujian, 'EPSG:4490', 'EPSG:3857') ?? fujian;
    const china = { extent: [8e6, 0, 1.6e7, 8e6] as const, resolution: 1000, pixelRatio: 1 };
    const { extent, projection } = frameOfView(lonLat, china, 'EPSG:3857', 1) ?? ownFrame(lonLat);
    expect(projection).toBe('EPSG:3857');
    for (const side of [0, 1]) {
      expect(extent[side]).toBeLessThanOrEqual(whole[side]);
      expect(extent[side]).toBeGreaterThan(whole[side] - 2001);
      expect(extent[side + 2]).toBeGreaterThanOrEqual(whole[side + 2]);
      expect(extent[side + 2]).toBeLessThan(whole[side + 2] + 2001);
    }
  });
});

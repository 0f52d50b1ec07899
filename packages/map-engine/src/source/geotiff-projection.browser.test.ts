import { writeGeoTiff } from '@gep/raster';
import { expect, it, onTestFinished } from 'vitest';
import { projector } from '../geometry';
import { geoTiffLoader } from './geotiff-loader';

it.each(['nearest', 'bilinear'] as const)(
  'places the cells of a CGCS2000 file on a web mercator map at every zoom, %s',
  async (resampling) => {
    const [width, height, step, left, top] = [600, 500, 0.01, 110, 35];
    // Every cell holds its own latitude and a tenth of its longitude.
    const data = Float64Array.from({ length: width * height }, (_, i) => {
      const [column, row] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
      return top - row * step + (left + column * step) / 10;
    });
    const transform = [step, 0, left, 0, -step, top] as const;
    const bytes = await writeGeoTiff([{ width, height, data, transform, crs: 'EPSG:4490' }]);
    const file = geoTiffLoader(new Blob([bytes.slice()]));
    onTestFinished(() => file.dispose());
    const [toMap, toDegrees] = [projector('EPSG:4490', 'EPSG:3857'), projector('EPSG:3857', 'EPSG:4490')];
    const [x, y] = toMap([112.6, 32.3]);
    for (const resolution of [50_000, 10_000, 2000, 500, 50, 5]) {
      const half = 100 * resolution;
      const { signal } = new AbortController();
      const window = [x - half, y - half, x + half, y + half] as const;
      const block = await file.load(window, resolution, { projection: 'EPSG:3857', resampling, signal });
      if (block === null) throw new Error('nothing there');
      const [minX, minY, maxX, maxY] = block.extent;
      let farthest = 0;
      block.bands[0].forEach((value, i) => {
        if (Number.isNaN(value)) return;
        const [column, row] = [(i % block.width) + 0.5, Math.floor(i / block.width) + 0.5];
        const [lon, lat] = toDegrees([
          minX + (column * (maxX - minX)) / block.width,
          maxY - (row * (maxY - minY)) / block.height,
        ]);
        farthest = Math.max(farthest, Math.abs(value - lat - lon / 10));
      });
      // Half a cell down and across, and an eighth that warped places may be off: of cells of the file, or of the
      // coarser ones in which a wide view is read.
      const cells = farthest / Math.max(step, resolution / 94_000);
      expect(cells, `${resolution} m a cell`).toBeLessThan((0.5 + 0.125) * 1.1);
      expect(block.bands[0].some((value) => !Number.isNaN(value))).toBe(true);
    }
  },
);

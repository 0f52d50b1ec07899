import { createZonalAccumulator, gridExtent, prepareZones, windowOfExtent } from '@gep/raster';
import { openGeoTiff } from '@gep/raster/node';
import type { ZoneStatistics } from '@gep/raster';
import { rowBlocks } from './flat-file';
import type { ZonesTask } from './tasks';

/** Statistics of the cells whose centre is inside each polygon, reading only the windows that the polygons touch. */
export async function zones({ path, polygons }: ZonesTask): Promise<ZoneStatistics[]> {
  const prepared = prepareZones(polygons);
  const accumulator = createZonalAccumulator(prepared, { coverage: 'center' });
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [minX, minY, maxX, maxY] of prepared.extents) {
    box[0] = Math.min(box[0], minX);
    box[1] = Math.min(box[1], minY);
    box[2] = Math.max(box[2], maxX);
    box[3] = Math.max(box[3], maxY);
  }
  const source = await openGeoTiff(path);
  try {
    const whole = gridExtent(source.info);
    const touches = box[0] < whole[2] && box[2] > whole[0] && box[1] < whole[3] && box[3] > whole[1];
    const window = touches ? windowOfExtent(source.info, box) : undefined;
    if (!window) return accumulator.finish();
    const [left, top, right, bottom] = window;
    for (const rows of rowBlocks({ width: right - left, height: bottom - top })) {
      const [grid] = await source.read({
        window: [left, top + rows.top, right, top + rows.bottom],
        bands: [0],
      });
      accumulator.add(grid);
    }
    return accumulator.finish();
  } finally {
    await source.close();
  }
}

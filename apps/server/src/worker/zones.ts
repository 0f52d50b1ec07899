import { decodeWkb } from '@gep/map-engine/geometry';
import { createZonalAccumulator, gridExtent, prepareZones, windowOfExtent } from '@gep/raster';
import type { RasterSource, Zones, ZoneStatistics } from '@gep/raster';
import { openCells } from './open-cells';
import { projectShape } from './project-shape';
import { rowBlocks } from './flat-file';
import type { ZonesTask } from './tasks';

/** Statistics of the cells whose centre is inside each shape, reading only the windows that the shapes touch. */
export async function zones({ rasters, shapes }: ZonesTask): Promise<ZoneStatistics[][]> {
  const figures: ZoneStatistics[][] = [];
  const byCrs = new Map<string, Zones>();
  const decoded = shapes.map((shape) => decodeWkb(shape));
  for (const terms of rasters) {
    const source = await openCells(terms);
    try {
      const { crs } = source.info;
      const projected = byCrs.get(crs) ?? prepareZones(decoded.map((shape) => projectShape(shape, crs)));
      byCrs.set(crs, projected);
      figures.push(await measure(source, projected));
    } finally {
      await source.close();
    }
  }
  return figures;
}

async function measure(source: RasterSource, zones: Zones): Promise<ZoneStatistics[]> {
  const accumulator = createZonalAccumulator(zones, { coverage: 'center' });
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [minX, minY, maxX, maxY] of zones.extents) {
    box[0] = Math.min(box[0], minX);
    box[1] = Math.min(box[1], minY);
    box[2] = Math.max(box[2], maxX);
    box[3] = Math.max(box[3], maxY);
  }
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
}

import { decodeWkb } from '@gep/map-engine/geometry';
import { createZonalAccumulator, prepareZones } from '@gep/raster';
import type { RasterSource, Zones, ZoneStatistics } from '@gep/raster';
import { openCells } from './open-cells';
import { projectShape } from './project-shape';
import type { ZonesTask } from './tasks';
import { zoneWindows } from './zone-windows';

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
  for (const window of zoneWindows(source.info, zones)) {
    const [grid] = await source.read({ window, bands: [0] });
    accumulator.add(grid);
  }
  return accumulator.finish();
}

import type { Extent } from '@gep/raster';
import { crsFault, foundCrs } from './found-crs';
import type { Gdal } from './gdal';
import { refuse } from './geodata-error';
import type { FoundCrs } from './task';
import type { LayerInfo } from './vector-info';

/**
 * CRS that GDAL found for a layer. `at` names the file that should hold it.
 * Throws `vector-crs-unreadable` where there is none, or `vector-crs-unsupported`.
 */
export function usableCrs({ wkt }: LayerInfo, at: string): FoundCrs {
  if (!wkt) return refuse('vector-crs-unreadable', at, 'a coordinate system as ESRI WKT');
  const crs = foundCrs(wkt);
  const fault = crsFault(crs);
  if (fault)
    refuse('vector-crs-unsupported', at, 'a geographic or projected coordinate system of the Earth', {
      args: { name: crs.name, reason: fault },
    });
  return crs;
}

/**
 * The box of all coordinates in degrees, following its edges (they bend under projections).
 * Throws `vector-coordinates-outside-crs` where degrees cannot be degrees, or metres not those of the system.
 */
export async function boundsInDegrees(
  gdal: Gdal,
  crs: FoundCrs,
  bounds: readonly number[],
  at: string,
): Promise<Extent> {
  const [minX, minY, maxX, maxY] = bounds;
  const outside = (args: object = {}): never =>
    refuse('vector-coordinates-outside-crs', at, 'coordinates in the system that the file names', {
      args: { name: crs.name, ...args },
    });
  // Some files run over the antimeridian up to 360 degrees.
  if (crs.geographic && !(minX >= -360 && maxX <= 360 && minY >= -90.000001 && maxY <= 90.000001))
    return outside({ minX, minY, maxX, maxY });

  const points: number[][] = [];
  const steps = 20;
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps; j++)
      points.push([minX + ((maxX - minX) * i) / steps, minY + ((maxY - minY) * j) / steps]);
  const { value } = await gdal.step(() =>
    gdal.build.gdaltransform(points, ['-s_srs', crs.wkt, '-t_srs', 'EPSG:4326', '-output_xy']),
  );
  if (!value || value.some(([x, y]) => !(Math.abs(x) <= 360 && Math.abs(y) <= 90.000001))) return outside();
  const xs = value.map(([x]) => x);
  const ys = value.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

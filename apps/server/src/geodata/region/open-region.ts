import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Extent } from '@gep/raster';
import { linkOrCopy, startGdal } from '../gdal';
import type { Gdal, GdalDataset } from '../gdal';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { ReadRegionTask, RegionSummary } from '../task';
import type { TaskContext } from '../task-context';
import type { AttributeTable } from './attribute-table';
import { checkRegion } from './check-region';
import { checkDegrees, crsOfLayer } from './region-crs';
import { selfIntersections } from './self-intersections';
import type { ChosenEncoding } from './text-encoding';

/** Name of the shapes inside GDAL. */
const layer = 'region';

/** A shapefile that passed all checks, open in GDAL. */
export interface OpenRegion {
  readonly gdal: Gdal;
  readonly dataset: GdalDataset;
  readonly table: AttributeTable;
  readonly text: ChosenEncoding;
  readonly summary: RegionSummary;
}

/** Checks all parts, then lets GDAL open the shapes. Throws the first fault found. */
export async function openRegion(task: ReadRegionTask, context: TaskContext): Promise<OpenRegion> {
  const { parts, shapes, table, text, prj } = await checkRegion(task);
  const gdal = await startGdal(context.folder);
  const folder = join(gdal.folder, layer);
  await mkdir(folder);
  // GDAL looks for the .prj beside the .shp.
  await writeFile(join(folder, `${layer}.prj`), prj);
  await linkOrCopy(parts.shp.path, join(folder, `${layer}.shp`));
  await linkOrCopy(parts.shx.path, join(folder, `${layer}.shx`));
  const opened = await gdal.step(
    async () => (await gdal.build.open(`/output/${layer}/${layer}.shp`)).datasets[0],
  );
  if (!opened.value)
    return refuse('region-part-damaged', parts.shp.name, 'a shapefile', { detail: opened.errors.join('; ') });
  const crs = crsOfLayer(opened.value, parts.prj.name);
  checkDegrees(crs, shapes.bounds, parts.shp.name);
  const extent = await extentInDegrees(gdal, crs.wkt, shapes.bounds);
  if (!extent)
    return refuse(
      'region-coordinates-outside-crs',
      parts.shp.name,
      'coordinates in the system that the .prj names',
      {
        args: { name: crs.name },
      },
    );
  const crossing = await selfIntersections(gdal, opened.value, { shp: parts.shp.name, layer }, table, text);
  return {
    gdal,
    dataset: opened.value,
    table,
    text,
    summary: {
      fileName: parts.shp.name,
      fields: table.fields(text.decode),
      rowCount: table.rowCount,
      encoding: text.encoding,
      encodingSource: text.source,
      candidates: text.candidates,
      geometryType: 'polygon',
      crs,
      extent,
      sampleRows: Array.from(
        { length: Math.min(table.rowCount, geodataLimits.region.sampleRows) },
        (_, row) => table.row(row, text.decode),
      ),
      warnings: [...shapes.warnings, ...table.warnings, ...text.warnings, ...crossing],
    },
  };
}

/** Extent in degrees, following the edges of the box (they bend under projections). */
async function extentInDegrees(gdal: Gdal, wkt: string, bounds: readonly number[]): Promise<Extent | null> {
  const [minX, minY, maxX, maxY] = bounds;
  const points: number[][] = [];
  const steps = 20;
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps; j++)
      points.push([minX + ((maxX - minX) * i) / steps, minY + ((maxY - minY) * j) / steps]);
  const { value } = await gdal.step(() =>
    gdal.build.gdaltransform(points, ['-s_srs', wkt, '-t_srs', 'EPSG:4326', '-output_xy']),
  );
  if (!value || value.some(([x, y]) => !(Math.abs(x) <= 360 && Math.abs(y) <= 90.000001))) return null;
  const xs = value.map(([x]) => x);
  const ys = value.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

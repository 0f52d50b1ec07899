import { mkdir, open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Extent } from '@gep/raster';
import { linkOrCopy, startGdal } from '../gdal';
import type { Gdal, GdalDataset } from '../gdal';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { InspectRegionTask, ReadRegionTask, RegionInspection, UploadedPart } from '../task';
import type { TaskContext } from '../task-context';
import { openAttributeTable } from './attribute-table';
import type { AttributeTable } from './attribute-table';
import { checkShapes } from './check-shapes';
import { partSet } from './part-set';
import { checkDegrees, crsOfLayer, writePlainPrj } from './region-crs';
import { chooseEncoding } from './text-encoding';
import type { ChosenEncoding } from './text-encoding';

/** A shapefile that passed all checks, open in GDAL. */
export interface OpenRegion {
  readonly gdal: Gdal;
  readonly dataset: GdalDataset;
  readonly table: AttributeTable;
  readonly text: ChosenEncoding;
  readonly inspection: RegionInspection;
}

/** Checks all parts, then lets GDAL open the shapes. Throws the first fault found. */
export async function openRegion(
  task: InspectRegionTask | ReadRegionTask,
  context: TaskContext,
): Promise<OpenRegion> {
  const parts = partSet(task.parts);
  await refuseOtherFormats(parts.shp);
  const [shp, shx, dbf, prj] = await Promise.all([parts.shp, parts.shx, parts.dbf, parts.prj].map(readPart));
  const shapes = checkShapes(shp, shx, { shp: parts.shp.name, shx: parts.shx.name });
  const table = openAttributeTable(dbf, parts.dbf.name);
  if (table.rowCount !== shapes.count)
    refuse('region-row-count-differs', parts.dbf.name, `${shapes.count} rows, one a shape`, {
      args: { shapes: shapes.count, rows: table.rowCount },
    });
  const text = chooseEncoding(table, {
    cpg: parts.cpg ? (await readFile(parts.cpg.path)).subarray(0, 64).toString('latin1') : null,
    cpgName: parts.cpg?.name ?? '',
    dbfName: parts.dbf.name,
    chosen: task.encoding,
  });

  const gdal = await startGdal(context.folder);
  const folder = join(gdal.folder, 'region');
  await mkdir(folder);
  await writePlainPrj(folder, prj, parts.prj.name);
  await linkOrCopy(parts.shp.path, join(folder, 'region.shp'));
  await linkOrCopy(parts.shx.path, join(folder, 'region.shx'));
  const opened = await gdal.step(
    async () => (await gdal.build.open('/output/region/region.shp')).datasets[0],
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
  return {
    gdal,
    dataset: opened.value,
    table,
    text,
    inspection: {
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
      warnings: [...shapes.warnings, ...table.warnings, ...text.warnings],
    },
  };
}

async function readPart(part: UploadedPart): Promise<Uint8Array> {
  const { size } = await stat(part.path);
  if (size > geodataLimits.region.partBytes)
    refuse('region-too-large', part.name, `${geodataLimits.region.partBytes} bytes at most`, {
      args: { bytes: size },
    });
  return readFile(part.path);
}

/** A JSON or zip file under the name of a .shp deserves a better word than "damaged". */
async function refuseOtherFormats(shp: UploadedPart): Promise<void> {
  const file = await open(shp.path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const start = buffer.subarray(0, bytesRead).toString('latin1').trimStart();
    if (start.startsWith('{') || start.startsWith('[') || start.startsWith('PK'))
      refuse('region-not-shapefile', shp.name, 'files of a shapefile (.shp, .shx, .dbf, .prj)');
  } finally {
    await file.close();
  }
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

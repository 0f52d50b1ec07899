import { open, readFile, stat } from 'node:fs/promises';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { ReadRegionTask, UploadedPart } from '../task';
import { openAttributeTable } from './attribute-table';
import type { AttributeTable } from './attribute-table';
import { checkShapes } from './check-shapes';
import type { ShapeSummary } from './check-shapes';
import { partSet } from './part-set';
import type { PartSet } from './part-set';
import { plainPrj } from './region-crs';
import { chooseEncoding } from './text-encoding';
import type { ChosenEncoding } from './text-encoding';

/** The parts of an upload that hold together and are safe to hand to GDAL. */
export interface CheckedRegion {
  readonly parts: PartSet;
  readonly shapes: ShapeSummary;
  readonly table: AttributeTable;
  readonly text: ChosenEncoding;
  /** Text of the .prj without a byte-order mark. */
  readonly prj: string;
}

/** All that can be refused before GDAL sees the shapes. Throws the first fault found. */
export async function checkRegion(task: ReadRegionTask): Promise<CheckedRegion> {
  const parts = partSet(task.parts);
  await refuseOtherFormats(parts.shp);
  const [shp, shx, dbf, prj] = await Promise.all([parts.shp, parts.shx, parts.dbf, parts.prj].map(readPart));
  const shapes = checkShapes(shp, shx, { shp: parts.shp.name, shx: parts.shx.name }, task.limits);
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
  return { parts, shapes, table, text, prj: plainPrj(prj, parts.prj.name) };
}

async function readPart(part: UploadedPart): Promise<Uint8Array> {
  const { size } = await stat(part.path);
  if (size > geodataLimits.region.partBytes)
    refuse('region-too-large', part.name, `${geodataLimits.region.partBytes} bytes at most`, {
      args: { bytes: size, limit: geodataLimits.region.partBytes, unit: 'bytes' },
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
      refuse('region-not-shapefile', shp.name, 'a shapefile', { args: { expected: '.shp .shx .dbf .prj' } });
  } finally {
    await file.close();
  }
}

import { open, readFile, stat } from 'node:fs/promises';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { UploadedPart } from '../task';
import { chooseEncoding } from '../text-encoding';
import type { ChosenEncoding } from '../text-encoding';
import { openAttributeTable } from './attribute-table';
import type { AttributeTable } from './attribute-table';
import { checkShapes } from './check-shapes';
import type { ShapeRules, ShapeSummary } from './check-shapes';
import { partSet } from './part-set';
import type { PartSet } from './part-set';
import { plainPrj } from './plain-prj';

/** The parts of an upload that hold together and are safe to hand to GDAL. */
export interface CheckedShapefile {
  readonly parts: PartSet;
  readonly shapes: ShapeSummary;
  readonly table: AttributeTable;
  readonly text: ChosenEncoding;
  /** Text of the .prj without a byte-order mark. */
  readonly prj: string;
}

/** A shapefile to read, and what it may hold. */
export interface ShapefileRequest extends ShapeRules {
  readonly parts: readonly UploadedPart[];
  /** Encoding that the user chose; without it the file's signs decide. */
  readonly encoding?: string;
}

/** All that can be refused before GDAL sees the shapes. Throws the first fault found. */
export async function checkShapefile(request: ShapefileRequest): Promise<CheckedShapefile> {
  const parts = partSet(request.parts);
  await refuseOtherFormats(parts.shp);
  const [shp, shx, dbf, prj] = await Promise.all([parts.shp, parts.shx, parts.dbf, parts.prj].map(readPart));
  const shapes = checkShapes(shp, shx, { shp: parts.shp.name, shx: parts.shx.name }, request);
  const table = openAttributeTable(dbf, parts.dbf.name);
  if (table.rowCount !== shapes.count)
    refuse('vector-row-count-differs', parts.dbf.name, `${shapes.count} rows, one a shape`, {
      args: { shapes: shapes.count, rows: table.rowCount },
    });
  const cpg = parts.cpg && {
    name: parts.cpg.name,
    text: (await readFile(parts.cpg.path)).subarray(0, 64).toString('latin1'),
  };
  const text = chooseEncoding(table, { name: parts.dbf.name, cpg, chosen: request.encoding });
  return { parts, shapes, table, text, prj: plainPrj(prj, parts.prj.name) };
}

async function readPart(part: UploadedPart): Promise<Uint8Array> {
  const { size } = await stat(part.path);
  if (size > geodataLimits.region.partBytes)
    refuse('vector-too-large', part.name, `${geodataLimits.region.partBytes} bytes at most`, {
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
      refuse('vector-not-shapefile', shp.name, 'a shapefile', { args: { expected: '.shp .shx .dbf .prj' } });
  } finally {
    await file.close();
  }
}

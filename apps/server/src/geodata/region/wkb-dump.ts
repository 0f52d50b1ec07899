import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Gdal, GdalDataset } from '../gdal';

/** A row of the dump: the geometry in hexadecimal EWKB, then the number of the row. */
const dumpedRow = /^([\dA-F]+)\t(\d+)$/;
/** Set in the type of an EWKB geometry that is preceded by the number of its system. */
const sridFlag = 0x20000000;

/**
 * Geometries as GDAL writes them, WKB by the number of the row; what GDAL could not write is left out.
 * @param options of `ogr2ogr`: a query that gives the column `row` and a geometry
 * @returns null, with GDAL's messages, where the query failed
 */
export async function dumpWkb(
  gdal: Gdal,
  dataset: GdalDataset,
  options: readonly string[],
): Promise<{ shapes: Map<number, Uint8Array> | null; errors: readonly string[] }> {
  // The text of a COPY for PostGIS is the one form in which this build writes WKB to a plain file.
  const form = ['-f', 'PGDump', '--config', 'PG_USE_COPY', 'YES', '-lco', 'FID=', '-nlt', 'GEOMETRY'];
  const { value, errors } = await gdal.step(() =>
    gdal.build.ogr2ogr(dataset, [...form, ...options], gdal.newName()),
  );
  if (!value || errors.length > 0) return { shapes: null, errors };
  const shapes = new Map<number, Uint8Array>();
  for await (const line of createInterface({ input: createReadStream(value.real) })) {
    const [, hex, row] = dumpedRow.exec(line) ?? [];
    if (hex !== undefined) shapes.set(Number(row), plainWkb(Buffer.from(hex, 'hex')));
  }
  return { shapes, errors };
}

/** EWKB without the number of its system, which is WKB. */
function plainWkb(bytes: Buffer): Uint8Array {
  const type = bytes.readUInt32LE(1);
  if ((type & sridFlag) === 0) return bytes;
  const wkb = bytes.subarray(4);
  wkb[0] = bytes[0];
  wkb.writeUInt32LE(type & ~sridFlag, 1);
  return wkb;
}

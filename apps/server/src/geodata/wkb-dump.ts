import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Gdal, GdalDataset } from './gdal';

/** A row of the dump: the geometry in hexadecimal WKB, then the number of the row. */
const dumpedRow = /^([\dA-F]+)\t(\d+)$/;

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
  // The text of a COPY for PostGIS is the one form in which this build writes WKB to a plain file; with the SRID 0 it has
  // no header of PostGIS.
  const form = ['-f', 'PGDump', '--config', 'PG_USE_COPY', 'YES', '-lco', 'FID=', '-lco', 'SRID=0'];
  const { value, errors } = await gdal.step(() =>
    gdal.build.ogr2ogr(dataset, [...form, '-nlt', 'GEOMETRY', ...options], gdal.newName()),
  );
  if (!value || errors.length > 0) return { shapes: null, errors };
  const shapes = new Map<number, Uint8Array>();
  for await (const line of createInterface({ input: createReadStream(value.real) })) {
    const [, hex, row] = dumpedRow.exec(line) ?? [];
    if (hex !== undefined) shapes.set(Number(row), Buffer.from(hex, 'hex'));
  }
  return { shapes, errors };
}

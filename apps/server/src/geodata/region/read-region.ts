import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { decodeWkb } from '@gep/map-engine/geometry';
import { refuse } from '../geodata-error';
import type { ReadRegionTask, RegionFeature, RegionFeatures } from '../task';
import type { TaskContext } from '../task-context';
import { openRegion } from './open-region';

/** A row of the dump: the geometry in hexadecimal EWKB, then the number of the row. */
const dumpedRow = /^([\dA-F]+)\t(\d+)$/;
/** Set in the type of an EWKB geometry that is preceded by the number of its system. */
const sridFlag = 0x20000000;

/**
 * All rows of an uploaded shapefile with their polygons in degrees (EPSG:4326; CGCS2000 degrees stay as they are).
 * GDAL sorts rings into polygons and holes, repairs those that cross themselves, and reprojects. Throws `GeodataError`.
 */
export async function readRegion(task: ReadRegionTask, context: TaskContext): Promise<RegionFeatures> {
  const { gdal, dataset, table, text, inspection } = await openRegion(task, context);
  context.progress(0.2);
  const unchanged = inspection.crs.epsg === 4490 || inspection.crs.epsg === 4326;
  const written = await gdal.step(() =>
    gdal.build.ogr2ogr(
      dataset,
      [
        '-f',
        // The text of a COPY for PostGIS is the one form in which this build writes WKB to a plain file.
        'PGDump',
        '--config',
        'PG_USE_COPY',
        'YES',
        '-lco',
        'FID=',
        '-nlt',
        'GEOMETRY',
        '-sql',
        'SELECT FID AS row FROM region',
        // Crossing rings are cut into polygons of the same cover (GEOS); all others stay as they are.
        '-makevalid',
        ...(unchanged ? ['-a_srs', 'EPSG:4326'] : ['-t_srs', 'EPSG:4326']),
      ],
      'features',
    ),
  );
  if (!written.value || written.errors.length > 0)
    return refuse('region-record-damaged', inspection.fileName, 'polygons that can be read and transformed', {
      args: { row: 0 },
      detail: written.errors.join('; '),
    });
  context.progress(0.6);
  const extent = [Infinity, Infinity, -Infinity, -Infinity];
  const shapes = new Map<number, Uint8Array>();
  for await (const line of createInterface({ input: createReadStream(written.value.real) })) {
    const [, hex, row] = dumpedRow.exec(line) ?? [];
    if (hex === undefined) continue;
    const wkb = plainWkb(Buffer.from(hex, 'hex'));
    const shape = decodeWkb(wkb);
    // A polygon without an area is repaired into lines, and holds nothing.
    if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon') continue;
    shapes.set(Number(row), wkb);
    growExtent(extent, shape.flatCoordinates);
  }
  const features: RegionFeature[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    if (table.isDeleted(row)) continue;
    features.push({ row, properties: table.row(row, text.decode), wkb: shapes.get(row) ?? null });
  }
  return { ...inspection, extent: [extent[0], extent[1], extent[2], extent[3]], features };
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

function growExtent(extent: number[], flatCoordinates: ArrayLike<number>): void {
  for (let i = 0; i < flatCoordinates.length; i += 2) {
    extent[0] = Math.min(extent[0], flatCoordinates[i]);
    extent[1] = Math.min(extent[1], flatCoordinates[i + 1]);
    extent[2] = Math.max(extent[2], flatCoordinates[i]);
    extent[3] = Math.max(extent[3], flatCoordinates[i + 1]);
  }
}

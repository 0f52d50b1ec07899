import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { GeodataWarning } from '../problem-codes';
import type { ShapeLimits } from '../task';

/** What the records of a .shp say before anything else reads them. */
export interface ShapeSummary {
  readonly count: number;
  /** Rows whose record holds no polygon (null shape, or no rings). */
  readonly empty: readonly number[];
  /** `[minX, minY, maxX, maxY]` of all points; infinite where there is none. */
  readonly bounds: readonly [number, number, number, number];
  readonly warnings: readonly GeodataWarning[];
}

const headerBytes = 100;
const fileCode = 9994;
const polygonTypes = [5, 15, 25];
const kindNames: Readonly<Record<number, string>> = {
  0: 'null',
  1: 'point',
  3: 'line',
  5: 'polygon',
  8: 'multipoint',
  11: 'point',
  13: 'line',
  15: 'polygon',
  18: 'multipoint',
  21: 'point',
  23: 'line',
  25: 'polygon',
  28: 'multipoint',
  31: 'multipatch',
};

/**
 * Walks the index and all records of a shapefile (ESRI Shapefile Technical Description, 1998): sizes, part and point
 * counts, coordinates. Time grows with the bytes only. Throws the first fault found, naming file and row.
 */
export function checkShapes(
  shp: Uint8Array,
  shx: Uint8Array,
  names: { shp: string; shx: string },
  limits: ShapeLimits = geodataLimits.region,
): ShapeSummary {
  const shapes = checkHeader(shp, names.shp);
  const index = checkHeader(shx, names.shx);
  const warnings: GeodataWarning[] = [];
  const type = shapes.getInt32(32, true);
  if (!polygonTypes.includes(type))
    refuse('region-geometry-kind', names.shp, 'polygons', {
      args: { found: kindNames[type] ?? String(type) },
    });
  checkLength(shapes, names.shp, warnings);
  checkLength(index, names.shx, warnings);

  const count = Math.floor((Math.min(shx.byteLength, index.getInt32(24) * 2) - headerBytes) / 8);
  if (count === 0) refuse('region-no-rows', names.shp, 'at least one polygon');
  if (count > limits.rows)
    refuse('region-too-large', names.shp, `${limits.rows} rows at most`, {
      args: { rows: count, limit: limits.rows, unit: 'rows' },
    });
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  const empty: number[] = [];
  let vertices = 0;
  for (let row = 0; row < count; row++) {
    const points = checkRecord(shapes, index, row, names, bounds);
    if (points === 0) empty.push(row);
    vertices += points;
    if (vertices > limits.vertices)
      refuse('region-too-large', names.shp, `${limits.vertices} points at most`, {
        args: { limit: limits.vertices, unit: 'points' },
      });
  }
  if (empty.length === count) refuse('region-no-geometry', names.shp, 'at least one row with a polygon');
  if (empty.length > 0)
    warnings.push({
      code: 'region-geometry-missing',
      at: names.shp,
      expected: 'a polygon in every row',
      args: {
        count: empty.length,
        rows: empty
          .slice(0, 10)
          .map((row) => row + 1)
          .join(', '),
      },
    });
  return { count, empty, bounds, warnings };
}

function checkHeader(bytes: Uint8Array, name: string): DataView {
  if (bytes.byteLength === 0) refuse('region-part-empty', name, 'a file with content');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < headerBytes || view.getInt32(0) !== fileCode)
    refuse('region-part-damaged', name, 'a file of a shapefile (it does not begin like one)');
  return view;
}

function checkLength(view: DataView, name: string, warnings: GeodataWarning[]): void {
  const declared = view.getInt32(24) * 2;
  if (declared > view.byteLength)
    refuse('region-part-truncated', name, `${declared} bytes as its header says`, {
      args: { declared, found: view.byteLength },
    });
  if (declared < headerBytes) refuse('region-part-damaged', name, 'a length in the header');
  if (declared < view.byteLength)
    warnings.push({
      code: 'region-part-longer-than-declared',
      at: name,
      expected: `${declared} bytes as its header says`,
      args: { declared, found: view.byteLength },
    });
}

/** Count of points of the record. */
function checkRecord(
  shapes: DataView,
  index: DataView,
  row: number,
  names: { shp: string; shx: string },
  bounds: [number, number, number, number],
): number {
  const at = `${names.shp}, row ${row + 1}`;
  const args = { row: row + 1 };
  const damaged = (detail: string): never =>
    refuse('region-record-damaged', at, 'a whole polygon record', { args, detail });
  const offset = index.getInt32(headerBytes + row * 8) * 2;
  if (offset < headerBytes || offset + 12 > shapes.byteLength) return damaged('record outside the file');
  const length = shapes.getInt32(offset + 4) * 2;
  const start = offset + 8;
  if (length < 4 || start + length > shapes.byteLength) return damaged('record longer than the file');
  const type = shapes.getInt32(start, true);
  if (type === 0) return 0;
  if (!polygonTypes.includes(type))
    return refuse('region-geometry-kind', at, 'polygons', {
      args: { ...args, found: kindNames[type] ?? String(type) },
    });
  if (length < 44) return damaged('record too short');
  const parts = shapes.getInt32(start + 36, true);
  const points = shapes.getInt32(start + 40, true);
  if (parts < 0 || points < 0 || 44 + parts * 4 + points * 16 > length)
    return damaged('more points than bytes');
  if (parts === 0 || points === 0) return 0;
  let previous = -1;
  for (let part = 0; part < parts; part++) {
    const first = shapes.getInt32(start + 44 + part * 4, true);
    if (first <= previous || first >= points || (part === 0 && first !== 0))
      return damaged('rings out of order');
    previous = first;
  }
  const coordinates = start + 44 + parts * 4;
  for (let point = 0; point < points; point++) {
    const x = shapes.getFloat64(coordinates + point * 16, true);
    const y = shapes.getFloat64(coordinates + point * 16 + 8, true);
    if (!Number.isFinite(x) || !Number.isFinite(y))
      refuse('region-coordinates-invalid', at, 'finite coordinates', { args });
    if (x < bounds[0]) bounds[0] = x;
    if (y < bounds[1]) bounds[1] = y;
    if (x > bounds[2]) bounds[2] = x;
    if (y > bounds[3]) bounds[3] = y;
  }
  return points;
}

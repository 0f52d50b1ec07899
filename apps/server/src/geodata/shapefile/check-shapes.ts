import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { GeodataWarning } from '../problem-codes';
import type { GeometryKind, ShapeLimits } from '../task';
import { checkRecord, headerBytes } from './check-record';
import type { Bounds } from './check-record';
import { shapeName, shapeTypes } from './shape-kinds';

/** What a shapefile may hold. */
export interface ShapeRules {
  readonly kinds: readonly GeometryKind[];
  /** Default: `geodataLimits.region`. */
  readonly limits?: ShapeLimits;
}

/** What the records of a .shp say before anything else reads them. */
export interface ShapeSummary {
  readonly kind: GeometryKind;
  readonly count: number;
  /** Rows whose record holds no shape (null shape, or no points). */
  readonly empty: readonly number[];
  /** `[minX, minY, maxX, maxY]` of all points; infinite where there is none. */
  readonly bounds: Readonly<Bounds>;
  readonly warnings: readonly GeodataWarning[];
}

const fileCode = 9994;

/**
 * Walks the index and all records of a shapefile (ESRI Shapefile Technical Description, 1998): sizes, part and point
 * counts, coordinates. Time grows with the bytes only. Throws the first fault found, naming file and row.
 */
export function checkShapes(
  shp: Uint8Array,
  shx: Uint8Array,
  names: { shp: string; shx: string },
  { kinds, limits = geodataLimits.region }: ShapeRules,
): ShapeSummary {
  const shapes = checkHeader(shp, names.shp);
  const index = checkHeader(shx, names.shx);
  const warnings: GeodataWarning[] = [];
  const type = shapes.getInt32(32, true);
  const kind = shapeTypes[type]?.kind;
  if (kind === undefined || !kinds.includes(kind))
    return refuse('vector-geometry-kind', names.shp, kinds.join(', '), {
      args: { found: shapeName(type), kinds: kinds.join(',') },
    });
  checkLength(shapes, names.shp, warnings);
  checkLength(index, names.shx, warnings);

  const count = Math.floor((Math.min(shx.byteLength, index.getInt32(24) * 2) - headerBytes) / 8);
  if (count === 0) refuse('vector-no-rows', names.shp, 'at least one shape');
  if (count > limits.rows)
    refuse('vector-too-large', names.shp, `${limits.rows} rows at most`, {
      args: { rows: count, limit: limits.rows, unit: 'rows' },
    });
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
  const empty: number[] = [];
  let vertices = 0;
  for (let row = 0; row < count; row++) {
    const points = checkRecord(shapes, index, row, { shp: names.shp, kind, kinds }, bounds);
    if (points === 0) empty.push(row);
    vertices += points;
    if (vertices > limits.vertices)
      refuse('vector-too-large', names.shp, `${limits.vertices} points at most`, {
        args: { limit: limits.vertices, unit: 'points' },
      });
  }
  if (empty.length === count) refuse('vector-no-geometry', names.shp, 'at least one row with a shape');
  if (empty.length > 0)
    warnings.push({
      code: 'vector-geometry-missing',
      at: names.shp,
      expected: 'a shape in every row',
      args: {
        count: empty.length,
        rows: empty
          .slice(0, 10)
          .map((row) => row + 1)
          .join(', '),
      },
    });
  return { kind, count, empty, bounds, warnings };
}

function checkHeader(bytes: Uint8Array, name: string): DataView {
  if (bytes.byteLength === 0) refuse('vector-part-empty', name, 'a file with content');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < headerBytes || view.getInt32(0) !== fileCode)
    refuse('vector-part-damaged', name, 'a file of a shapefile (it does not begin like one)');
  return view;
}

function checkLength(view: DataView, name: string, warnings: GeodataWarning[]): void {
  const declared = view.getInt32(24) * 2;
  if (declared > view.byteLength)
    refuse('vector-part-truncated', name, `${declared} bytes as its header says`, {
      args: { declared, found: view.byteLength },
    });
  if (declared < headerBytes) refuse('vector-part-damaged', name, 'a length in the header');
  if (declared < view.byteLength)
    warnings.push({
      code: 'vector-part-longer-than-declared',
      at: name,
      expected: `${declared} bytes as its header says`,
      args: { declared, found: view.byteLength },
    });
}

import { refuse } from '../geodata-error';
import type { GeometryKind } from '../task';
import { shapeName, shapeTypes } from './shape-kinds';

export const headerBytes = 100;

/** `[minX, minY, maxX, maxY]`, widened record by record. */
export type Bounds = [number, number, number, number];

/** What the records of a file have to be. */
export interface RecordRules {
  readonly shp: string;
  /** Of the whole file, as its header says. */
  readonly kind: GeometryKind;
  /** That the caller can use. */
  readonly kinds: readonly GeometryKind[];
}

/** Count of points of a record; 0 for one without a shape. Throws the first fault found, naming file and row. */
export function checkRecord(
  shapes: DataView,
  index: DataView,
  row: number,
  rules: RecordRules,
  bounds: Bounds,
): number {
  const at = `${rules.shp}, row ${row + 1}`;
  const args = { row: row + 1 };
  const damaged = (detail: string): never =>
    refuse('vector-record-damaged', at, 'a whole shape record', { args, detail });
  const offset = index.getInt32(headerBytes + row * 8) * 2;
  if (offset < headerBytes || offset + 12 > shapes.byteLength) return damaged('record outside the file');
  const length = shapes.getInt32(offset + 4) * 2;
  const start = offset + 8;
  if (length < 4 || start + length > shapes.byteLength) return damaged('record longer than the file');
  const number = shapes.getInt32(start, true);
  if (number === 0) return 0;
  const type = shapeTypes[number];
  if (!type || !rules.kinds.includes(type.kind))
    return refuse('vector-geometry-kind', at, rules.kinds.join(', '), {
      args: { ...args, found: shapeName(number), kinds: rules.kinds.join(',') },
    });
  if (type.kind !== rules.kind)
    return refuse('vector-geometry-mixed', at, 'shapes of one kind', {
      args: { ...args, found: type.kind, kind: rules.kind },
    });

  let points = 1;
  let coordinates = start + 4;
  if (type.layout === 'multipoint') {
    if (length < 40) return damaged('record too short');
    points = shapes.getInt32(start + 36, true);
    coordinates = start + 40;
  } else if (type.layout === 'parts') {
    if (length < 44) return damaged('record too short');
    const parts = shapes.getInt32(start + 36, true);
    points = shapes.getInt32(start + 40, true);
    if (parts < 0 || 44 + parts * 4 > length) return damaged('more parts than bytes');
    if (parts === 0 || points === 0) return 0;
    if (!areInOrder(shapes, start + 44, parts, points)) return damaged('parts out of order');
    coordinates = start + 44 + parts * 4;
  }
  if (points < 0 || coordinates + points * 16 > start + length) return damaged('more points than bytes');
  if (!widen(bounds, shapes, coordinates, points))
    refuse('vector-coordinates-invalid', at, 'finite coordinates', { args });
  return points;
}

/** Whether every part begins behind the one before it, and the first with the first point. */
function areInOrder(shapes: DataView, start: number, parts: number, points: number): boolean {
  let previous = -1;
  for (let part = 0; part < parts; part++) {
    const first = shapes.getInt32(start + part * 4, true);
    if (first <= previous || first >= points || (part === 0 && first !== 0)) return false;
    previous = first;
  }
  return true;
}

/** Widens the bounds by all points; false where a coordinate is not finite. */
function widen(bounds: Bounds, shapes: DataView, coordinates: number, points: number): boolean {
  for (let point = 0; point < points; point++) {
    const x = shapes.getFloat64(coordinates + point * 16, true);
    const y = shapes.getFloat64(coordinates + point * 16 + 8, true);
    if (!Number.isFinite(x) || !Number.isFinite(y)) return false;
    if (x < bounds[0]) bounds[0] = x;
    if (y < bounds[1]) bounds[1] = y;
    if (x > bounds[2]) bounds[2] = x;
    if (y > bounds[3]) bounds[3] = y;
  }
  return true;
}

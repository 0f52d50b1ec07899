import type { GeometryKind } from '../task';

/** How the points of a record are written. */
type ShapeLayout = 'point' | 'multipoint' | 'parts';

interface ShapeType {
  readonly kind: GeometryKind;
  readonly layout: ShapeLayout;
}

const point: ShapeType = { kind: 'point', layout: 'point' };
const multipoint: ShapeType = { kind: 'point', layout: 'multipoint' };
const line: ShapeType = { kind: 'line', layout: 'parts' };
const polygon: ShapeType = { kind: 'polygon', layout: 'parts' };

/** Type numbers of the ESRI Shapefile Technical Description (1998) that can be read: plain, with Z and with M. */
export const shapeTypes: Readonly<Record<number, ShapeType | undefined>> = {
  1: point,
  3: line,
  5: polygon,
  8: multipoint,
  11: point,
  13: line,
  15: polygon,
  18: multipoint,
  21: point,
  23: line,
  25: polygon,
  28: multipoint,
};

/** What a type number is called in messages. */
export function shapeName(type: number): string {
  if (type === 0) return 'null';
  if (type === 31) return 'multipatch';
  return shapeTypes[type]?.kind ?? String(type);
}

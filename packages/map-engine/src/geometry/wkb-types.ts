const names = {
  1: 'Point',
  2: 'LineString',
  3: 'Polygon',
  4: 'MultiPoint',
  5: 'MultiLineString',
  6: 'MultiPolygon',
  7: 'GeometryCollection',
  15: 'PolyhedralSurface',
  16: 'TIN',
  17: 'Triangle',
} as const;

export type WkbType = (typeof names)[keyof typeof names];

/** Geometry types of well-known binary that the engine reads, by their code (OGC 06-103r4, table 7). */
export const wkbTypes: Readonly<Record<number, WkbType | undefined>> = names;

/** Types that are known and refused: nothing here draws an arc, and a chord in its place would be wrong. */
const curveTypes: Readonly<Record<number, string>> = {
  8: 'CircularString',
  9: 'CompoundCurve',
  10: 'CurvePolygon',
  11: 'MultiCurve',
  12: 'MultiSurface',
  13: 'Curve',
  14: 'Surface',
};

/** A type that is not read, for an error: its name, else its code. */
export function wkbTypeName(code: number): string {
  return curveTypes[(code & 0x0fffffff) % 1000] ?? `code ${code}`;
}

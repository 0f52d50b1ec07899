export type PolygonGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

type Ring = readonly (readonly number[])[];

/** Little-endian WKB (OGC 06-103r4) of a polygon or multipolygon, two dimensions. */
export function polygonWkb(geometry: PolygonGeometry): Uint8Array {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const sizes = polygons.map((rings) => 9 + rings.reduce((sum, ring) => sum + 4 + ring.length * 16, 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const many = geometry.type === 'MultiPolygon';
  const bytes = new Uint8Array(total + (many ? 9 : 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const head = (type: number, count: number): void => {
    view.setUint8(at, 1);
    view.setUint32(at + 1, type, true);
    view.setUint32(at + 5, count, true);
    at += 9;
  };
  if (many) head(6, polygons.length);
  for (const rings of polygons) {
    head(3, rings.length);
    for (const ring of rings) {
      view.setUint32(at, ring.length, true);
      at += 4;
      for (const [x, y] of ring) {
        view.setFloat64(at, x, true);
        view.setFloat64(at + 8, y, true);
        at += 16;
      }
    }
  }
  return bytes;
}

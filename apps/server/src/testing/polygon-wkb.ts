import wkx from 'wkx';

/** WKB of a polygon of one closed ring. */
export function polygonWkb(ring: readonly (readonly number[])[]): Uint8Array {
  return new Uint8Array(wkx.Geometry.parseGeoJSON({ type: 'Polygon', coordinates: [ring] }).toWkb());
}

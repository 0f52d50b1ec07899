import wkx from 'wkx';

/** WKB of a polygon of one closed ring. */
export function polygonWkb(ring: readonly (readonly number[])[]): Uint8Array {
  return new Uint8Array(wkx.Geometry.parseGeoJSON({ type: 'Polygon', coordinates: [ring] }).toWkb());
}

/** The WKB of a polygon as a call sends it, of an outline that is not closed yet. */
export const polygonOf = (points: readonly (readonly [number, number])[]): string =>
  Buffer.from(polygonWkb([...points, points[0]])).toString('base64');

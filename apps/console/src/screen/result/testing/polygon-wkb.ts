import { encodeBase64 } from '@gep/map-engine/geometry';
import WKB from 'ol/format/WKB.js';
import Polygon from 'ol/geom/Polygon.js';

const format = new WKB({ hex: false, ewkb: false });

/** A polygon of one closed ring (x, y, x, y ...), as the server sends it: WKB in base64. */
export function polygonWkb(ring: number[]): string {
  const polygon = new Polygon(ring, 'XY', [ring.length]);
  return encodeBase64(new Uint8Array(format.writeGeometry(polygon) as ArrayBuffer));
}

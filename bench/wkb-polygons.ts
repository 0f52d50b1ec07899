import { encodeBase64 } from '@gep/map-engine/geometry';
import WKB from 'ol/format/WKB.js';
import Polygon from 'ol/geom/Polygon.js';

const format = new WKB({ hex: false });

/**
 * Round polygons of 20 to 44 vertices as base64 WKB, 32 vertices on average (50,000 have 1.6 million). Deterministic
 * (mulberry32). Runs in Node and on a page.
 */
export function wkbPolygons(count: number): string[] {
  let state = 42;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Array.from({ length: count }, () => {
    const vertices = 20 + Math.floor(uniform() * 25);
    const [x, y] = [100 + uniform() * 20, 20 + uniform() * 20];
    const flatCoordinates: number[] = [];
    for (let i = 0; i < vertices; i++) {
      const angle = i === vertices - 1 ? 0 : (2 * Math.PI * i) / (vertices - 1);
      flatCoordinates.push(x + 0.01 * Math.cos(angle), y + 0.01 * Math.sin(angle));
    }
    const polygon = new Polygon(flatCoordinates, 'XY', [flatCoordinates.length]);
    return encodeBase64(new Uint8Array(format.writeGeometry(polygon) as ArrayBuffer));
  });
}

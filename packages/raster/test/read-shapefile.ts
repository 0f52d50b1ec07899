import { readFileSync } from 'node:fs';
import type { PolygonGeometry } from '../src/index';

/** The polygons of a .shp file in file order, all rings of a record in one polygon (enough for even-odd filling). */
export function readShapefilePolygons(path: string): PolygonGeometry[] {
  const file = readFileSync(path);
  const polygons: PolygonGeometry[] = [];
  for (let at = 100; at < file.length;) {
    const length = file.readInt32BE(at + 4) * 2;
    const record = file.subarray(at + 8, at + 8 + length);
    const parts = record.readInt32LE(36);
    const points = record.readInt32LE(40);
    const starts = Array.from({ length: parts }, (_, i) => record.readInt32LE(44 + 4 * i));
    const first = 44 + 4 * parts;
    const coordinates = starts.map((start, i) =>
      Array.from({ length: (starts[i + 1] ?? points) - start }, (_, k) => [
        record.readDoubleLE(first + 16 * (start + k)),
        record.readDoubleLE(first + 16 * (start + k) + 8),
      ]),
    );
    polygons.push({ type: 'Polygon', coordinates });
    at += 8 + length;
  }
  return polygons;
}

/** The polygons with every vertex moved by a function. */
export function movePolygons(
  polygons: PolygonGeometry[],
  move: (point: number[]) => number[],
): PolygonGeometry[] {
  return polygons.map((polygon) =>
    polygon.type === 'Polygon'
      ? {
          type: 'Polygon',
          coordinates: polygon.coordinates.map((ring) => ring.map((point) => move([...point]))),
        }
      : polygon,
  );
}

import { readFileSync } from 'node:fs';
import type { PolygonGeometry } from '../src/index';

type Ring = number[][];
type Districts = Extract<PolygonGeometry, { type: 'MultiPolygon' }>;

/**
 * The polygons of a .shp file in file order. Outer rings turn clockwise; holes follow the ring that contains them or
 * any other.
 */
export function readShapefilePolygons(path: string): Districts[] {
  const file = readFileSync(path);
  const polygons: Districts[] = [];
  for (let at = 100; at < file.length;) {
    const length = file.readInt32BE(at + 4) * 2;
    const record = file.subarray(at + 8, at + 8 + length);
    const parts = record.readInt32LE(36);
    const points = record.readInt32LE(40);
    const starts = Array.from({ length: parts }, (_, i) => record.readInt32LE(44 + 4 * i));
    const first = 44 + 4 * parts;
    const rings = starts.map((start, i) =>
      Array.from({ length: (starts[i + 1] ?? points) - start }, (_, k): number[] => [
        record.readDoubleLE(first + 16 * (start + k)),
        record.readDoubleLE(first + 16 * (start + k) + 8),
      ]),
    );
    const coordinates: Ring[][] = [];
    for (const ring of rings) {
      const last = coordinates.at(-1);
      if (!last || isClockwise(ring)) coordinates.push([ring]);
      else last.push(ring);
    }
    polygons.push({ type: 'MultiPolygon', coordinates });
    at += 8 + length;
  }
  return polygons;
}

/** The polygons with every vertex moved by a function. */
export function movePolygons(
  polygons: readonly Districts[],
  move: (point: number[]) => number[],
): Districts[] {
  return polygons.map(({ type, coordinates }) => ({
    type,
    coordinates: coordinates.map((part) => part.map((ring) => ring.map((point) => move([...point])))),
  }));
}

const isClockwise = (ring: Ring): boolean =>
  ring.slice(1).reduce((sum, [x, y], i) => sum + (x - ring[i][0]) * (y + ring[i][1]), 0) > 0;

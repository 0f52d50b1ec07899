import type { RecordGeometry } from '../records';

/** Length of a line in metres of its CRS; 0 for points and polygons. */
export function lineLength(geometry: RecordGeometry): number {
  if (geometry.kind !== 'line') return 0;
  let length = 0;
  for (const path of geometry.paths)
    for (let i = 2; i < path.length; i += 2)
      length += Math.hypot(path[i] - path[i - 2], path[i + 1] - path[i - 1]);
  return length;
}

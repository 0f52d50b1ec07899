import type { PixelInputs } from '../model';
import type { FeatureRecord } from '../records';
import { squaredDistance } from '../shared/segment-distance';

/** The roads of a class, and how far beside them vegetation counts. */
export interface RoadClass {
  readonly name: string;
  /** Metres from the centre line. */
  readonly buffer: number;
  readonly roads: readonly FeatureRecord[];
}

/**
 * The class of the nearest road in whose buffer the centre of each cell lies, -1 where there is none. A cell as near to
 * two classes belongs to the first.
 * @returns one index of `classes` a cell of the window's own rows
 */
export function nearestClass(inputs: PixelInputs, classes: readonly RoadClass[]): Int16Array {
  const { width, height, cellSize, origin = [0, 0], rows = [0, height] } = inputs;
  const nearest = new Int16Array(width * height).fill(-1);
  const best = new Float64Array(width * height).fill(Infinity);
  const visit = (index: number, reach: number, ax: number, ay: number, bx: number, by: number): void => {
    const left = Math.max(0, Math.floor((Math.min(ax, bx) - reach - origin[0]) / cellSize));
    const right = Math.min(width - 1, Math.floor((Math.max(ax, bx) + reach - origin[0]) / cellSize));
    const top = Math.max(rows[0], Math.floor((origin[1] - Math.max(ay, by) - reach) / cellSize));
    const bottom = Math.min(rows[1] - 1, Math.floor((origin[1] - Math.min(ay, by) + reach) / cellSize));
    for (let row = top; row <= bottom; row++) {
      const y = origin[1] - (row + 0.5) * cellSize;
      for (let column = left; column <= right; column++) {
        const x = origin[0] + (column + 0.5) * cellSize;
        const distance = squaredDistance(x, y, ax, ay, bx, by);
        const i = row * width + column;
        if (distance > reach * reach || distance >= best[i]) continue;
        best[i] = distance;
        nearest[i] = index;
      }
    }
  };
  classes.forEach(({ buffer, roads }, index) => {
    for (const { geometry } of roads) {
      if (geometry.kind !== 'line') continue;
      for (const path of geometry.paths)
        for (let i = 2; i < path.length; i += 2)
          visit(index, buffer, path[i - 2], path[i - 1], path[i], path[i + 1]);
    }
  });
  return nearest;
}

import type { PixelInputs } from '../model';
import { typeMask } from './ecosystem-tree';

/** Green and blue types that make a landscape worth living beside. */
const landscape = typeMask([1, 2, 3, 4, 62]);

/** 1 for the cells of landscape patches (cells that touch by side or corner) of at least `minCells` cells. */
export function largePatches({ landCover, width, height }: PixelInputs, minCells: number): Uint8Array {
  const large = new Uint8Array(width * height);
  const seen = new Uint8Array(width * height);
  for (let start = 0; start < large.length; start++) {
    if (seen[start] === 1 || landscape[landCover[start]] !== 1) continue;
    const patch = [start];
    seen[start] = 1;
    for (let at = 0; at < patch.length; at++) {
      const [row, column] = [Math.floor(patch[at] / width), patch[at] % width];
      for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++)
        for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c++) {
          const i = r * width + c;
          if (seen[i] === 1 || landscape[landCover[i]] !== 1) continue;
          seen[i] = 1;
          patch.push(i);
        }
    }
    if (patch.length >= minCells) for (const i of patch) large[i] = 1;
  }
  return large;
}

/**
 * Distance in metres from a point to the nearest centre of a marked cell, Infinity beyond `reach`.
 * @param marked 1 for the cells that count, of the whole window
 */
export function distanceToCells(
  { width, height, cellSize, origin = [0, 0] }: PixelInputs,
  marked: Uint8Array,
  [x, y]: readonly [number, number],
  reach: number,
): number {
  const left = Math.max(0, Math.floor((x - reach - origin[0]) / cellSize));
  const right = Math.min(width - 1, Math.floor((x + reach - origin[0]) / cellSize));
  const top = Math.max(0, Math.floor((origin[1] - y - reach) / cellSize));
  const bottom = Math.min(height - 1, Math.floor((origin[1] - y + reach) / cellSize));
  let best = reach * reach;
  let found = false;
  for (let row = top; row <= bottom; row++) {
    const dy = origin[1] - (row + 0.5) * cellSize - y;
    for (let column = left; column <= right; column++) {
      if (marked[row * width + column] !== 1) continue;
      const dx = origin[0] + (column + 0.5) * cellSize - x;
      const distance = dx * dx + dy * dy;
      if (distance > best) continue;
      best = distance;
      found = true;
    }
  }
  return found ? Math.sqrt(best) : Infinity;
}

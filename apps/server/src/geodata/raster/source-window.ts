import { cellToMap, invertTransform } from '@gep/raster';
import type { Transform } from '@gep/raster';
import type { CellRectangle } from './cell-windows';
import type { TransformPoints } from './coordinate-transform';

const steps = 20;

/** Cells of the source that a rectangle of target cells needs, with the neighbours of the kernel; null for none. */
export async function sourceWindow(
  rectangle: CellRectangle,
  target: Transform,
  source: { readonly transform: Transform; readonly width: number; readonly height: number },
  toSource: TransformPoints,
  kernel: number,
): Promise<CellRectangle | null> {
  const points: number[][] = [];
  for (let i = 0; i <= steps; i++)
    for (let j = 0; j <= steps; j++)
      points.push(
        cellToMap(
          target,
          rectangle.left + (rectangle.width * i) / steps,
          rectangle.top + (rectangle.height * j) / steps,
        ),
      );
  const toCells = invertTransform(source.transform);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of await toSource(points)) {
    if (Number.isNaN(x)) continue;
    const [col, row] = cellToMap(toCells, x, y);
    left = Math.min(left, col);
    top = Math.min(top, row);
    right = Math.max(right, col);
    bottom = Math.max(bottom, row);
  }
  // Between the points the edge may bend outwards a little.
  const marginX = kernel + (right - left) * 0.02;
  const marginY = kernel + (bottom - top) * 0.02;
  left = Math.max(0, Math.floor(left - marginX));
  top = Math.max(0, Math.floor(top - marginY));
  right = Math.min(source.width, Math.ceil(right + marginX));
  bottom = Math.min(source.height, Math.ceil(bottom + marginY));
  if (!(right > left && bottom > top)) return null;
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * Source cells passed by one step of a target cell along both axes of the source, at the middle of the target grid
 * (or the nearest place that has an image); 1 by 1 where none has.
 */
export async function cellRatio(
  target: { readonly transform: Transform; readonly width: number; readonly height: number },
  source: Transform,
  toSource: TransformPoints,
): Promise<{ x: number; y: number }> {
  const toCells = invertTransform(source);
  for (const [u, v] of [
    [0.5, 0.5],
    [0.25, 0.25],
    [0.75, 0.75],
    [0.25, 0.75],
    [0.75, 0.25],
  ]) {
    const [col, row] = [target.width * u, target.height * v];
    const mapped = await toSource([
      cellToMap(target.transform, col, row),
      cellToMap(target.transform, col + 1, row),
      cellToMap(target.transform, col, row + 1),
    ]);
    if (mapped.some(([x]) => Number.isNaN(x))) continue;
    const [origin, right, down] = mapped.map(([x, y]) => cellToMap(toCells, x, y));
    return {
      x: Math.max(Math.abs(right[0] - origin[0]), Math.abs(down[0] - origin[0])),
      y: Math.max(Math.abs(right[1] - origin[1]), Math.abs(down[1] - origin[1])),
    };
  }
  return { x: 1, y: 1 };
}

import { cellToMap } from '@gep/raster';
import type { Transform } from '@gep/raster';
import type { CellRectangle } from './cell-windows';
import type { TransformPoints } from './coordinate-transform';

const latticeRows = 33;
const latticeColumns = 9;

/**
 * Area of every cell of a window, measured in the target CRS (an equal-area one gives true areas): exact at a lattice
 * of cells (corners through the transformation, shoelace formula), linear between them. NaN where there is no image.
 */
export async function cellAreas(
  window: CellRectangle,
  transform: Transform,
  toTarget: TransformPoints,
): Promise<(col: number, row: number) => number> {
  const cols = spread(window.width, latticeColumns);
  const rows = spread(window.height, latticeRows);
  const corners: number[][] = [];
  for (const row of rows)
    for (const col of cols)
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ])
        corners.push(cellToMap(transform, window.left + col + dx, window.top + row + dy));
  const mapped = await toTarget(corners);
  const areas = Float64Array.from({ length: rows.length * cols.length }, (_, i) => {
    const [p, q, r, s] = mapped.slice(i * 4, i * 4 + 4);
    return Math.abs((p[0] - r[0]) * (q[1] - s[1]) - (q[0] - s[0]) * (p[1] - r[1])) / 2;
  });
  const at = (u: number, v: number): number => areas[v * cols.length + u];
  return (col, row) => {
    const [u, du] = between(cols, col);
    const [v, dv] = between(rows, row);
    const upper = du === 0 ? at(u, v) : at(u, v) * (1 - du) + at(u + 1, v) * du;
    if (dv === 0) return upper;
    const lower = du === 0 ? at(u, v + 1) : at(u, v + 1) * (1 - du) + at(u + 1, v + 1) * du;
    return upper * (1 - dv) + lower * dv;
  };
}

function spread(size: number, most: number): number[] {
  const count = Math.min(size, most);
  if (count === 1) return [0];
  return Array.from({ length: count }, (_, i) => Math.round((i * (size - 1)) / (count - 1)));
}

function between(places: readonly number[], at: number): [number, number] {
  if (places.length === 1) return [0, 0];
  const last = places.length - 1;
  let i = Math.min(last - 1, Math.floor((at / places[last]) * last));
  while (i > 0 && places[i] > at) i--;
  while (i < last - 1 && places[i + 1] <= at) i++;
  const part = (at - places[i]) / (places[i + 1] - places[i]);
  return part >= 1 ? [i + 1, 0] : [i, part];
}

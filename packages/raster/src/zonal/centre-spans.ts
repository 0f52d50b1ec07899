import type { ZoneInCells } from './zones';

/** Cells `from` to `to` (exclusive) of a row. */
export type SpanVisitor = (row: number, from: number, to: number) => void;

/**
 * Visits the cells whose centre is inside a zone, as spans of rows of a width x height window.
 *
 * Even-odd over all rings, as GDAL rasterises. A centre exactly on a boundary belongs to the polygon on its right
 * (columns) or below (rows) only, and a shared edge is crossed at the same number from both sides in either
 * direction: a partition stays one. (In cell units a row centre r + 0.5 meets an edge from its upper end inclusive
 * to its lower end exclusive; spans take centres in (x0, x1].)
 */
export function visitCentreSpans(zone: ZoneInCells, width: number, height: number, visit: SpanVisitor): void {
  const firstRow = Math.max(0, Math.ceil(zone.top - 0.5));
  const endRow = Math.min(height, Math.ceil(zone.bottom - 0.5));
  if (firstRow >= endRow) return;
  const rows = endRow - firstRow;
  const starts = new Uint32Array(rows + 1);
  eachEdge(zone, (_x0, y0, _x1, y1) => {
    const from = Math.max(firstRow, Math.ceil(y0 - 0.5));
    const to = Math.min(endRow, Math.ceil(y1 - 0.5));
    for (let row = from; row < to; row++) starts[row - firstRow + 1]++;
  });
  for (let i = 0; i < rows; i++) starts[i + 1] += starts[i];
  const crossings = new Float64Array(starts[rows]);
  const next = starts.slice(0, rows);
  eachEdge(zone, (x0, y0, x1, y1) => {
    const from = Math.max(firstRow, Math.ceil(y0 - 0.5));
    const to = Math.min(endRow, Math.ceil(y1 - 0.5));
    for (let row = from; row < to; row++)
      crossings[next[row - firstRow]++] = ((row + 0.5 - y0) * (x1 - x0)) / (y1 - y0) + x0;
  });
  for (let i = 0; i < rows; i++) {
    sortRange(crossings, starts[i], starts[i + 1]);
    for (let k = starts[i]; k + 1 < starts[i + 1]; k += 2) {
      const from = Math.max(0, Math.floor(crossings[k] + 0.5));
      const to = Math.min(width, Math.floor(crossings[k + 1] + 0.5));
      if (from < to) visit(i + firstRow, from, to);
    }
  }
}

/** Every edge that is not level, from its upper (smaller row) to its lower end. */
function eachEdge(zone: ZoneInCells, use: (x0: number, y0: number, x1: number, y1: number) => void): void {
  for (const { points } of zone.rings) {
    let x = points[points.length - 2];
    let y = points[points.length - 1];
    for (let i = 0; i < points.length; i += 2) {
      const nextX = points[i];
      const nextY = points[i + 1];
      if (y < nextY) use(x, y, nextX, nextY);
      else if (y > nextY) use(nextX, nextY, x, y);
      x = nextX;
      y = nextY;
    }
  }
}

function sortRange(values: Float64Array, from: number, to: number): void {
  if (to - from > 64) {
    values.subarray(from, to).sort();
    return;
  }
  for (let i = from + 1; i < to; i++) {
    const value = values[i];
    let k = i - 1;
    for (; k >= from && values[k] > value; k--) values[k + 1] = values[k];
    values[k + 1] = value;
  }
}

import type { ZoneInCells } from './zones';

/** The share (0 to 1] of one cell that a zone covers. */
export type CoverVisitor = (row: number, col: number, share: number) => void;

const bandCells = 1 << 18;
/** Running sums of exact shares end a rounding error away from 0. */
const nothing = 1e-12;

/**
 * Visits the cells of a width x height window that a zone covers, with the covered share of their area: exact
 * for straight edges. Signed area and cover are accumulated along every edge and summed along the rows, as
 * anti-aliasing font rasterisers do; memory is one band of rows.
 */
export function visitCover(zone: ZoneInCells, width: number, height: number, visit: CoverVisitor): void {
  const left = Math.max(0, Math.floor(zone.left));
  const right = Math.min(width, Math.ceil(zone.right));
  const firstRow = Math.max(0, Math.floor(zone.top));
  const endRow = Math.min(height, Math.ceil(zone.bottom));
  if (left >= right || firstRow >= endRow) return;
  const columns = right - left;
  // Two more cells take what falls right of the last column.
  const stride = columns + 2;
  const bandRows = Math.max(1, Math.min(endRow - firstRow, Math.floor(bandCells / stride)));
  const cover = new Float64Array(stride * bandRows);
  for (let bandTop = firstRow; bandTop < endRow; bandTop += bandRows) {
    const rows = Math.min(bandRows, endRow - bandTop);
    cover.fill(0);
    for (const { points, hole } of zone.rings) {
      const sign = signedArea(points) > 0 === hole ? -1 : 1;
      addRing(cover, stride, columns, rows, points, left, bandTop, sign);
    }
    for (let row = 0; row < rows; row++) {
      let share = 0;
      for (let col = 0; col < columns; col++) {
        share += cover[row * stride + col];
        if (share > nothing) visit(bandTop + row, left + col, Math.min(1, share));
      }
    }
  }
}

function signedArea(points: Float64Array): number {
  let twice = 0;
  let x = points[points.length - 2];
  let y = points[points.length - 1];
  for (let i = 0; i < points.length; i += 2) {
    twice += x * points[i + 1] - points[i] * y;
    x = points[i];
    y = points[i + 1];
  }
  return twice;
}

function addRing(
  cover: Float64Array,
  stride: number,
  columns: number,
  rows: number,
  points: Float64Array,
  left: number,
  top: number,
  sign: number,
): void {
  let x = points[points.length - 2] - left;
  let y = points[points.length - 1] - top;
  for (let i = 0; i < points.length; i += 2) {
    const nextX = points[i] - left;
    const nextY = points[i + 1] - top;
    // Going up (towards row 0) on the left side of a ring with positive area opens it.
    if (y > nextY) addEdge(cover, stride, columns, rows, nextX, nextY, x, y, sign);
    else if (y < nextY) addEdge(cover, stride, columns, rows, x, y, nextX, nextY, -sign);
    x = nextX;
    y = nextY;
  }
}

/** An edge from its upper to its lower end, cut into rows. */
function addEdge(
  cover: Float64Array,
  stride: number,
  columns: number,
  rows: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sign: number,
): void {
  const slope = (x1 - x0) / (y1 - y0);
  const end = Math.min(rows, Math.ceil(y1));
  for (let row = Math.max(0, Math.floor(y0)); row < end; row++) {
    const upper = Math.max(row, y0);
    const lower = Math.min(row + 1, y1);
    const a = upper === y0 ? x0 : x0 + (upper - y0) * slope;
    const b = lower === y1 ? x1 : x0 + (lower - y0) * slope;
    addPiece(cover, row * stride, columns, Math.min(a, b), Math.max(a, b), (lower - upper) * sign);
  }
}

/** A piece of an edge inside one row, from column place `a` to `b` (a <= b), of signed height `rise`. */
function addPiece(
  cover: Float64Array,
  start: number,
  columns: number,
  a: number,
  b: number,
  rise: number,
): void {
  if (a >= columns) return;
  if (b <= 0) {
    cover[start] += rise;
    return;
  }
  if (b - a < 1e-12) {
    addInCell(cover, start, Math.min(columns, Math.max(0, Math.floor(a))), a, b, rise);
    return;
  }
  const perColumn = rise / (b - a);
  if (a < 0) cover[start] += -a * perColumn;
  let from = Math.max(0, a);
  const end = Math.min(columns, b);
  for (let col = Math.floor(from); col < end; col++) {
    const to = Math.min(col + 1, end);
    addInCell(cover, start, col, from, to, (to - from) * perColumn);
    from = to;
  }
}

/** What lies right of the piece is covered fully, its own cell by the part right of the piece's middle. */
function addInCell(
  cover: Float64Array,
  start: number,
  col: number,
  a: number,
  b: number,
  rise: number,
): void {
  const beyond = rise * ((a + b) / 2 - col);
  cover[start + col] += rise - beyond;
  cover[start + col + 1] += beyond;
}

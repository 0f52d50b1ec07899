import type { ZoneInCells } from './zones';

/** Cells `from` to `to` (exclusive) of a row, all covered by the same share (0 to 1] of their area. */
export type CoverVisitor = (row: number, from: number, to: number, share: number) => void;

const bandCells = 1 << 18;
/** Running sums of exact shares end a rounding error away from 0 and from 1. */
const nothing = 1e-12;
const everything = 1 - nothing;

/** Rows of a zone's columns in work. Between two visits all is 0: what is read is cleared. */
interface Band {
  /** Change of the covered share from the cell to the left. */
  cover: Float64Array;
  /** A bit for every cell that an edge may have changed. */
  touched: Int32Array;
}

/** Kept between zones: a fresh one for each would cost more than its use. Not here while it is in use. */
let spare: Band | undefined;

/**
 * Visits the cells of a width x height window that a zone covers, with the covered share of their area: exact
 * for straight edges. Signed area and cover are accumulated along every edge and summed along the rows, as
 * anti-aliasing font rasterisers do; only cells that an edge touches are looked at, the cells between them come
 * as one run. Memory is one band of rows. Loops of a ring that crosses itself count by the way they turn.
 */
export function visitCover(zone: ZoneInCells, width: number, height: number, visit: CoverVisitor): void {
  const left = Math.max(0, Math.floor(zone.left));
  const right = Math.min(width, Math.ceil(zone.right));
  const firstRow = Math.max(0, Math.floor(zone.top));
  const endRow = Math.min(height, Math.ceil(zone.bottom));
  if (left >= right || firstRow >= endRow) return;
  const columns = right - left;
  // At least two more cells take what falls right of the last column; rows begin with a new word of bits.
  const stride = (columns + 2 + 31) & ~31;
  const bandRows = Math.max(1, Math.min(endRow - firstRow, Math.floor(bandCells / stride)));
  const band = takeBand(stride * bandRows);
  for (let top = firstRow; top < endRow; top += bandRows) {
    const rows = Math.min(bandRows, endRow - top);
    for (const { points, hole } of zone.rings) {
      const sign = signedArea(points) > 0 === hole ? -1 : 1;
      addRing(band, stride, columns, rows, points, left, top, sign);
    }
    for (let row = 0; row < rows; row++) visitRow(band, row * stride, columns, top + row, left, visit);
  }
  spare = band;
}

function takeBand(cells: number): Band {
  const band = spare;
  spare = undefined;
  if (band && band.cover.length >= cells) return band;
  const size = Math.max(cells, bandCells);
  return { cover: new Float64Array(size), touched: new Int32Array(size >>> 5) };
}

/** Sums one row of the band from its touched cells and clears it. */
function visitRow(
  { cover, touched }: Band,
  start: number,
  columns: number,
  row: number,
  left: number,
  visit: CoverVisitor,
): void {
  let share = 0;
  let from = 0;
  const end = (start + columns + 1) >>> 5;
  for (let word = start >>> 5; word <= end; word++) {
    let bits = touched[word];
    if (bits === 0) continue;
    touched[word] = 0;
    while (bits !== 0) {
      const place = (word << 5) + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      const col = Math.min(columns, place - start);
      if (share > nothing && from < col) visit(row, left + from, left + col, share > everything ? 1 : share);
      share += cover[place];
      cover[place] = 0;
      from = col;
    }
  }
  if (share > nothing && from < columns)
    visit(row, left + from, left + columns, share > everything ? 1 : share);
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
  band: Band,
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
    if (y > nextY) addEdge(band, stride, columns, rows, nextX, nextY, x, y, sign);
    else if (y < nextY) addEdge(band, stride, columns, rows, x, y, nextX, nextY, -sign);
    x = nextX;
    y = nextY;
  }
}

/** An edge from its upper to its lower end, cut into rows. */
function addEdge(
  band: Band,
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
    addPiece(band, row * stride, columns, Math.min(a, b), Math.max(a, b), (lower - upper) * sign);
  }
}

/** A piece of an edge inside one row, from column place `a` to `b` (a <= b), of signed height `rise`. */
function addPiece(band: Band, start: number, columns: number, a: number, b: number, rise: number): void {
  if (a >= columns) return;
  if (b <= 0) {
    addInCell(band, start, 0, 0, 0, rise);
    return;
  }
  const first = Math.floor(a);
  if (first >= 0 && b <= first + 1) {
    addInCell(band, start, first, a, b, rise);
    return;
  }
  const perColumn = rise / (b - a);
  if (a < 0) addInCell(band, start, 0, 0, 0, -a * perColumn);
  let from = Math.max(0, a);
  const end = Math.min(columns, b);
  for (let col = Math.floor(from); col < end; col++) {
    const to = Math.min(col + 1, end);
    addInCell(band, start, col, from, to, (to - from) * perColumn);
    from = to;
  }
}

/** Everything right of the piece is covered fully, its own cell by the part right of the piece's middle. */
function addInCell(
  { cover, touched }: Band,
  start: number,
  col: number,
  a: number,
  b: number,
  rise: number,
): void {
  const beyond = rise * ((a + b) / 2 - col);
  const place = start + col;
  cover[place] += rise - beyond;
  cover[place + 1] += beyond;
  touched[place >>> 5] |= 1 << (place & 31);
  touched[(place + 1) >>> 5] |= 1 << ((place + 1) & 31);
}

/** Map coordinates of the target to those of the source. Places without an image give NaN. */
export type CoordinateTransform = (x: number, y: number) => readonly [number, number] | readonly number[];

/** Target cells that follow each other in a row, and their places in the source, which are evenly spaced. */
export interface PlaceRun {
  readonly column: number;
  readonly row: number;
  readonly count: number;
  /** Source column and row of the first centre, and the steps to the next one. */
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
}

/** Target cells to source cells, both in cell units. */
export type CellTransform = (column: number, row: number) => readonly [number, number];

/** Largest error of interpolated places, in source cells; GDAL's default. */
const tolerance = 0.125;
const blockSide = 64;

/**
 * Visits the centre of every target cell with its place in the source. The transform is asked at the corners of
 * blocks and interpolated between them where the middles of the block and its sides are met within 0.125 source
 * cells; other blocks are quartered, down to asking for every cell.
 */
export function visitRuns(
  width: number,
  height: number,
  exact: CellTransform,
  visit: (run: PlaceRun) => void,
): void {
  for (let top = 0; top < height; top += blockSide)
    for (let left = 0; left < width; left += blockSide)
      visitBlock(
        left,
        top,
        Math.min(width, left + blockSide),
        Math.min(height, top + blockSide),
        exact,
        visit,
      );
}

function visitBlock(
  left: number,
  top: number,
  right: number,
  bottom: number,
  exact: CellTransform,
  visit: (run: PlaceRun) => void,
): void {
  const [across, down] = [right - left, bottom - top];
  if (across <= 4 || down <= 4) {
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) {
        const [x, y] = exact(column + 0.5, row + 0.5);
        visit({ column, row, count: 1, x, y, stepX: 0, stepY: 0 });
      }
    return;
  }
  // Corners are the centres of the corner cells, so that places between them are interpolated, never beyond.
  const [x0, y0, x1, y1] = [left + 0.5, top + 0.5, right - 0.5, bottom - 0.5];
  const corners = [exact(x0, y0), exact(x1, y0), exact(x0, y1), exact(x1, y1)] as const;
  const between = (u: number, v: number): readonly [number, number] => [
    mix(corners, 0, u, v),
    mix(corners, 1, u, v),
  ];
  const met = probes.every(([u, v]) => {
    const [x, y] = exact(x0 + u * (x1 - x0), y0 + v * (y1 - y0));
    const [guessX, guessY] = between(u, v);
    // Written so that NaN is not met.
    return Math.abs(x - guessX) < tolerance && Math.abs(y - guessY) < tolerance;
  });
  if (!met) {
    const [middleX, middleY] = [left + (across >> 1), top + (down >> 1)];
    visitBlock(left, top, middleX, middleY, exact, visit);
    visitBlock(middleX, top, right, middleY, exact, visit);
    visitBlock(left, middleY, middleX, bottom, exact, visit);
    visitBlock(middleX, middleY, right, bottom, exact, visit);
    return;
  }
  for (let row = top; row < bottom; row++) {
    const v = (row + 0.5 - y0) / (y1 - y0);
    const [x, y] = between(0, v);
    const [endX, endY] = between(1, v);
    const [stepX, stepY] = [(endX - x) / (across - 1), (endY - y) / (across - 1)];
    visit({ column: left, row, count: across, x, y, stepX, stepY });
  }
}

const probes = [
  [0.5, 0.5],
  [0.5, 0],
  [0.5, 1],
  [0, 0.5],
  [1, 0.5],
] as const;

function mix(corners: readonly (readonly [number, number])[], axis: 0 | 1, u: number, v: number): number {
  const upper = corners[0][axis] + u * (corners[1][axis] - corners[0][axis]);
  const lower = corners[2][axis] + u * (corners[3][axis] - corners[2][axis]);
  return upper + v * (lower - upper);
}

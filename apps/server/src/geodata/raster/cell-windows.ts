/** A rectangle of cells. */
export interface CellRectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Cuts a rectangle into windows of at most about `cells` cells along the borders of a file's blocks, so that each
 * block is decoded once. A block that is larger is cut into rows all the same.
 */
export function* cellWindows(
  area: CellRectangle,
  blocks: { readonly width: number; readonly height: number },
  cells: number,
): Generator<CellRectangle> {
  const wide = Math.max(1, Math.floor(cells / Math.max(1, Math.min(blocks.height, area.height))));
  const columns = wide >= area.width ? area.width : Math.max(blocks.width, wide - (wide % blocks.width));
  const stepX = Math.min(columns, area.width, cells);
  const rows = Math.max(1, Math.floor(cells / stepX));
  const stepY = rows >= blocks.height ? rows - (rows % blocks.height) : rows;
  const right = area.left + area.width;
  const bottom = area.top + area.height;
  for (let top = area.top; top < bottom;) {
    const height = Math.min(stepY - (top % stepY), bottom - top);
    for (let left = area.left; left < right;) {
      const width = Math.min(stepX === area.width ? stepX : stepX - (left % stepX), right - left);
      yield { left, top, width, height };
      left += width;
    }
    top += height;
  }
}

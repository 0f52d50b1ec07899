import { gridExtent, intersectExtents, unionExtents, windowOfExtent } from '@gep/raster';
import type { CellWindow, Extent, GridFrame, Zones } from '@gep/raster';
import { rowBlocks } from './flat-file';

/** The windows of a grid that zones reach: blocks of rows, of about a million cells each. */
export function* zoneWindows(
  frame: Pick<GridFrame, 'width' | 'height' | 'transform'>,
  { extents }: Pick<Zones, 'extents'>,
): Generator<CellWindow> {
  const reached = extents.reduce<Extent | null>((all, one) => unionExtents(all, one), null);
  if (!reached || !intersectExtents(reached, gridExtent(frame))) return;
  const window = windowOfExtent(frame, reached);
  if (!window) return;
  const [left, top, right, bottom] = window;
  for (const rows of rowBlocks({ width: right - left, height: bottom - top }))
    yield [left, top + rows.top, right, top + rows.bottom];
}

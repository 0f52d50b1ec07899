import type { GridFrame } from '../grid';
import { checkFrame } from '../grid';
import { visitCentreSpans } from './centre-spans';
import type { Zones } from './zones';
import { zoneInCells } from './zones';

/**
 * The zone of every cell of a window by its centre: an index into the zones, or -1 outside all of them.
 * Where zones overlap the last one wins, as in GDAL's rasterise. `out` is reused when given (width x height).
 * @example
 * burnZones(prepareZones(districts), heights).subarray(0, 4); // [0, 0, 1, 1]
 */
export function burnZones(
  zones: Zones,
  frame: Pick<GridFrame, 'width' | 'height' | 'transform'>,
  out: Int32Array = new Int32Array(frame.width * frame.height),
): Int32Array {
  checkFrame(frame);
  const { width, height, transform } = frame;
  if (out.length !== width * height)
    throw new RangeError(`out: got ${out.length} cells, allowed: width x height = ${width * height}`);
  out.fill(-1);
  for (let index = 0; index < zones.count; index++) {
    const zone = zoneInCells(zones, index, transform, width, height);
    if (!zone) continue;
    visitCentreSpans(zone, width, height, (row, from, to) => {
      out.fill(index, row * width + from, row * width + to);
    });
  }
  return out;
}

import { burnZones, prepareZones, windowTransform } from '@gep/raster';
import { gridPolygons } from './grid-polygons';
import { rowBlocks, writeFlat } from './flat-file';
import type { BurnResult, BurnTask } from './tasks';

/** District index of every cell by its centre (section 1.7 of the models), -1 outside. */
export function burn({
  frame,
  polygons,
  districtOf,
  districtCount,
  outPath,
  rowsDone,
}: BurnTask): BurnResult {
  const zones = prepareZones(gridPolygons(polygons));
  const cells = new Float64Array(districtCount);
  for (const { top, bottom } of rowBlocks(frame)) {
    const window = burnZones(zones, {
      width: frame.width,
      height: bottom - top,
      transform: windowTransform(frame.transform, [0, top, frame.width, bottom]),
    });
    for (let i = 0; i < window.length; i++) {
      if (window[i] < 0) continue;
      window[i] = districtOf[window[i]];
      cells[window[i]]++;
    }
    writeFlat(outPath, top * frame.width, window);
    if (rowsDone) Atomics.add(rowsDone, 0, bottom - top);
  }
  return { cells };
}

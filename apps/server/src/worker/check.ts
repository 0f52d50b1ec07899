import { applyUrbanBoundary, MISSING } from '@gep/ecosystem-models';
import { burnZones, prepareZones, windowTransform } from '@gep/raster';
import type { Zones } from '@gep/raster';
import { readFlat, rowBlocks, writeFlat } from './flat-file';
import type { CheckResult, CheckTask, FlatFrame } from './tasks';

/**
 * Counts what is wrong with an input inside the districts, and reclassifies class rasters in place; then types inside
 * the urban boundary become urban green.
 */
export function check(task: CheckTask): CheckResult {
  const { frame, path, cellType, bands, districtPath, expected, physical, classes, rowsDone } = task;
  const codes = classes?.codes ? new Map(classes.codes) : null;
  const allowed = classes && classes.allowed.length > 0 ? new Set(classes.allowed) : null;
  const zones = task.urban.length > 0 ? prepareZones(task.urban) : null;
  const unknown = new Map<number, number>();
  let [inside, valid, unexpected, impossible] = [0, 0, 0, 0];
  for (let band = 0; band < bands; band++) {
    for (const { top, bottom } of rowBlocks(frame)) {
      const count = (bottom - top) * frame.width;
      const from = top * frame.width;
      const districts = readFlat(districtPath, 'int32', from, count);
      const cells = readFlat(path, cellType, band * frame.width * frame.height + from, count);
      for (let i = 0; i < count; i++) {
        const isInside = districts[i] >= 0;
        if (isInside) inside++;
        let value = cells[i];
        if (Number.isNaN(value) || (classes && value === MISSING)) continue;
        if (classes) {
          const code = codes ? codes.get(value) : value;
          if (code === undefined || (code !== MISSING && allowed && !allowed.has(code))) {
            if (isInside) unknown.set(value, (unknown.get(value) ?? 0) + 1);
            value = MISSING;
          } else value = code;
          cells[i] = value;
          if (value === MISSING) continue;
        }
        if (!isInside) continue;
        valid++;
        if (value < physical[0] || value > physical[1]) impossible++;
        else if (value < expected[0] || value > expected[1]) unexpected++;
      }
      if (classes) {
        const own = zones && cells instanceof Int32Array ? greened(cells, zones, frame, top, bottom) : cells;
        writeFlat(path, band * frame.width * frame.height + from, own);
      }
      if (rowsDone) Atomics.add(rowsDone, 0, bottom - top);
    }
  }
  return { inside, valid, unexpected, impossible, unknown: [...unknown] };
}

/** Ecosystem types with the urban boundary applied to cells whose centre is inside. */
function greened(
  types: Int32Array,
  zones: Zones,
  { width, transform }: FlatFrame,
  top: number,
  bottom: number,
): Int32Array {
  const window = windowTransform(transform, [0, top, width, bottom]);
  const zone = burnZones(zones, { width, height: bottom - top, transform: window });
  return applyUrbanBoundary(
    types,
    Uint8Array.from(zone, (index) => (index < 0 ? 0 : 1)),
  );
}

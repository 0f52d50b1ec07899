import { MISSING } from '@gep/ecosystem-models';
import { readFlat, rowBlocks, writeFlat } from './flat-file';
import type { CheckResult, CheckTask } from './tasks';

/** Counts what is wrong with an input inside the districts, and reclassifies class rasters in place. */
export function check(task: CheckTask): CheckResult {
  const { frame, path, cellType, bands, districtPath, expected, physical, classes } = task;
  const codes = classes?.codes ? new Map(classes.codes) : null;
  const allowed = classes && classes.allowed.length > 0 ? new Set(classes.allowed) : null;
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
      if (classes) writeFlat(path, band * frame.width * frame.height + from, cells);
    }
  }
  return { inside, valid, unexpected, impossible, unknown: [...unknown] };
}

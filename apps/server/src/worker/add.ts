import { addCells, emptySums } from './district-sums';
import { readFlat, writeFlat } from './flat-file';
import type { AddTask, PartSums } from './tasks';

/** Adds the rows of flat layers: what has a value counts, a cell without any stays NoData. */
export function add({ frame, top, bottom, paths, districtPath, districtCount, outPath }: AddTask): PartSums {
  const from = top * frame.width;
  const count = (bottom - top) * frame.width;
  const total = new Float64Array(count).fill(NaN);
  for (const path of paths) {
    const layer = readFlat(path, 'float32', from, count);
    for (let i = 0; i < count; i++) {
      if (Number.isNaN(layer[i])) continue;
      total[i] = Number.isNaN(total[i]) ? layer[i] : total[i] + layer[i];
    }
  }
  const sums = emptySums(districtCount);
  addCells(sums, total, readFlat(districtPath, 'int32', from, count), frame.width);
  writeFlat(outPath, from, new Float32Array(total));
  return sums;
}

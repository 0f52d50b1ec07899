import type { DistrictSums } from './tasks';

export function emptySums(districtCount: number): DistrictSums {
  return {
    sum: new Float64Array(districtCount),
    valid: new Float64Array(districtCount),
    cells: new Float64Array(districtCount),
    min: new Float64Array(districtCount).fill(Infinity),
    max: new Float64Array(districtCount).fill(-Infinity),
  };
}

/** Adds the cells of a window; district -1 is outside, NaN has no value. */
export function addCells(sums: DistrictSums, layer: Float64Array, districts: Int32Array): void {
  const { sum, valid, cells, min, max } = sums;
  for (let i = 0; i < layer.length; i++) {
    const district = districts[i];
    if (district < 0) continue;
    cells[district]++;
    const value = layer[i];
    if (Number.isNaN(value)) continue;
    valid[district]++;
    sum[district] += value;
    if (value < min[district]) min[district] = value;
    if (value > max[district]) max[district] = value;
  }
}

/** Sums of several windows, added in their order so that the result never depends on the timing of workers. */
export function mergeSums(parts: readonly DistrictSums[], districtCount: number): DistrictSums {
  const whole = emptySums(districtCount);
  for (const part of parts) {
    for (let d = 0; d < districtCount; d++) {
      whole.sum[d] += part.sum[d];
      whole.valid[d] += part.valid[d];
      whole.cells[d] += part.cells[d];
      whole.min[d] = Math.min(whole.min[d], part.min[d]);
      whole.max[d] = Math.max(whole.max[d], part.max[d]);
    }
  }
  return whole;
}

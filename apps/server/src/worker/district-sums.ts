import type { DistrictSums, PartSums } from './compute-task';

export function emptySums(districtCount: number): PartSums {
  return {
    sum: new Float64Array(districtCount),
    rest: new Float64Array(districtCount),
    valid: new Float64Array(districtCount),
    cells: new Float64Array(districtCount),
    min: new Float64Array(districtCount).fill(Infinity),
    max: new Float64Array(districtCount).fill(-Infinity),
  };
}

/**
 * Adds whole rows of cells; district -1 is outside, NaN has no value. Neighbours of one district in a row are added
 * first: where a window starts and ends changes none of these sums.
 */
export function addCells(sums: PartSums, layer: Float64Array, districts: Int32Array, width: number): void {
  for (let start = 0; start < layer.length; start += width) {
    const end = start + width;
    for (let i = start; i < end;) {
      const district = districts[i];
      const from = i;
      do i++;
      while (i < end && districts[i] === district);
      if (district >= 0) addRun(sums, district, layer, from, i);
    }
  }
}

function addRun(
  { sum, rest, valid, cells, min, max }: PartSums,
  district: number,
  layer: Float64Array,
  from: number,
  to: number,
): void {
  let total = 0;
  let count = 0;
  let least = min[district];
  let most = max[district];
  for (let i = from; i < to; i++) {
    const value = layer[i];
    if (Number.isNaN(value)) continue;
    total += value;
    count++;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  cells[district] += to - from;
  valid[district] += count;
  min[district] = least;
  max[district] = most;
  addKeepingRest(sum, rest, district, total);
}

/** Adds a number and keeps what rounding loses, so that the order of additions does not matter. Method: Knuth's TwoSum. */
function addKeepingRest(sum: Float64Array, rest: Float64Array, at: number, value: number): void {
  const before = sum[at];
  const after = before + value;
  const added = after - before;
  sum[at] = after;
  rest[at] += before - (after - added) + (value - added);
}

/** Sums of several windows, equal to the last bit however the rows were divided into windows. */
export function mergeSums(parts: readonly PartSums[], districtCount: number): DistrictSums {
  const whole = emptySums(districtCount);
  for (const part of parts) addSums(whole, part);
  return rounded(whole);
}

/** Adds the sums of a window to those of others. */
export function addSums(whole: PartSums, part: PartSums): void {
  for (let d = 0; d < whole.sum.length; d++) {
    whole.rest[d] += part.rest[d];
    addKeepingRest(whole.sum, whole.rest, d, part.sum[d]);
    whole.valid[d] += part.valid[d];
    whole.cells[d] += part.cells[d];
    whole.min[d] = Math.min(whole.min[d], part.min[d]);
    whole.max[d] = Math.max(whole.max[d], part.max[d]);
  }
}

/** The figures of all windows, each sum rounded once. */
export function rounded({ rest, sum, ...figures }: PartSums): DistrictSums {
  return { ...figures, sum: sum.map((total, d) => total + rest[d]) };
}

import { burnZones, prepareZones } from '@gep/raster';
import { readFlat } from './flat-file';
import { gridPolygons } from './grid-polygons';
import { preflightPicture } from './preflight-picture';
import type { PreflightResult, PreflightTask } from './preflight-task';

const mostClasses = 256;
/** Part of the values that a factor has to bring into the expected range to be worth a question. */
const nearlyAll = 0.99;
/** A value means no data rather than a measurement where it lies this far from all others, in spans of theirs. */
const apart = 0.1;

/** Looks at samples of a raster inside the region: ranges, codes, values that may mean no data; and draws them. */
export function preflight(task: PreflightTask): PreflightResult {
  const { frame, path, polygons, expected } = task;
  const { width, height, transform } = frame;
  const count = width * height;
  const samples = path === null ? new Float64Array(count).fill(NaN) : readFlat(path, 'float64', 0, count);
  const zones = burnZones(prepareZones(gridPolygons(polygons)), { width, height, transform });
  const inside = Uint8Array.from(zones, (zone) => (zone < 0 ? 0 : 1));
  const seen = new Map(task.marks.map((value) => [value, 0]));
  const classes = task.classes ? new Map<number, number>() : null;
  const range = rangeCounter(task);
  let [cells, valid, sum] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    if (inside[i] === 0) continue;
    cells++;
    const value = samples[i];
    if (Number.isNaN(value)) continue;
    const marked = seen.get(value);
    if (classes && marked !== undefined) {
      // No code: as empty as what is declared.
      seen.set(value, marked + 1);
      samples[i] = NaN;
      continue;
    }
    valid++;
    sum += value;
    if (classes && classes.size <= mostClasses) classes.set(value, (classes.get(value) ?? 0) + 1);
    if (marked === undefined || range.isExpected(value)) range.add(value, 1);
    else seen.set(value, marked + 1);
  }
  const marks = [...seen].filter(([, times]) => times > 0);
  const isLikely = (value: number): boolean => classes !== null || range.isApart(value);
  const likely = marks.filter(([value]) => isLikely(value));
  for (const [value, times] of marks) if (!isLikely(value)) range.add(value, times);
  const codes = classes && classes.size <= mostClasses ? [...classes].sort(([a], [b]) => a - b) : null;
  const { min, max, unexpected, impossible } = range.counted;
  const factor = range.factor();
  const shown = factor === null ? [Math.max(min, expected[0]), Math.min(max, expected[1])] : [min, max];
  return {
    inside: cells,
    valid,
    min: min <= max ? min : null,
    max: min <= max ? max : null,
    mean: valid > 0 ? sum / valid : null,
    unexpected,
    impossible,
    marks: likely,
    classes: codes,
    factor,
    picture: preflightPicture({
      task,
      samples,
      inside,
      codes: (codes ?? []).map(([code]) => code),
      range: [shown[0], shown[1]],
    }),
  };
}

/** Counts values outside the ranges of a task, and those that a factor would bring back. */
function rangeCounter({ expected, physical, factors }: PreflightTask) {
  const counted = { values: 0, unexpected: 0, impossible: 0, min: Infinity, max: -Infinity };
  const fitting = new Float64Array(factors.length);
  const isExpected = (value: number): boolean => value >= expected[0] && value <= expected[1];
  return {
    counted,
    isExpected,
    add(value: number, times: number): void {
      counted.values += times;
      counted.min = Math.min(counted.min, value);
      counted.max = Math.max(counted.max, value);
      if (isExpected(value)) return;
      if (value < physical[0] || value > physical[1]) counted.impossible += times;
      else counted.unexpected += times;
      for (let i = 0; i < factors.length; i++) if (isExpected(value * factors[i])) fitting[i] += times;
    },
    isApart: (value: number): boolean => {
      const gap = Math.max(counted.min - value, value - counted.max);
      return gap > apart * (counted.max - counted.min);
    },
    factor(): number | null {
      const outside = counted.unexpected + counted.impossible;
      if (outside <= counted.values / 2) return null;
      return factors.find((_, i) => fitting[i] >= nearlyAll * outside) ?? null;
    },
  };
}

import { createDescriber } from '@gep/raster';
import type { ValueRange, WarpedBand } from '../task';
import { createClassCounter } from './class-counter';
import { numbersOf } from './numbers-of';

/** Statistics and range counts of a warped band, grown by blocks. */
export interface BandSummary {
  add(cells: Float64Array | Int32Array): void;
  finish(): WarpedBand;
}

/** NoData is NaN in float64 and `noData` in int32. */
export function createBandSummary(
  ranges: { readonly expected?: ValueRange; readonly physical?: ValueRange },
  noData: number,
): BandSummary {
  const describer = createDescriber();
  const classes = createClassCounter();
  const { expected, physical } = ranges;
  let [belowExpected, aboveExpected, belowPhysical, abovePhysical] = [0, 0, 0, 0];
  return {
    add(cells) {
      const whole = cells instanceof Int32Array;
      describer.add(cells, { noData });
      for (let i = 0; i < cells.length; i++) {
        const value = cells[i];
        if (value === noData || Number.isNaN(value)) continue;
        if (expected && value < expected.min) belowExpected++;
        if (expected && value > expected.max) aboveExpected++;
        if (physical && value < physical.min) belowPhysical++;
        if (physical && value > physical.max) abovePhysical++;
        if (whole) classes.add(value);
      }
    },
    finish: () => ({
      ...numbersOf(describer.finish()),
      belowExpected,
      aboveExpected,
      belowPhysical,
      abovePhysical,
      classes: classes.finish(),
    }),
  };
}

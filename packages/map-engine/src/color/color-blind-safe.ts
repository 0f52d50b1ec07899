import type { Ramp } from '../model';
import type { RampType } from './color-ramp';
import { labDifference } from './difference';
import { interpolateColors } from './interpolate';
import { toLab } from './lab';
import { parseColor } from './parse';
import { allEyes, seeColor } from './sight';

/** Smallest CIEDE2000 difference that two classes of a map must keep. */
export const safeDifference = 5;
/** Classes that are compared; qualitative ramps compare all their own colours. */
const comparedClasses = 5;

/**
 * The smallest CIEDE2000 difference between any two classes of a ramp, seen with normal colour vision and with
 * each of the three simulated deficiencies (Machado 2009).
 * @example
 * smallestDifference(toRamp(['#ff0000', '#00ff00']), 'qualitative'); // 19.41
 */
export function smallestDifference(ramp: Ramp, type: RampType): number {
  const classes =
    type === 'qualitative' ? ramp.colors.map(parseColor) : interpolateColors(ramp.colors, comparedClasses);
  let smallest = Infinity;
  for (const eyes of allEyes) {
    const labs = classes.map((color) => toLab(seeColor(color, eyes)));
    labs.forEach((one, i) => {
      for (const two of labs.slice(i + 1)) smallest = Math.min(smallest, labDifference(one, two));
    });
  }
  return smallest;
}

/**
 * Whether every two of five classes stay apart (CIEDE2000 of 5 and more) for all simulated kinds of colour vision; a
 * qualitative ramp compares all its own colours.
 * @throws RangeError for a colour that is none.
 * @example
 * isColorBlindSafe(toRamp('viridis'), 'sequential'); // true
 */
export function isColorBlindSafe(ramp: Ramp, type: RampType): boolean {
  return smallestDifference(ramp, type) >= safeDifference;
}

import { labDifference } from './difference';
import { interpolateColors, mixColors } from './interpolate';
import { toLab } from './lab';
import { formatColor } from './parse';

/** Points looked at between two colours. */
const finely = 32;

/**
 * As many colours on the same way from end to end, at equal steps to the eye: CIEDE2000 summed along the way.
 * @param colors at least two CSS colours.
 * @example
 * evenOutColors(['#000000', '#0c0c0c', '#ffffff']); // ['#000000', '#777777', '#ffffff']
 */
export function evenOutColors(colors: readonly string[]): readonly string[] {
  const last = colors.length - 1;
  const way = interpolateColors(colors, last * finely + 1);
  const labs = way.map(toLab);
  const lengths = [0];
  for (let i = 1; i < labs.length; i++) lengths.push(lengths[i - 1] + labDifference(labs[i - 1], labs[i]));
  const whole = lengths[lengths.length - 1];
  return colors.map((color, k) => {
    if (k === 0 || k === last || whole === 0) return color;
    const target = (whole * k) / last;
    const after = lengths.findIndex((length) => length >= target);
    const step = lengths[after] - lengths[after - 1];
    return formatColor(mixColors(way[after - 1], way[after], (target - lengths[after - 1]) / step));
  });
}

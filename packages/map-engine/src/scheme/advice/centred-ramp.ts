import { sampleRamp, toRamp } from '../../color';
import type { Ramp } from '../../model';
import type { RampInput } from '../build/ramp-input';

/**
 * A diverging ramp whose middle stands for a value: the preset where there are as many classes below it as above, else
 * its colours, one a class.
 */
export function centredRamp(input: RampInput, breaks: readonly number[], middle: number): Ramp {
  const classes = breaks.length - 1;
  const noise = 1e-9 * (breaks[classes] - breaks[0]);
  const below = breaks.filter((edge, i) => i > 0 && edge <= middle + noise).length;
  const above = breaks.filter((edge, i) => i < classes && edge >= middle - noise).length;
  if (below === above) return toRamp(input);
  const side = Math.max(below, above);
  const across = classes - below - above;
  const colors = sampleRamp(input, 2 * side + across);
  return { name: '', colors: colors.slice(side - below, side + across + above) };
}

import type { ColorVision } from './color-vision';
import { colorDifference, contrastRatio } from './difference';
import { formatColor, parseColor } from './parse';
import { sampleRamp } from './sample-ramp';
import { seeColor } from './sight';

/** Colours of a ramp, or the name of a preset. */
type RampColors = Parameters<typeof sampleRamp>[0];

/**
 * The CIEDE2000 differences of each two neighbours among `count` colours of a ramp: about 1 is just noticeable, classes
 * of a map want 5 and more.
 * @param vision the eyes that look; absent: those with all kinds of cones.
 * @returns count - 1 differences.
 * @throws RangeError as `sampleRamp`.
 * @example
 * neighbourDifferences(['#000000', '#ffffff'], 2); // [100.00]
 */
export function neighbourDifferences(ramp: RampColors, count: number, vision?: ColorVision): number[] {
  return ofNeighbours(ramp, count, vision, colorDifference);
}

/**
 * The WCAG 2.2 contrast ratios of each two neighbours among `count` colours of a ramp, 1 to 21.
 * @param vision the eyes that look; absent: those with all kinds of cones.
 * @returns count - 1 ratios.
 * @throws RangeError as `sampleRamp`.
 * @example
 * neighbourContrasts(['#000000', '#ffffff'], 2); // [21]
 */
export function neighbourContrasts(ramp: RampColors, count: number, vision?: ColorVision): number[] {
  return ofNeighbours(ramp, count, vision, contrastRatio);
}

function ofNeighbours(
  ramp: RampColors,
  count: number,
  vision: ColorVision | undefined,
  compare: (one: string, other: string) => number,
): number[] {
  const colors = sampleRamp(ramp, count).map((color) =>
    formatColor(seeColor(parseColor(color), vision ?? 'normal')),
  );
  return colors.slice(1).map((color, i) => compare(colors[i], color));
}

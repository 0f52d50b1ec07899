import type { ColorRamp } from '../color-ramp';
import { cmoceanRamps } from './cmocean';
import { colorBrewerRamps } from './color-brewer';
import { crameriRamps } from './crameri';
import { houseRamps } from './house';
import { perceptualRamps } from './perceptual';

/** All preset ramps, each of 8 or 11 colours; names are unique. The first is the default of rasters. */
export const colorRamps: readonly ColorRamp[] = [
  ...houseRamps,
  ...colorBrewerRamps,
  ...perceptualRamps,
  ...cmoceanRamps,
  ...crameriRamps,
];

/** The default ramp of rasters: 8 colours from cyan to purple. */
export const defaultRasterRamp: ColorRamp = houseRamps[0];

/**
 * The preset of a name, compared without regard to case; undefined where there is none.
 * @example
 * findRamp('viridis')?.type; // 'sequential'
 */
export function findRamp(name: string): ColorRamp | undefined {
  const wanted = name.toLowerCase();
  return colorRamps.find((ramp) => ramp.name.toLowerCase() === wanted);
}

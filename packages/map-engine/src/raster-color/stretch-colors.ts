import type { StretchScheme } from '../model';
import { stretchRangeOf } from '../scheme';
import type { StretchFacts, StretchRange } from '../scheme';
import type { BandColors } from './cell-table';
import { fixedColors } from './fixed-colors';
import { rampPixels } from './ramp-pixels';

/** Steps along a ramp: of up to 16 stops, neighbours differ by less than one of 255; even, so that the middle is one. */
const rampSteps = 4096;

/** One band over a ramp: value, share of the range, colour. */
export function stretchColors(scheme: StretchScheme, facts: StretchFacts): BandColors {
  const { ramp, reverse } = scheme;
  const range = stretchRangeOf(scheme, facts);
  const stops = reverse ? [...ramp.colors].reverse() : ramp.colors;
  const pixels = rampPixels(stops, rampSteps + 1, scheme);
  return stretchedColors(range, (share) => pixels[Math.round(share * rampSteps)], fixedColors(scheme));
}

/** Colours by the share of a range; a range of no width has only its low end. */
export function stretchedColors(
  range: StretchRange,
  pixelOf: (share: number) => number,
  fixed: Pick<BandColors, 'empty' | 'background'>,
): BandColors {
  const { low, high, curve } = range;
  const shareOf = (value: number): number => {
    const share = high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0;
    return curve ? Math.min(1, Math.max(0, curve(share))) : share;
  };
  return {
    pixelOf: (value) => pixelOf(shareOf(value)),
    low,
    high,
    edges: [],
    steep: curve !== null && isSteep(curve),
    ...fixed,
  };
}

/** Whether half of the colours belong to a thousandth of the range. */
function isSteep(curve: (share: number) => number): boolean {
  const parts = 1024;
  for (let i = 0; i < parts; i++) if (curve((i + 1) / parts) - curve(i / parts) > 0.5) return true;
  return false;
}

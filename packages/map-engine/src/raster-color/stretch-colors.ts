import type { StretchScheme } from '../model';
import { stretchRangeOf } from '../scheme';
import type { StretchFacts, StretchRange } from '../scheme';
import { mostSteps } from '@gep/raster/cells';
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
  const pixelsOf: BandColors['pixelsOf'] = (shares, rendered) => {
    for (let i = 0; i < shares.length; i++) rendered[i] = pixels[Math.round(shares[i] * rampSteps)];
  };
  const colors = stretchedColors(range, pixelsOf, fixedColors(scheme));
  // Without a curve the steps of the ramp are those of the range: a sixteenth of a table is all that a restyle makes.
  return range.curve ? colors : { ...colors, steps: rampSteps };
}

/**
 * Colours by the share of a range; a range of no width has only its low end.
 * @param pixelsOf writes the pixels of shares
 */
export function stretchedColors(
  range: StretchRange,
  pixelsOf: BandColors['pixelsOf'],
  fixed: Pick<BandColors, 'empty' | 'background'>,
): BandColors {
  const { low, high, curve } = range;
  return {
    pixelsOf(values, pixels) {
      toShares(values, low, high);
      if (curve) bend(values, curve);
      pixelsOf(values, pixels);
    },
    low,
    high,
    edges: [],
    steps: mostSteps,
    steep: curve !== null && isSteep(curve),
    ...fixed,
  };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

function toShares(values: Float64Array, low: number, high: number): void {
  const width = high - low;
  for (let i = 0; i < values.length; i++) {
    // NaN stays NaN.
    values[i] = width > 0 ? within((values[i] - low) / width) : 0 * values[i];
  }
}

function bend(shares: Float64Array, curve: (share: number) => number): void {
  for (let i = 0; i < shares.length; i++) shares[i] = within(curve(shares[i]));
}

/** Whether half of the colours belong to a thousandth of the range. */
function isSteep(curve: (share: number) => number): boolean {
  const parts = 1024;
  for (let i = 0; i < parts; i++) if (curve((i + 1) / parts) - curve(i / parts) > 0.5) return true;
  return false;
}

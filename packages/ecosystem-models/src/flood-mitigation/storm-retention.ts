import type { PixelInputs, ResolvedParameters, Upstream } from '../model';
import { numberOf } from '../parameter-values';
import { eventDepth } from '../runoff-analysis/event-depth';
import { bandReaders } from '../shared/pixel-loop';
import type { Tally } from '../shared/pixel-loop';

/** mm of rain that a cell keeps on storm days; NaN where a needed input has no data, undefined for what is counted. */
export type StormRetention = (i: number, code: number) => number | undefined;

/**
 * Rain less runoff of the storm days, the runoff of each day by the method and parameters of the runoff analysis.
 * @param runoff what the runoff analysis reads over the same window
 */
export function stormRetention(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  runoff: Upstream,
  tally: Tally,
): StormRetention {
  const days = bandReaders(inputs, 'dailyPrecipitation');
  const threshold = numberOf(parameters, 'stormThresholdMm');
  const { trait, depth } = eventDepth(runoff.inputs, runoff.parameters, tally);
  return (i, code) => {
    const own = trait(i, code);
    if (own === undefined || Number.isNaN(own)) return own;
    let kept = 0;
    for (const day of days) {
      const rain = day(i);
      if (Number.isNaN(rain)) return NaN;
      if (rain >= threshold) kept += rain - depth(rain, own);
    }
    return kept;
  };
}

import { interpolateHex } from '../color';
import type { StretchScheme } from '../model';
import { bandStatistics, stretchRange } from '../scheme';
import { valueAtShare } from '../scheme/legend/ramp-values';

/** Colours along a ramp: programs mix neighbours evenly, and curves bend between them by less than a colour step. */
const rampStops = 65;

/**
 * The values and colours of a stretch, ascending, for programs that mix between them.
 * @throws RangeError for a band without the statistics or the histogram that the stretch needs
 */
export function stretchColors(
  scheme: StretchScheme,
): readonly { readonly value: number; readonly color: string }[] {
  const statistics = bandStatistics(scheme.bands, scheme.band ?? 0);
  const range = stretchRange(scheme, statistics, statistics?.histogram ?? null);
  const ramp = scheme.reverse ? [...scheme.ramp.colors].reverse() : scheme.ramp.colors;
  const stops = interpolateHex(ramp, rampStops).map((color, i) => ({
    value: valueAtShare(range, i / (rampStops - 1)),
    color,
  }));
  // A range without width, or a steep curve, has several colours for one value: the last one counts.
  return stops.filter((one, i) => stops[i + 1]?.value !== one.value);
}

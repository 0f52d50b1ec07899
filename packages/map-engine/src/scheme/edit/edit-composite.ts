import { rgbChannelNames } from '../../model';
import type { RgbChannel, RgbChannelName, RgbCompositeScheme } from '../../model';
import { bandStatistics } from '../data/band-statistics';
import { stretchRange } from '../stretch/stretch-range';
import { stretchNeeds } from '../stretch/band-needs';

/** Red, green and blue bands, 0-based. */
export type BandTriple = readonly [red: number, green: number, blue: number];

/** The order of the file, its reverse, and the combinations that interpreters of satellite pictures know. */
const triples: readonly BandTriple[] = [
  [0, 1, 2],
  [2, 1, 0],
  [3, 2, 1],
  [4, 3, 2],
  [6, 4, 2],
];

/**
 * Combinations of bands that a raster of so many can show, its own order first.
 * @example
 * bandTriples(3); // [[0, 1, 2], [2, 1, 0]]
 */
export function bandTriples(count: number): readonly BandTriple[] {
  return triples.filter((triple) => triple.every((band) => band < count));
}

/**
 * The composite with one channel changed.
 * @example
 * setChannel(rgbCompositeScheme(), 'alpha', { used: true, band: 3 }).channels.alpha; // { used: true, band: 3 }
 */
export function setChannel(
  scheme: RgbCompositeScheme,
  name: RgbChannelName,
  part: Partial<RgbChannel>,
): RgbCompositeScheme {
  const { channels } = scheme;
  return { ...scheme, channels: { ...channels, [name]: { ...channels[name], ...part } } };
}

/**
 * Three bands shown as red, green and blue; opacity stays as it is.
 * @example
 * setBandTriple(rgbCompositeScheme(), [3, 2, 1]).channels.red; // { used: true, band: 3 }
 */
export function setBandTriple(scheme: RgbCompositeScheme, triple: BandTriple): RgbCompositeScheme {
  return triple.reduce<RgbCompositeScheme>(
    (made, band, i) => setChannel(made, rgbChannelNames[i], { used: true, band }),
    scheme,
  );
}

/**
 * From which value to which a channel is spread: colours by the stretch, opacity from the band's least value to its
 * greatest, bytes from 0 to 255. Null where it is unused or the statistics are not at hand.
 * @example
 * channelRange(rgbCompositeScheme(), 'red'); // null
 */
export function channelRange(
  scheme: RgbCompositeScheme,
  name: RgbChannelName,
): readonly [low: number, high: number] | null {
  const { used, band } = scheme.channels[name];
  const statistics = bandStatistics(scheme.bands, band);
  if (!used || !statistics) return null;
  if (name === 'alpha') return statistics.dataType === 'uint8' ? [0, 255] : [statistics.min, statistics.max];
  if (scheme.statisticsFrom === 'view' || stretchNeeds(scheme.stretch, statistics)) return null;
  const { low, high } = stretchRange(scheme, statistics, statistics.histogram);
  return [low, high];
}

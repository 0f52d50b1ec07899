import { rgbChannelNames } from '@gep/map-engine/model';
import type { RgbChannel, RgbChannelName, RgbCompositeScheme } from '@gep/map-engine/model';
import { stretchRange } from '@gep/map-engine/scheme';
import { stretchNeeds } from './band-needs';
import { statisticsOf } from './edit-stretch';

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

/** Combinations that a raster of so many bands can show. */
export function bandTriples(count: number): readonly BandTriple[] {
  return triples.filter((triple) => triple.every((band) => band < count));
}

/** Changes one channel. */
export function setChannel(
  scheme: RgbCompositeScheme,
  name: RgbChannelName,
  part: Partial<RgbChannel>,
): RgbCompositeScheme {
  const { channels } = scheme;
  return { ...scheme, channels: { ...channels, [name]: { ...channels[name], ...part } } };
}

/** Shows three bands as red, green and blue; opacity stays as it is. */
export function setTriple(scheme: RgbCompositeScheme, triple: BandTriple): RgbCompositeScheme {
  return triple.reduce<RgbCompositeScheme>(
    (made, band, i) => setChannel(made, rgbChannelNames[i], { used: true, band }),
    scheme,
  );
}

/**
 * From which value to which a channel is spread: colours by the stretch, opacity from the band's least value to its
 * greatest, bytes from 0 to 255. Null where it is unused or the statistics are not at hand.
 */
export function channelRange(
  scheme: RgbCompositeScheme,
  name: RgbChannelName,
): readonly [low: number, high: number] | null {
  const { used, band } = scheme.channels[name];
  const statistics = statisticsOf(scheme.bands, band);
  if (!used || !statistics) return null;
  if (name === 'alpha') return statistics.dataType === 'uint8' ? [0, 255] : [statistics.min, statistics.max];
  if (scheme.statisticsFrom === 'view' || stretchNeeds(scheme.stretch, statistics)) return null;
  const { low, high } = stretchRange(scheme, statistics, statistics.histogram);
  return [low, high];
}

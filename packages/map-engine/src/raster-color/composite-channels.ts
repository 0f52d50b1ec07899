import type { TypedArray } from '@gep/raster';
import { rgbChannelNames } from '../model';
import type { RgbChannelName, RgbCompositeScheme } from '../model';
import { stretchRangeOf } from '../scheme';
import { adjustChannel } from './adjust';
import { bandFacts } from './band-facts';
import { pixelOf } from './cell-table';
import type { BandColors } from './cell-table';
import type { RasterContext } from './context';
import { packBytes } from './pack';
import { stretchedColors } from './stretch-colors';

/** Flags in the parts of a composite's pixel, see `RasterTables`. */
export const filled = 128;
export const isBackground = 64;

const noFixed = { empty: 0, background: null } as const;

/** A channel's byte at its place, its flags where another channel's byte comes. */
export const places = {
  red: (byte, flags) => packBytes(byte, 0, 0, flags),
  green: (byte, flags) => packBytes(0, byte, 0, flags),
  blue: (byte, flags) => packBytes(0, 0, byte, flags),
  alpha: (byte, flags) => packBytes(flags, 0, 0, byte),
} as const satisfies Record<RgbChannelName, (byte: number, flags: number) => number>;

/** A channel of a composite: a band and its colours by the type of its cells, or one part for all cells. */
export type Channel =
  { readonly band: number; readonly colorsOf: (cells: TypedArray) => BandColors } | number;

/** The part of a colour channel, stretched by its band's statistics; an unused one is 0. */
function colorChannel(scheme: RgbCompositeScheme, at: 0 | 1 | 2, context: RasterContext): Channel {
  const name = rgbChannelNames[at];
  const place = places[name];
  const { background } = scheme;
  const byteOf = (share: number): number => Math.round(adjustChannel(share * 255, scheme));
  const band = bandOf(scheme, name);
  if (band === null) return place(byteOf(0), background.used ? filled | isBackground : filled);
  const range = stretchRangeOf(scheme, bandFacts(scheme, band, context));
  const pixelsOf: BandColors['pixelsOf'] = (shares, pixels) => {
    for (let i = 0; i < shares.length; i++) pixels[i] = place(byteOf(shares[i]), filled);
  };
  const colors = stretchedColors(range, pixelsOf, noFixed);
  if (!background.used) return { band, colorsOf: () => colors };
  const value = background.value[at];
  const pixel = (pixelOf(colors, value) | place(0, isBackground)) >>> 0;
  return { band, colorsOf: () => ({ ...colors, background: { value, pixel } }) };
}

/** The part of alpha: 8-bit values as they are, others from their least to their greatest. */
function alphaChannel(scheme: RgbCompositeScheme, context: RasterContext): Channel {
  // Alpha says nothing about the background, which the colours decide.
  const partOf = (share: number): number =>
    places.alpha(Math.round(share * 255 * scheme.opacity), filled | isBackground);
  const band = bandOf(scheme, 'alpha');
  if (band === null) return partOf(1);
  const colorsOf = (cells: TypedArray): BandColors => {
    const bytes = cells instanceof Uint8Array;
    const statistics = bytes ? null : bandFacts(scheme, band, context).statistics();
    const range = { low: statistics?.min ?? 0, high: statistics?.max ?? 255, curve: null };
    const pixelsOf: BandColors['pixelsOf'] = (shares, pixels) => {
      for (let i = 0; i < shares.length; i++) pixels[i] = partOf(shares[i]);
    };
    return stretchedColors(range, pixelsOf, noFixed);
  };
  return { band, colorsOf };
}

/** Red, green, blue and alpha of a composite. @throws RangeError where a used channel has no band. */
export function channelsOf(scheme: RgbCompositeScheme, context: RasterContext): readonly Channel[] {
  return [
    ...([0, 1, 2] as const).map((at) => colorChannel(scheme, at, context)),
    alphaChannel(scheme, context),
  ];
}

function bandOf({ channels }: RgbCompositeScheme, name: RgbChannelName): number | null {
  const { used, band } = channels[name];
  if (used && band === null) {
    throw new RangeError(`channels.${name}.band: got null, allowed: the 0-based index of a band`);
  }
  return used ? band : null;
}

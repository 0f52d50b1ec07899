import { storedNoData } from '@gep/raster';
import type { TypedArray } from '@gep/raster';
import type { RgbChannelName, RgbCompositeScheme } from '../model';
import { adjustChannel } from './adjust';
import { bandOf, targetOf } from './block';
import { shares, stepScale, tableSize } from './color-table';
import { bandHistogram, bandStatistics } from './context';
import type { RasterContext, RasterRenderer } from './context';
import { fixedPixels } from './fixed-pixels';
import { packBytes } from './pack';
import { stretchRange } from '../scheme';
import type { StretchRange } from '../scheme';

/** How one channel's values become bytes. */
interface ChannelTable {
  readonly band: number;
  readonly low: number;
  readonly scale: number;
  readonly bytes: Uint8Array;
}

const colors = ['red', 'green', 'blue'] as const;

/**
 * Three bands as red, green and blue, each stretched by its own statistics; an unused channel is 0. A cell is
 * empty where any used band is. The alpha band: 8-bit values as they are, others from their minimum to maximum.
 */
export function compileRgb(scheme: RgbCompositeScheme, context: RasterContext): RasterRenderer {
  const tables = colors.map((name) => colorTable(scheme, context, name));
  const alpha = alphaTable(scheme, context);
  const fixed = fixedPixels(scheme);
  const { background, opacity } = scheme;
  const noData = context.noData ?? null;
  const zero = adjustedZero(scheme);
  return {
    render(bands, size, out) {
      const target = targetOf(size, out);
      const cells = tables.map((table) => (table ? bandOf(bands, table.band, size) : null));
      const alphaCells = alpha ? bandOf(bands, alpha.band, size) : null;
      const used = [...cells, alphaCells].filter((band) => band !== null);
      const valid = validTest(used, noData);
      const channel = (i: number, at: number): number => {
        const [table, band] = [tables[i], cells[i]];
        return table && band ? byteOf(table, band[at]) : zero;
      };
      for (let at = 0; at < target.pixels.length; at++) {
        if (!valid(at)) target.pixels[at] = fixed.noData;
        else if (background.used && cells.every((band, i) => !band || band[at] === background.value[i])) {
          target.pixels[at] = fixed.background;
        } else {
          const a = alpha && alphaCells ? alphaByte(alpha, alphaCells, at) : 255;
          target.pixels[at] = packBytes(
            channel(0, at),
            channel(1, at),
            channel(2, at),
            Math.round(a * opacity),
          );
        }
      }
      return target.finish();
    },
  };
}

function adjustedZero(scheme: RgbCompositeScheme): number {
  return Math.round(adjustChannel(0, scheme));
}

function validTest(used: readonly TypedArray[], noData: number | null): (at: number) => boolean {
  const empties = used.map((band) => (noData === null ? undefined : storedNoData(band, noData)));
  return (at) => {
    for (let i = 0; i < used.length; i++) {
      const value = used[i][at];
      if (value === empties[i] || value - value !== 0) return false;
    }
    return true;
  };
}

function tableOf(band: number, range: StretchRange, byte: (share: number) => number): ChannelTable {
  return { band, low: range.low, scale: stepScale(range), bytes: Uint8Array.from(shares(range), byte) };
}

function colorTable(
  scheme: RgbCompositeScheme,
  context: RasterContext,
  name: Exclude<RgbChannelName, 'alpha'>,
): ChannelTable | null {
  const { used, band } = scheme.channels[name];
  if (!used) return null;
  if (band === null)
    throw new RangeError(`channels.${name}.band: got null, allowed is the 0-based index of a band`);
  const range = stretchRange(
    scheme,
    bandStatistics(band, context, scheme.bands),
    bandHistogram(band, context, scheme.bands),
  );
  return tableOf(band, range, (share) => Math.round(adjustChannel(share * 255, scheme)));
}

function alphaTable(scheme: RgbCompositeScheme, context: RasterContext): ChannelTable | null {
  const { used, band } = scheme.channels.alpha;
  if (!used) return null;
  if (band === null)
    throw new RangeError('channels.alpha.band: got null, allowed is the 0-based index of a band');
  const statistics = bandStatistics(band, context, scheme.bands);
  const range = { low: statistics?.min ?? 0, high: statistics?.max ?? 255, curve: null };
  return tableOf(band, range, (share) => Math.round(share * 255));
}

function byteOf({ low, scale, bytes }: ChannelTable, value: number): number {
  const step = (value - low) * scale + 0.5;
  return bytes[step <= 0 ? 0 : step >= tableSize - 1 ? tableSize - 1 : step | 0];
}

function alphaByte(alpha: ChannelTable, cells: TypedArray, at: number): number {
  return cells instanceof Uint8Array ? cells[at] : byteOf(alpha, cells[at]);
}

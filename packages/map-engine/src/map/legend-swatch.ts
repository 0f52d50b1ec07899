import type { MapSymbol } from '../model';
import { symbolSize } from '../scheme';
import type { LegendEntry } from '../scheme';
import { compileSymbol, markerBox, measuringContext } from '../symbol';

/** Width and height of a picture in a legend, CSS pixels. */
export interface SwatchSize {
  readonly width: number;
  readonly height: number;
}

const smallest: SwatchSize = { width: 28, height: 18 };
const ramp: SwatchSize = { width: 160, height: 12 };
/** Symbols that are larger are shown shrunk. */
const most = 104;

/**
 * Sizes of the pictures of a section, in which every symbol has the size that it has on the map, so that a legend of
 * sizes can be measured against the map. All have one width: their labels are aligned.
 */
export function swatchSizes(entries: readonly LegendEntry[]): SwatchSize[] {
  const sizes = entries.map((entry) => (entry.kind === 'symbol' ? roomOf(entry.symbol) : smallest));
  const width = Math.max(...sizes.map((size) => size.width));
  return sizes.map(({ height }, index) => (entries[index].kind === 'ramp' ? ramp : { width, height }));
}

/** Room for a symbol with one pixel of air at each side. */
function roomOf(symbol: MapSymbol): SwatchSize {
  const list = compileSymbol(symbol);
  const [minX, minY, maxX, maxY] = (list.kind === 'marker' &&
    markerBox(measuringContext(), list.items, new Map())) || [0, 0, 0, 0];
  const height = list.kind === 'marker' ? maxY - minY : symbolSize(symbol);
  return { width: bounded(maxX - minX, smallest.width), height: bounded(height, smallest.height) };
}

function bounded(length: number, least: number): number {
  return Math.min(most, Math.max(least, Math.ceil(length) + 2));
}

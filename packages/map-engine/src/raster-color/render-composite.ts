import type { TypedArray } from '@gep/raster';
import { tableSize, unsigned } from '@gep/raster/cells';
import type { CellTable } from './cell-table';
import { filled, isBackground, places } from './composite-channels';
import { packBytes } from './pack';
import { renderCells } from './render-cells';

const colorBytes = packBytes(255, 255, 255, 0);
const alphaByte = packBytes(0, 0, 0, 255) | 0;

/** A channel's cells and the table of their parts, or one part for all cells. */
export type RenderedChannel = { readonly cells: TypedArray; readonly table: CellTable } | number;

/**
 * Puts the parts of red, green, blue and alpha together, see `RasterTables`.
 * @param background null for none
 */
export function renderComposite(
  channels: readonly RenderedChannel[],
  empty: number,
  background: number | null,
  target: Int32Array,
): void {
  const alpha = channels[3];
  const narrow = channels.flatMap((channel) =>
    typeof channel !== 'number' && channel.table.index.kind === 'value' ? [channel] : [],
  );
  if (narrow.length === 3 && typeof alpha === 'number' && background === null) {
    return renderNarrowBands(narrow, alpha, empty, target);
  }
  // Long enough to pay for setting up a table each time, short enough for the cache.
  const strip = 2 ** 17;
  const parts = channels.map((channel) =>
    new Int32Array(strip).fill(typeof channel === 'number' ? channel : 0),
  );
  for (let from = 0; from < target.length; from += strip) {
    const to = Math.min(target.length, from + strip);
    channels.forEach((channel, i) => {
      if (typeof channel !== 'number') renderCells(channel.table, channel.cells.subarray(from, to), parts[i]);
    });
    combineParts(parts, empty, background ?? empty, target.subarray(from, to));
  }
}

function combineParts(
  [red, green, blue, alpha]: readonly Int32Array[],
  empty: number,
  background: number,
  target: Int32Array,
): void {
  const [filledColor, filledAlpha] = [places.red(0, filled), places.alpha(0, filled)];
  const [sameColor, sameAlpha] = [places.red(0, isBackground), places.alpha(0, isBackground)];
  for (let i = 0; i < target.length; i++) {
    const all = red[i] & green[i] & blue[i];
    const a = alpha[i];
    if ((all & filledColor) === 0 || (a & filledAlpha) === 0) target[i] = empty;
    else if ((all & sameColor) !== 0 && (a & sameAlpha) !== 0) target[i] = background;
    else target[i] = ((red[i] | green[i] | blue[i]) & colorBytes) | (a & alphaByte);
  }
}

const chunk = 4096;
const { parts, cells, rendered, combineChunk } = createLoop();

/** Three narrow bands under one opacity: their parts take the picture's alpha for the flags and are looked up in one go. */
function renderNarrowBands(
  channels: readonly Exclude<RenderedChannel, number>[],
  alpha: number,
  empty: number,
  target: Int32Array,
): void {
  channels.forEach(({ table: { pixels } }, channel) => {
    for (let i = 0; i < pixels.length; i++) {
      const isFilled = (pixels[i] & places.red(0, filled)) !== 0;
      parts[channel][i] = isFilled ? (pixels[i] & colorBytes) | (alpha & alphaByte) : 0;
    }
  });
  const bands = channels.map((channel) => unsigned(channel.cells));
  for (let from = 0; from < target.length; from += chunk) {
    const to = Math.min(target.length, from + chunk);
    bands.forEach((band, channel) => cells[channel].set(band.subarray(from, to)));
    combineChunk(empty);
    target.set(to - from < chunk ? rendered.subarray(0, to - from) : rendered, from);
  }
}

/** A separate function for the reason given in render-cells. */
function createLoop() {
  const parts = [0, 1, 2].map(() => new Int32Array(tableSize));
  const cells = [0, 1, 2].map(() => new Uint16Array(chunk));
  const [redParts, greenParts, blueParts] = parts;
  const [redCells, greenCells, blueCells] = cells;
  const rendered = new Int32Array(chunk);
  return {
    parts,
    cells,
    rendered,
    combineChunk(empty: number): void {
      for (let i = 0; i < chunk; i++) {
        const red = redParts[redCells[i]];
        const green = greenParts[greenCells[i]];
        const blue = blueParts[blueCells[i]];
        rendered[i] = (red & green & blue & alphaByte) === 0 ? empty : red | green | blue;
      }
    },
  };
}

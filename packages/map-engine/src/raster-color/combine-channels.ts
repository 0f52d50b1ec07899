import { filled, isBackground, places } from './composite-colors';
import { packBytes } from './pack';

const colorBytes = packBytes(255, 255, 255, 0);
const alphaByte = packBytes(0, 0, 0, 255);

/**
 * Puts the parts of four channels together, see `RasterTables`.
 * @param pixels takes the result; its length says how many cells there are.
 */
export function combineParts(
  [red, green, blue, alpha]: readonly Uint32Array[],
  empty: number,
  background: number,
  pixels: Uint32Array,
): void {
  const [filledColor, filledAlpha] = [places.red(0, filled), places.alpha(0, filled)];
  const [sameColor, sameAlpha] = [places.red(0, isBackground), places.alpha(0, isBackground)];
  for (let i = 0; i < pixels.length; i++) {
    const all = red[i] & green[i] & blue[i];
    const a = alpha[i];
    if ((all & filledColor) === 0 || (a & filledAlpha) === 0) pixels[i] = empty;
    else if ((all & sameColor) !== 0 && (a & sameAlpha) !== 0) pixels[i] = background;
    else pixels[i] = ((red[i] | green[i] | blue[i]) & colorBytes) | (a & alphaByte);
  }
}

/** A narrow band's cells as unsigned numbers, and the table of their parts. */
export interface PartLookup {
  readonly cells: Uint8Array | Uint16Array;
  readonly parts: Uint32Array;
}

/** The look-up and {@link combineParts} in one, for three narrow bands under one opacity without a background. */
export function combineLookups(
  [red, green, blue]: readonly PartLookup[],
  alpha: number,
  empty: number,
  pixels: Int32Array,
): void {
  // One table, with the picture's alpha for the flags: fewer things to keep at hand in the loop.
  const size = 65536;
  const table = new Int32Array(3 * size);
  [red, green, blue].forEach(({ parts }, channel) => {
    for (let i = 0; i < parts.length; i++) {
      const isFilled = (parts[i] & places.red(0, filled)) !== 0;
      table[channel * size + i] = isFilled ? (parts[i] & colorBytes) | (alpha & alphaByte) : 0;
    }
  });
  const [r, g, b] = [red.cells, green.cells, blue.cells];
  for (let i = 0; i < pixels.length; i++) {
    const x = table[r[i]];
    const y = table[g[i] + size];
    const z = table[b[i] + 2 * size];
    pixels[i] = (x & y & z & alphaByte) === 0 ? empty : x | y | z;
  }
}

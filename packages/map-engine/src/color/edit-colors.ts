import { mixColors } from './interpolate';
import { formatColor, parseColor, tryParseColor } from './parse';

/**
 * How many colours an own ramp may have.
 * @example
 * rampLength; // { min: 2, max: 256 }
 */
export const rampLength = { min: 2, max: 256 } as const;

type Colors = readonly string[];

/**
 * A colour more at `index`, halfway between its neighbours; at an end it repeats that end. At most `rampLength.max`.
 * @example
 * insertColor(['#000000', '#ffffff'], 1); // ['#000000', '#808080', '#ffffff']
 */
export function insertColor(colors: Colors, index: number): Colors {
  if (colors.length >= rampLength.max) return colors;
  const before = parseColor(colors[Math.max(0, index - 1)]);
  const after = parseColor(colors[Math.min(index, colors.length - 1)]);
  return colors.toSpliced(index, 0, formatColor(mixColors(before, after, 0.5)));
}

/**
 * The colours without one; two stay.
 * @example
 * removeColor(['#000000', '#ff0000', '#ffffff'], 1); // ['#000000', '#ffffff']
 */
export function removeColor(colors: Colors, index: number): Colors {
  return colors.length > rampLength.min ? colors.toSpliced(index, 1) : colors;
}

/**
 * The colours with one taken out and put in at `to`.
 * @example
 * moveColor(['#000000', '#ff0000', '#ffffff'], 0, 1); // ['#ff0000', '#000000', '#ffffff']
 */
export function moveColor(colors: Colors, from: number, to: number): Colors {
  if (to < 0 || to >= colors.length) return colors;
  return colors.toSpliced(from, 1).toSpliced(to, 0, colors[from]);
}

/** What a pasted list holds: its colours as the models write them, and the first word that is none. */
export interface ReadColors {
  readonly colors: Colors;
  readonly wrong: string | null;
}

/**
 * Reads a list of colours: hex with or without '#', rgb() and rgba(), with commas, semicolons, spaces, line breaks,
 * quotes and brackets around them, such as the arrays of ColorBrewer and vectors of R.
 * @example
 * readColors('c("red", "#0f0")'); // { colors: [], wrong: 'red' }
 * readColors('00f; rgb(0, 255, 0)').colors; // ['#0000ff', '#00ff00']
 */
export function readColors(text: string): ReadColors {
  const words = text.replace(/\bc\(\s*(?=["'])/g, '').match(/rgba?\([^)]*\)|[^\s,;'"[\](){}]+/gi) ?? [];
  const colors: string[] = [];
  for (const word of words) {
    const color = tryParseColor(word) ?? tryParseColor(`#${word}`);
    if (!color) return { colors, wrong: word };
    colors.push(formatColor(color));
  }
  return { colors, wrong: null };
}

type Triple = [number, number, number];

/** A colour of chroma-js; only what its functions read. */
interface Color {
  lab(): Triple;
}

/** Channels 0-255, cut to them. */
export function rgb(r: number, g: number, b: number): Color;
export function rgb2lab(r: number, g: number, b: number): Triple;
/** Not cut to the channels of a screen. */
export function lab2rgb(l: number, a: number, b: number): Triple;
/** The hue of a grey is NaN. */
export function rgb2hsv(r: number, g: number, b: number): Triple;
export function hsv2rgb(h: number, s: number, v: number): Triple;
/** CIEDE2000. */
export function deltaE(one: Color, other: Color): number;
/** WCAG contrast ratio. */
export function contrast(one: Color, other: Color): number;

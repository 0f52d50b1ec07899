/** Metres on a screen of 96 CSS pixels an inch. */
const metresAPixel = 0.0254 / 96;

/** The N of the scale 1:N at a resolution in metres a CSS pixel, to six digits. */
export function scaleOf(resolution: number): number {
  return Number((resolution / metresAPixel).toPrecision(6));
}

/** Metres a CSS pixel at the scale 1:N. */
export function resolutionOf(scale: number): number {
  return scale * metresAPixel;
}

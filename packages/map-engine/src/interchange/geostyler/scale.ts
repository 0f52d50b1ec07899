/** Metres of a pixel of the standardized rendering, which scales are counted in. */
const pixelMetres = 0.000_28;

/** Metres on the ground that a pixel is at a scale. */
export const metresOfScale = (denominator: number): number => denominator * pixelMetres;
/** The scale where a pixel is as many metres on the ground. */
export const scaleOfMetres = (metres: number): number => metres / pixelMetres;

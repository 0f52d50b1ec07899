/**
 * An SVG drawing that is safe to save: without scripts, references to anything outside itself and foreign content,
 * with its own width and height. Drawing cleans it again, so this only keeps bad drawings out of libraries.
 * Needs a browser; the cleaner is loaded on first use.
 *
 * @returns null for a text that holds no drawing, or one of more than 20,000 elements
 * @example
 * const svg = await sanitizeSvg(await new File([], 'leaf.svg').text());
 * if (svg !== null) markerSymbol(svgMarker({ svg }));
 */
export async function sanitizeSvg(text: string): Promise<string | null> {
  const { cleanSvg } = await import('./clean-svg');
  return cleanSvg(text);
}

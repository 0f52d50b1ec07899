const wide = /[\u1100-\u115f\u2e80-\uffdc]/;
/** Of Latin letters and digits in a sans-serif font, on average; a little more, so that nothing is cut. */
const latin = 0.56;

/**
 * About how wide a text is, in sizes of its font: charts are also drawn where there is no page to measure it on.
 * @example
 * textEms('固碳 12'); // 2 + 3 × 0.56
 */
export function textEms(text: string): number {
  return [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 1 : latin), 0);
}

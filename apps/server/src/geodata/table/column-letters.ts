/**
 * Letters of a column as spreadsheets show them.
 * @example
 * columnLetters(0); // 'A'
 * columnLetters(27); // 'AB'
 */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/**
 * 0-based column of a cell reference; null for a text that is none.
 * @example
 * columnOf('AB12'); // 27
 */
export function columnOf(reference: string): number | null {
  const letters = /^([A-Z]{1,3})\d+$/i.exec(reference)?.[1].toUpperCase();
  if (letters === undefined) return null;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

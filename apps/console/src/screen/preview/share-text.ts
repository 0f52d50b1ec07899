/** A part of a whole in percent, to two decimals; what is there never reads as nothing. */
export function shareText(part: number, whole: number): string {
  const percent = (100 * part) / whole;
  return percent > 0 && percent < 0.01 ? '<0.01%' : `${percent.toFixed(2)}%`;
}

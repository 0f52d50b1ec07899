/** A figure without the dust of binary sums: the 15 digits that every double keeps. */
export function shortest(value: number): number {
  return Number(value.toPrecision(15));
}

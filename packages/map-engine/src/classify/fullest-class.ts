/**
 * The class to split next: the one that holds most, without counts the widest; null where there is no class.
 * @example
 * fullestClass([0, 10, 20], [1, 3]); // { lower: 10, upper: 20 }
 */
export function fullestClass(
  breaks: readonly number[],
  counts: readonly (number | null)[] | null,
): { readonly lower: number; readonly upper: number } | null {
  const sizeOf = (i: number) => counts?.[i] ?? breaks[i + 1] - breaks[i];
  let best = 0;
  for (let i = 1; i < breaks.length - 1; i++) if (sizeOf(i) > sizeOf(best)) best = i;
  return breaks.length < 2 ? null : { lower: breaks[best], upper: breaks[best + 1] };
}

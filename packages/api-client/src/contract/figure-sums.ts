import type { DistrictFigures } from './district-table';

/**
 * What places come to together; null without any, and a figure is null where none of them has it.
 * @example
 * const field = { functionValue: null, priceValue: 3, validCount: 2, count: 4 };
 * sumFigures([field, field]); // { functionValue: null, priceValue: 6, validCount: 4, count: 8 }
 */
export function sumFigures(figures: readonly DistrictFigures[]): DistrictFigures | null {
  if (figures.length === 0) return null;
  const sumOf = (key: keyof DistrictFigures): number | null => {
    const known = figures.map((one) => one[key]).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  };
  return {
    functionValue: sumOf('functionValue'),
    priceValue: sumOf('priceValue'),
    validCount: sumOf('validCount') ?? 0,
    count: sumOf('count') ?? 0,
  };
}

/**
 * The rank of each value, the largest first; equal ones share a rank, and what is not known has none.
 * @example
 * ranksOf([5, null, 9, 5]); // [2, null, 1, 2]
 */
export function ranksOf(values: readonly (number | null)[]): (number | null)[] {
  const ordered = values.filter((value) => value !== null).sort((a, b) => b - a);
  const first = new Map<number, number>();
  ordered.forEach((value, i) => first.has(value) || first.set(value, i + 1));
  return values.map((value) => (value === null ? null : (first.get(value) ?? null)));
}

import type { Category, OtherCategory } from '../../model';

/**
 * Features (or cells) of rows together; null where any was never counted.
 * @example
 * totalCount([...scheme.categories, scheme.other]); // 4
 */
export function totalCount(rows: readonly (Category | OtherCategory)[]): number | null {
  let sum = 0;
  for (const { count } of rows) {
    if (count === null) return null;
    sum += count;
  }
  return sum;
}

import type { Category, TableScheme } from '../../model';
import type { CategoryInput } from '../category/category-input';
import { generateCategories } from '../category/generate-categories';
import { lockBreaks } from './plain-rows';
import { totalCount } from './total-count';

/**
 * The rows of a scheme that came from other data as they are, with the counts of the data that it is shown with; a
 * scheme that came without rows gets them. What no row holds is in `other`. Of rows that say the same the last one stays:
 * it is the one that the map draws.
 * @param scheme has the statistics of its new data.
 * @param input what they do not say.
 * @example
 * recountRows(scheme, { values: [15, 25, 25, 99] }).categories.map(({ count }) => count); // [1, 2, 0]
 */
export function recountRows<S extends TableScheme>(scheme: S, input: CategoryInput = {}): S {
  if (scheme.categories.length === 0) return generateCategories(scheme, input);
  const rows = [...new Map<string, Category>(scheme.categories.map((row) => [row.key, row])).values()];
  const held = rows.flatMap((row) =>
    row.kind === 'value' ? [{ at: { kind: 'value', values: row.values } } as const] : [],
  );
  const made = generateCategories({ ...lockBreaks(scheme), pins: held }, input);
  const counts = new Map(made.categories.map(({ key, count }) => [key, count]));
  const categories = rows.map((row) => ({ ...row, count: counts.get(row.key) ?? null }));
  const all = totalCount([...made.categories, made.other]);
  const inRows = totalCount(categories);
  const count = all === null || inRows === null ? null : all - inRows;
  return { ...scheme, categories, other: { ...scheme.other, count } };
}

import type { Category } from '../../model';

/** Columns that a class table can be sorted by; the share of the total sorts as the count. */
export type SortColumn = 'value' | 'label' | 'count' | 'share';

/** A view of the rows in another order; the scheme's own order stays. */
export interface RowSort {
  readonly column: SortColumn;
  readonly descending: boolean;
}

/**
 * The rows sorted; those that are equal keep their order. Texts go by the language, figures in them by size,
 * missing values come after all others.
 * @param locale a tag of a language, such as `zh-CN`.
 * @example
 * sortRows(scheme.categories, { column: 'count', descending: true }, 'en')[0].count; // 2
 */
export function sortRows(
  rows: readonly Category[],
  { column, descending }: RowSort,
  locale: string,
): Category[] {
  const texts = new Intl.Collator(locale, { numeric: true });
  const compare = {
    value: (one: Category, two: Category) => compareContents(one, two, texts),
    label: (one: Category, two: Category) => texts.compare(one.label, two.label),
    count: byCount,
    share: byCount,
  } satisfies Record<SortColumn, (one: Category, two: Category) => number>;
  const sign = descending ? -1 : 1;
  return [...rows].sort((one, two) => sign * compare[column](one, two));
}

function byCount(one: Category, two: Category): number {
  return (one.count ?? -1) - (two.count ?? -1);
}

function compareContents(one: Category, two: Category, texts: Intl.Collator): number {
  if (one.kind === 'range' && two.kind === 'range') return one.lower - two.lower || one.upper - two.upper;
  if (one.kind !== 'value' || two.kind !== 'value') return 0;
  for (const [i, a] of one.values.entries()) {
    const b = two.values[i];
    if ((a === null) !== (b === null)) return a === null ? 1 : -1;
    const order =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : texts.compare(String(a ?? ''), String(b ?? ''));
    if (order !== 0) return order;
  }
  return 0;
}

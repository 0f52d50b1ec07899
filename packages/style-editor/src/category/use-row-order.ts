import type { TableScheme } from '@gep/map-engine/model';
import { sortRows } from '@gep/map-engine/scheme/edit';
import type { RowSort } from '@gep/map-engine/scheme/edit';
import { useMemo, useState } from 'react';
import { useWords } from '../message';

/** The order of the rows on the screen, which sorting by a column changes and the scheme does not know. */
export function useRowOrder(categories: TableScheme['categories']) {
  const { locale } = useWords();
  const [sort, setSort] = useState<(RowSort & { readonly order: readonly string[] }) | null>(null);
  const own = useMemo(() => categories.map(({ key }) => key), [categories]);
  const sorted = useMemo(() => {
    if (!sort) return own;
    // While the rows are the same, a label that is typed into does not move.
    const held = new Set(sort.order);
    const same = held.size === own.length && own.every((key) => held.has(key));
    return same ? sort.order : sortRows(categories, sort, locale).map(({ key }) => key);
  }, [sort, own, categories, locale]);
  return {
    sort,
    onSort: (next: RowSort | null) =>
      setSort(next && { ...next, order: sortRows(categories, next, locale).map(({ key }) => key) }),
    /** Keys in the order of the scheme. */
    own,
    /** Keys as they are on the screen. */
    sorted,
    /** Whether the two differ. */
    differs: sorted.some((key, i) => key !== own[i]),
  };
}

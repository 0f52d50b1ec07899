import type { ReactNode } from 'react';
import { SortHeading } from '../../form/sort-heading';
import type { ItemFilter } from './use-report-items';

type Sort = NonNullable<ItemFilter['sort']>;

interface ItemHeadingProps {
  readonly children: ReactNode;
  readonly field: Sort['field'];
  readonly sort: ItemFilter['sort'];
  readonly onSort: (sort: ItemFilter['sort']) => void;
}

/** Heading of a column of reports: rising, falling, then in the order of the models again. */
export function ItemHeading({ children, field, sort, onSort }: ItemHeadingProps) {
  const order = sort?.field === field ? sort.order : null;
  const next: Record<'asc' | 'desc' | 'none', ItemFilter['sort']> = {
    none: { field, order: 'asc' },
    asc: { field, order: 'desc' },
    desc: null,
  };
  return (
    <SortHeading order={order} onSort={() => onSort(next[order ?? 'none'])}>
      {children}
    </SortHeading>
  );
}

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import form from './form.module.css';

interface SortHeadingProps {
  readonly children: ReactNode;
  /** Null: the rows are in another order. */
  readonly order: 'asc' | 'desc' | null;
  readonly onSort: () => void;
}

/** Heading of a column whose rows can be put in its order. */
export function SortHeading({ children, order, onSort }: SortHeadingProps) {
  const Arrow = order === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending'}
      className={form.sortHead}
    >
      <button type="button" onClick={onSort}>
        {children}
        <Arrow size={14} strokeWidth={1.5} aria-hidden data-idle={order === null} />
      </button>
    </th>
  );
}

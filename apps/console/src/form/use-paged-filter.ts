import { limits } from '@gep/api-client';
import { useState } from 'react';
import { pageCount } from './page-count';
import { useSettled } from './use-settled';

/** How long typing has to pause before the list is asked for. */
const typingPauseMs = 250;

interface Place {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** What chooses the rows of a list that the server pages. */
export interface PagedFilter<F> {
  readonly filter: F;
  readonly place: Place;
  /** The text of the filter once typing has paused. */
  readonly text: string;
  /** Also goes back to the first page. */
  readonly onFilter: (change: Partial<F>) => void;
  readonly onMove: (pageNum: number, pageSize: number) => void;
  /** Call while drawing: after the rows of the last page have gone, the one before it is the last. */
  readonly keepWithin: (totalCount: number) => void;
}

export function usePagedFilter<F extends { readonly text: string }>(first: F): PagedFilter<F> {
  const [filter, setFilter] = useState(first);
  const [place, setPlace] = useState<Place>({ pageNum: 1, pageSize: limits.pageSizes[0] });
  const text = useSettled(filter.text.trim(), typingPauseMs);
  const onMove = (pageNum: number, pageSize: number) => setPlace({ pageNum, pageSize });
  return {
    ...{ filter, place, text, onMove },
    onFilter: (change) => {
      setFilter({ ...filter, ...change });
      onMove(1, place.pageSize);
    },
    keepWithin: (totalCount) => {
      const last = pageCount(totalCount, place.pageSize);
      if (place.pageNum > last) onMove(last, place.pageSize);
    },
  };
}

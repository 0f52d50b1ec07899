import { useState } from 'react';
import { pageCount } from '../../form/page-count';

/** Which part of the list of departments is on screen, and in which order. */
export interface ListPlace {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly sortField: 'dept_name';
  readonly sortOrder: 'asc' | 'desc';
}

/** The place in the list, with what moves it. */
export interface ListPlaceState {
  readonly place: ListPlace;
  readonly move: (change: Partial<ListPlace>) => void;
  /** Call while drawing: after the rows of the last page were deleted, the one before it is the last. */
  readonly keepWithin: (totalCount: number) => void;
}

export function useListPlace(pageSize: number): ListPlaceState {
  const [place, setPlace] = useState<ListPlace>({
    pageNum: 1,
    pageSize,
    sortField: 'dept_name',
    sortOrder: 'asc',
  });
  const move = (change: Partial<ListPlace>) => setPlace({ ...place, ...change });
  const keepWithin = (totalCount: number) => {
    const last = pageCount(totalCount, place.pageSize);
    if (place.pageNum > last) move({ pageNum: last });
  };
  return { place, move, keepWithin };
}

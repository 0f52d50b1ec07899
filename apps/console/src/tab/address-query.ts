import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Gives the query that follows one; the one it gets is a copy. */
export type QueryChange = (before: URLSearchParams) => URLSearchParams;

/**
 * The query of the page's address, and a change of it that replaces the entry of the history.
 *
 * The router starts a change from the query of the last render, and renders in a transition, which a busy page delays:
 * a choice made meanwhile, or the place of a moving map, would undo the change before it. It is rendered at once here.
 */
export function useAddressQuery(): [URLSearchParams, (change: QueryChange) => void] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (next: QueryChange) => setQuery(next, { replace: true, flushSync: true }),
    [setQuery],
  );
  return [query, change];
}

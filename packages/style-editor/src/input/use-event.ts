import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays the same function while its component lives and always calls the latest one, so that a memoised
 * child does not render again because of it. Not to be called while rendering.
 */
export function useEvent<A extends readonly unknown[], R>(handler: (...args: A) => R): (...args: A) => R {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

import { useContext, useEffect, useRef } from 'react';
import { PeekContext } from './use-edits';

/**
 * Shows a value in the window around as long as this one is open.
 * @param value null: nothing but what that window has.
 * @param take what would take the value over there; absent outside of windows.
 */
export function usePeek<T>(value: T | null, take: ((value: T) => void) | undefined): void {
  const peek = useContext(PeekContext);
  const now = useRef({ peek, take });
  useEffect(() => {
    now.current = { peek, take };
  });
  useEffect(() => now.current.peek(value === null ? null : () => now.current.take?.(value)), [value]);
  useEffect(() => () => now.current.peek(null), []);
}

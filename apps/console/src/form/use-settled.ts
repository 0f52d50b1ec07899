import { useEffect, useState } from 'react';

/**
 * A value once it has stayed the same for a while, for example a text that is typed.
 * @param pauseMs how long it has to stay
 */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

import { useEffect, useRef } from 'react';

/**
 * Hands a value on while it is edited, at most once a frame and the last one wins.
 * @param value what the map should show now; null: nothing new.
 */
export function useLivePreview<T>(value: T | null, onPreview: ((value: T) => void) | undefined): void {
  const handler = useRef(onPreview);
  const shown = useRef<T | null>(value);
  useEffect(() => {
    handler.current = onPreview;
  });
  useEffect(() => {
    if (value === null || Object.is(value, shown.current)) return;
    const frame = requestAnimationFrame(() => {
      shown.current = value;
      handler.current?.(value);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
}

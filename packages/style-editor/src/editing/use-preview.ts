import { useLayoutEffect } from 'react';
import { useEvent } from '../input';
import type { Editing } from '../state';

/**
 * Shows the value of a window in the one it was opened from, for as long as it is open.
 * @param value null: what the other window has.
 */
export function usePreview<T>(value: T | null, onPreview: Editing<T>['onPreview']): void {
  const show = useEvent((next: T | null) => onPreview?.(next));
  // In the layout phase, so that the map shows a drag in the frame of its pointer event.
  useLayoutEffect(() => show(value), [value, show]);
  useLayoutEffect(() => () => show(null), [show]);
}

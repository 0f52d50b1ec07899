import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * Keeps the focus of a window whose content is inert for a while: keys go to the window meanwhile, and to the control
 * that had them afterwards.
 * @returns takes the window's focus events.
 */
export function useInertFocus(
  dialog: { readonly current: HTMLElement | null },
  waits: boolean,
): (event: FocusEvent) => void {
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const now = document.activeElement;
    if (waits && now?.closest('[inert]') && element?.contains(now)) element.focus({ preventScroll: true });
    if (waits || !last.current || (now !== document.body && now !== element)) return;
    (last.current.isConnected ? last.current : element)?.focus({ preventScroll: true });
  }, [dialog, waits]);
  return ({ target }) => {
    // A React portal bubbles into the window that opened it.
    if (target instanceof HTMLElement && target !== dialog.current && dialog.current?.contains(target))
      last.current = target;
  };
}

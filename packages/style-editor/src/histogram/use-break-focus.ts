import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The breaks as stops of the keyboard. */
export interface BreakFocus {
  /** The break that had the focus last; null: none yet. */
  readonly selected: number | null;
  readonly select: (index: number | null) => void;
  readonly focus: (index: number) => void;
  /** Focuses once the changed breaks are drawn, as a new one has no handle before; null: none. */
  readonly focusNext: (index: number | null) => void;
}

/**
 * @param surface holds the handles
 * @param first the break of the first handle: ends have handles from 0, breaks between classes from 1
 */
export function useBreakFocus(surface: RefObject<HTMLDivElement | null>, first: number): BreakFocus {
  const next = useRef<number | null>(null);
  const [selected, select] = useState<number | null>(null);
  const focus = (index: number) => {
    const handles = surface.current?.querySelectorAll<HTMLElement>('[role="slider"]');
    handles?.[index - first]?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const index = next.current;
    next.current = null;
    if (index !== null) focus(index);
  });
  const focusNext = (index: number | null) => {
    next.current = index;
  };
  return { selected, select, focus, focusNext };
}

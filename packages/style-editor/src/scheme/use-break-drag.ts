import { useEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { shareOf } from '../preview';
import type { HistogramScale } from '../preview';
import { moveBreak } from '@gep/map-engine/classify';
import type { BreakRules } from '@gep/map-engine/classify';

export interface BreakDragOptions {
  readonly breaks: readonly number[];
  readonly scale: HistogramScale | null;
  readonly rulesAt: (index: number) => BreakRules;
  readonly onChange?: (breaks: readonly number[]) => void;
}

/** The break that a pointer holds. The scale stays while it is held, or values would run away under the pointer. */
export interface HeldBreak {
  readonly index: number;
  readonly scale: HistogramScale;
}

/** CSS pixels that a pointer may tremble before a click becomes a drag. */
const tremble = 2;

/**
 * Moves breaks by mouse, pen or finger: at most one change a frame, Alt for values that are not round, Escape puts the
 * break back.
 * @returns the break that is held, and what takes hold of one.
 */
export function useBreakDrag(options: BreakDragOptions) {
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });
  const [held, setHeld] = useState<HeldBreak | null>(null);
  const release = useRef<(() => void) | null>(null);
  useEffect(() => () => release.current?.(), []);

  const hold = (event: ReactPointerEvent<HTMLElement>, index: number) => {
    const { breaks, scale } = options;
    if (!scale) return;
    const rules = options.rulesAt(index);
    const surface = event.currentTarget;
    const { pointerId, clientX: from } = event;
    const { width } = surface.getBoundingClientRect();
    const origin = shareOf(scale, breaks[index]);
    const outer = index === 0 || index === breaks.length - 1;
    let wanted = breaks;
    let handed = breaks;
    let frame = 0;
    let moved = false;
    const hand = () => {
      frame = 0;
      if (wanted !== handed) now.current.onChange?.(wanted);
      handed = wanted;
    };
    const move = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      moved ||= Math.abs(at.clientX - from) >= tremble;
      if (!moved) return;
      const share = Math.min(1, Math.max(0, origin + (at.clientX - from) / width));
      // The outer edges reach the very ends of the data.
      const free = at.altKey || (outer && (share === 0 || share === 1));
      const value = scale.min + share * (scale.max - scale.min);
      wanted = moveBreak(breaks, index, value, { ...rules, step: free ? rules.step / 1000 : rules.step });
      frame ||= requestAnimationFrame(hand);
    };
    const stop = (at: PointerEvent) => at.pointerId === pointerId && release.current?.();
    const escape = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      wanted = breaks;
      release.current?.();
    };
    release.current = () => {
      release.current = null;
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', escape, true);
      hand();
      setHeld(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', escape, true);
    // Keeps the pointer over frames and outside the window; events made by a script have none to keep.
    if (event.nativeEvent.isTrusted) surface.setPointerCapture(pointerId);
    setHeld({ index, scale });
  };
  return { held, hold };
}

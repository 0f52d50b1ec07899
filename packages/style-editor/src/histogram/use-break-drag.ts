import { moveBreak } from '@gep/map-engine/classify';
import type { BreakRules } from '@gep/map-engine/classify';
import { useState } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { useEvent, usePointerDrag } from '../input';
import { shareOf } from './histogram-scale';
import type { HistogramScale } from './histogram-scale';

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
 * Moves breaks by mouse, pen or finger: Alt for values that are not round, Escape puts the break back.
 * @returns the break that is held, and a handler of the press on one.
 */
export function useBreakDrag(options: BreakDragOptions) {
  const change = useEvent((next: readonly number[]) => options.onChange?.(next));
  const [held, setHeld] = useState<HeldBreak | null>(null);
  const follow = usePointerDrag();

  const hold = (event: ReactPointerEvent<HTMLElement>, index: number) => {
    const { breaks, scale } = options;
    if (!scale) return;
    const rules = options.rulesAt(index);
    const { clientX: from } = event;
    const { width } = event.currentTarget.getBoundingClientRect();
    const origin = shareOf(scale, breaks[index]);
    const outer = index === 0 || index === breaks.length - 1;
    let handed = breaks;
    const hand = (next: readonly number[]) => {
      if (next[index] !== handed[index]) change(next);
      handed = next;
    };
    const onMove = (at: PointerEvent) => {
      const share = Math.min(1, Math.max(0, origin + (at.clientX - from) / width));
      // The outer edges reach the very ends of the data.
      const free = at.altKey || (outer && (share === 0 || share === 1));
      const value = scale.min + share * (scale.max - scale.min);
      hand(moveBreak(breaks, index, value, { ...rules, step: free ? rules.step / 1000 : rules.step }));
    };
    follow(event, {
      slack: tremble,
      onMove,
      onEnd: (dropped) => {
        if (!dropped) hand(breaks);
        setHeld(null);
      },
    });
    setHeld({ index, scale });
  };
  return { held, hold };
}

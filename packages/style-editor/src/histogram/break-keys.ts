import { moveBreak, nudgeBreak } from '@gep/map-engine/classify';
import type { BreakRules } from '@gep/map-engine/classify';
import type { HistogramScale } from './histogram-scale';

/** What a key does with the break that has the focus. */
export type BreakKeyAction =
  | { readonly type: 'move'; readonly breaks: readonly number[] }
  /** To another break. */
  | { readonly type: 'focus'; readonly place: number }
  | { readonly type: 'add'; readonly value: number }
  | { readonly type: 'remove' };

interface BreakKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Arrow keys move, with Shift by a tenth; Home and End go as far as possible; Page keys go to the other breaks. */
export function breakKeyAction(
  { key, shiftKey, altKey, ctrlKey, metaKey }: BreakKey,
  breaks: readonly number[],
  place: number,
  scale: HistogramScale,
  rules: BreakRules,
): BreakKeyAction | null {
  if (altKey || ctrlKey || metaKey) return null;
  const fine = { ...rules, step: rules.step / 10 };
  const nudge = (direction: 1 | -1): BreakKeyAction => ({
    type: 'move',
    breaks: nudgeBreak(breaks, place, direction, shiftKey ? fine : rules),
  });
  const go = (value: number): BreakKeyAction => ({
    type: 'move',
    breaks: moveBreak(breaks, place, value, fine),
  });
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return nudge(1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return nudge(-1);
    case 'Home':
      return go(breaks[place - 1] ?? scale.min);
    case 'End':
      return go(breaks[place + 1] ?? scale.max);
    case 'PageUp':
      return { type: 'focus', place: place - 1 };
    case 'PageDown':
      return { type: 'focus', place: place + 1 };
    case 'Delete':
    case 'Backspace':
      return { type: 'remove' };
    case 'Insert':
      return { type: 'add', value: (breaks[place] + breaks[place + 1]) / 2 };
    default:
      return null;
  }
}

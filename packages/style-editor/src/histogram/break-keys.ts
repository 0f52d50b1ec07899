import { moveBreak, nudgeBreak } from '@gep/map-engine/classify';
import type { BreakRules } from '@gep/map-engine/classify';
import type { HistogramScale } from './histogram-scale';

/** What keys do with breaks. */
export interface BreakActions {
  readonly move: (breaks: readonly number[]) => void;
  /** Goes to another break. */
  readonly focus: (place: number) => void;
  /** Absent: the number of breaks stays. */
  readonly add?: (value: number) => void;
  readonly remove?: (place: number) => void;
}

interface BreakKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Does what a key means for the break that has the focus: arrow keys move it, with Shift by a tenth, Home and End as far
 * as possible; Page keys go to the other breaks; Insert adds one above it, Delete and Backspace remove it.
 * @returns whether the key means something.
 */
export function pressBreakKey(
  { key, shiftKey, altKey, ctrlKey, metaKey }: BreakKey,
  breaks: readonly number[],
  place: number,
  { min, max }: HistogramScale,
  rules: BreakRules,
  { move, focus, add, remove }: BreakActions,
): boolean {
  const fine = { ...rules, step: rules.step / 10 };
  const nudge = (direction: 1 | -1) => () =>
    move(nudgeBreak(breaks, place, direction, shiftKey ? fine : rules));
  const go = (value: number) => () => move(moveBreak(breaks, place, value, fine));
  const drop = remove && (() => remove(place));
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowRight: nudge(1),
    ArrowUp: nudge(1),
    ArrowLeft: nudge(-1),
    ArrowDown: nudge(-1),
    Home: go(breaks[place - 1] ?? min),
    End: go(breaks[place + 1] ?? max),
    PageUp: () => focus(place - 1),
    PageDown: () => focus(place + 1),
    Delete: drop,
    Backspace: drop,
    Insert: add && (() => add((breaks[place] + breaks[place + 1]) / 2)),
  };
  const action = altKey || ctrlKey || metaKey ? undefined : actions[key];
  action?.();
  return action !== undefined;
}

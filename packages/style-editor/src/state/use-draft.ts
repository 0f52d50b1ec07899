import { useEffect, useRef, useState } from 'react';
import { applyDraft, editDraft, openDraft, revertDraft, travelDraft } from './draft';
import type { Draft } from './draft';

/** A draft and its changes. */
export interface DraftControl<T> {
  /** The steps, for lists of them. */
  readonly draft: Draft<T>;
  /** What is shown now. */
  readonly value: T;
  /** A new value. What changed names the step; quick edits of one number, colour or text are one step. */
  readonly edit: (value: T) => void;
  /** One step back. */
  readonly undo: () => void;
  /** One step forth. */
  readonly redo: () => void;
  /** Goes back (below 0) or forth (above 0) by a number of steps. */
  readonly travel: (steps: number) => void;
  /** Marks a value, by default the current one, as what the host has. */
  readonly apply: (value?: T) => void;
  /** Back to what the host has, as a new step. */
  readonly revert: () => void;
}

/**
 * Holds a draft of `initial`; a later `initial` is not looked at (a dialog opens with a clone).
 * @example
 * function Width({ initial }: { readonly initial: number }) {
 *   const { value, edit } = useDraft(initial);
 *   return <NumberInput label="Width" value={value} onChange={edit} />;
 * }
 * <Width initial={2} />;
 */
export function useDraft<T>(initial: T): DraftControl<T> {
  const [draft, setDraft] = useState(() => openDraft(initial));
  const clock = useEditClock();
  const value = draft.now.value;
  const travel = (steps: number) => setDraft((now) => travelDraft(now, steps));
  return {
    draft,
    value,
    edit: (next) => {
      const time = clock();
      setDraft((now) => editDraft(now, next, time));
    },
    undo: () => travel(-1),
    redo: () => travel(1),
    travel,
    apply: (applied = value) => setDraft((now) => applyDraft(now, applied)),
    revert: () => setDraft(revertDraft),
  };
}

/** Milliseconds, standing still while a pointer is held down: a slow drag is one step as well. */
function useEditClock(): () => number {
  const held = useRef(false);
  const dragged = useRef<number | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const onHold = ({ type }: Event) => {
      held.current = type === 'pointerdown';
      dragged.current = null;
    };
    // A pointer that is let go outside the window tells nobody; the next key does.
    for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keydown'])
      window.addEventListener(type, onHold, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return () => {
    if (!held.current) return performance.now();
    return (dragged.current ??= performance.now());
  };
}

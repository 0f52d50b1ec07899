import { createContext, useRef, useState } from 'react';
import { useReadOnly } from '../input';
import { useDraft } from '../state';
import type { DraftControl } from '../state';

/** Edits made by `act` are shown, not kept, until the next ones; null: nothing but what is kept is shown. */
export type Peek = (act: (() => void) | null) => void;

/** What is not kept yet in the window around, e.g. the symbol of a class while it is edited in a window of its own. */
export const PeekContext = createContext<Peek>(() => undefined);

/** A draft, and what it would be with the edits of the windows that were opened from it. */
export interface Edits<T> extends DraftControl<T> {
  readonly shown: T;
  readonly peek: Peek;
}

/** The draft of a dialog; in a read-only place it stays as it was opened. */
export function useEdits<T>(opened: T): Edits<T> {
  const control = useDraft(opened);
  const readOnly = useReadOnly();
  const [peeked, setPeeked] = useState<{ readonly value: T } | null>(null);
  const peeking = useRef(false);
  const edit = (value: T) => {
    if (readOnly) return;
    setPeeked(peeking.current ? { value } : null);
    if (!peeking.current) control.edit(value);
  };
  const peek: Peek = (act) => {
    if (!act) return setPeeked(null);
    peeking.current = true;
    try {
      act();
    } finally {
      peeking.current = false;
    }
  };
  return { ...control, edit, peek, shown: peeked ? peeked.value : control.value };
}

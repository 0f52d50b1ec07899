import { useState } from 'react';
import { useReadOnly } from '../input';
import { useDraft } from '../state';
import type { DraftControl } from '../state';

/** A draft, and what the windows opened from it show for as long as they are open. */
export interface Edits<T> extends DraftControl<T> {
  /** Shows a value without a step; null, or the next edit: back to the draft. */
  readonly preview: (value: T | null) => void;
  /** The value that is previewed, else that of the draft. */
  readonly shown: T;
}

/** The draft of a dialog; in a read-only place it stays as it was opened. */
export function useEdits<T>(opened: T): Edits<T> {
  const control = useDraft(opened);
  const readOnly = useReadOnly();
  const [previewed, setPreviewed] = useState<{ readonly value: T } | null>(null);
  const preview = (value: T | null) => setPreviewed(value === null || readOnly ? null : { value });
  const edit = (value: T) => {
    if (readOnly) return;
    setPreviewed(null);
    control.edit(value);
  };
  return { ...control, edit, preview, shown: previewed ? previewed.value : control.value };
}

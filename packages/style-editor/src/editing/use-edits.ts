import { useReadOnly } from '../input';
import { useDraft } from '../state';
import type { DraftControl } from '../state';

/** The draft of a dialog; in a read-only place it stays as it was opened. */
export function useEdits<T>(opened: T): DraftControl<T> {
  const control = useDraft(opened);
  return useReadOnly() ? { ...control, edit: () => undefined } : control;
}

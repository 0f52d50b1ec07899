import { useReducer } from 'react';
import { applyDraft, editDraft, openDraft, redoDraft, revertDraft, undoDraft } from './draft';
import type { Draft } from './draft';

type Action<T> =
  | { readonly type: 'edit'; readonly value: T; readonly key: string | null; readonly time: number }
  | { readonly type: 'undo' | 'redo' | 'apply' | 'revert' };

function reduce<T>(draft: Draft<T>, action: Action<T>): Draft<T> {
  switch (action.type) {
    case 'edit':
      return editDraft(draft, action.value, action);
    case 'undo':
      return undoDraft(draft);
    case 'redo':
      return redoDraft(draft);
    case 'apply':
      return applyDraft(draft);
    case 'revert':
      return revertDraft(draft);
  }
}

/** A draft and its changes. */
export interface DraftControl<T> {
  readonly draft: Draft<T>;
  readonly value: T;
  /** Edits of the same key in quick succession are one undo step. */
  readonly edit: (value: T, key?: string | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly apply: () => void;
  readonly revert: () => void;
}

/** Holds a draft of `initial`; a later `initial` is not looked at (a dialog opens with a clone). */
export function useDraft<T>(initial: T): DraftControl<T> {
  const [draft, dispatch] = useReducer(reduce<T>, initial, openDraft<T>);
  return {
    draft,
    value: draft.now.value,
    edit: (value, key = null) => dispatch({ type: 'edit', value, key, time: performance.now() }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    apply: () => dispatch({ type: 'apply' }),
    revert: () => dispatch({ type: 'revert' }),
  };
}

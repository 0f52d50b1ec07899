/** One remembered state. `key` and `time` say which edits belong together. */
interface Step<T> {
  readonly value: T;
  readonly key: string | null;
  readonly time: number;
}

/** A value under edit: what is shown, what was last applied, and the way back and forth. */
export interface Draft<T> {
  readonly past: readonly Step<T>[];
  readonly now: Step<T>;
  readonly future: readonly Step<T>[];
  /** What the host has: the value at the opening or of the last apply. */
  readonly applied: T;
}

/** Steps that undo can go back. */
export const undoSteps = 100;
/** Edits of the same key less than this many milliseconds apart are one step, e.g. a dragged slider. */
export const coalesceWithin = 600;

/** A draft of a copy of the value; the value itself is never touched. */
export function openDraft<T>(value: T): Draft<T> {
  const copy = structuredClone(value);
  return { past: [], now: { value: copy, key: null, time: 0 }, future: [], applied: copy };
}

export interface EditOptions {
  /** Names what is edited; null never coalesces. */
  readonly key?: string | null;
  /** Milliseconds of any steady clock. */
  readonly time?: number;
}

/** The draft with a new value. The same value changes nothing; what was undone is forgotten. */
export function editDraft<T>(
  draft: Draft<T>,
  value: T,
  { key = null, time = 0 }: EditOptions = {},
): Draft<T> {
  const { past, now } = draft;
  if (Object.is(value, now.value)) return draft;
  const joins = key !== null && key === now.key && time - now.time < coalesceWithin;
  return {
    ...draft,
    past: joins ? past : [...past, now].slice(-undoSteps),
    now: { value, key, time },
    future: [],
  };
}

export function canUndo<T>(draft: Draft<T>): boolean {
  return draft.past.length > 0;
}

export function canRedo<T>(draft: Draft<T>): boolean {
  return draft.future.length > 0;
}

/** One step back; at the oldest step nothing happens. */
export function undoDraft<T>(draft: Draft<T>): Draft<T> {
  const step = draft.past.at(-1);
  if (!step) return draft;
  return { ...draft, past: draft.past.slice(0, -1), now: sealed(step), future: [draft.now, ...draft.future] };
}

/** One step forth; after the last undone step nothing happens. */
export function redoDraft<T>(draft: Draft<T>): Draft<T> {
  const [step, ...future] = draft.future;
  if (!step) return draft;
  return { ...draft, past: [...draft.past, draft.now], now: sealed(step), future };
}

/** Marks the current value as what the host has; undo still works. */
export function applyDraft<T>(draft: Draft<T>): Draft<T> {
  return { ...draft, now: sealed(draft.now), applied: draft.now.value };
}

/** Back to what the host has, as a new step. */
export function revertDraft<T>(draft: Draft<T>): Draft<T> {
  return editDraft(draft, draft.applied);
}

/** Whether the host has something else. */
export function isDirty<T>(draft: Draft<T>): boolean {
  return !Object.is(draft.now.value, draft.applied);
}

/** A step that no later edit joins. */
function sealed<T>(step: Step<T>): Step<T> {
  return { ...step, key: null };
}

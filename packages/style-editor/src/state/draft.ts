import { changeBetween, joins } from './change';
import type { Change } from './change';
import { same, share } from './same';

/** One remembered state: the value, and what made it out of the one before. */
export interface Step<T> {
  /** What was shown then. */
  readonly value: T;
  /** Null for the value at the opening. */
  readonly change: Change | null;
  /** Of the last edit that joined; edits join only what was edited a moment ago. */
  readonly time: number;
}

/** A value under edit: what is shown, what was last applied, and the way back and forth. */
export interface Draft<T> {
  /** From the oldest to the latest. */
  readonly past: readonly Step<T>[];
  /** What is shown. */
  readonly now: Step<T>;
  /** Undone steps, the next one first. */
  readonly future: readonly Step<T>[];
  /** What the host has: the value at the opening or of the last apply. */
  readonly applied: T;
}

/** Steps that undo can go back. */
export const undoSteps = 100;
/** Edits of the same part less than this many milliseconds apart are one step, e.g. a dragged slider. */
const coalesceWithin = 600;

/**
 * A draft of a copy of the value; the value itself is never touched.
 * @example
 * openDraft({ width: 1 }).now.value; // { width: 1 }
 */
export function openDraft<T>(value: T): Draft<T> {
  const copy = structuredClone(value);
  return { past: [], now: { value: copy, change: null, time: NaN }, future: [], applied: copy };
}

/**
 * The draft with a new value, as a step named by what changed. A value that holds the same changes nothing; what
 * was undone is forgotten.
 * @param time milliseconds of any steady clock; absent: a separate step.
 * @example
 * editDraft(openDraft({ width: 1 }), { width: 2 }).now.value; // { width: 2 }
 */
export function editDraft<T>(draft: Draft<T>, edited: T, time = NaN): Draft<T> {
  const { past, now } = draft;
  const value = share(now.value, edited);
  if (value === now.value) return draft;
  const change = changeBetween(now.value, value);
  const joined = now.change && time - now.time < coalesceWithin && joins(now.change, change);
  return {
    ...draft,
    past: joined ? past : [...past, now].slice(-undoSteps),
    now: { value, change, time },
    future: [],
  };
}

/**
 * Whether there is a step to go back to.
 * @example
 * canUndo(openDraft(1)); // false
 */
export function canUndo<T>(draft: Draft<T>): boolean {
  return draft.past.length > 0;
}

/**
 * Whether there is an undone step.
 * @example
 * canRedo(undoDraft(editDraft(openDraft(1), 2))); // true
 */
export function canRedo<T>(draft: Draft<T>): boolean {
  return draft.future.length > 0;
}

/**
 * One step back; at the oldest step nothing happens.
 * @example
 * undoDraft(editDraft(openDraft(1), 2)).now.value; // 1
 */
export function undoDraft<T>(draft: Draft<T>): Draft<T> {
  return travelDraft(draft, -1);
}

/**
 * One step forth; after the last undone step nothing happens.
 * @example
 * redoDraft(undoDraft(editDraft(openDraft(1), 2))).now.value; // 2
 */
export function redoDraft<T>(draft: Draft<T>): Draft<T> {
  return travelDraft(draft, 1);
}

/** Goes back (below 0) or forth (above 0) by a number of steps, as far as there are any. */
export function travelDraft<T>(draft: Draft<T>, steps: number): Draft<T> {
  const line = stepsOf(draft);
  const here = draft.past.length;
  const there = Math.max(0, Math.min(line.length - 1, here + steps));
  if (there === here) return draft;
  return {
    ...draft,
    past: line.slice(0, there),
    now: sealed(line[there]),
    future: line.slice(there + 1),
  };
}

/** All remembered states from the oldest to the last undone one. */
export function stepsOf<T>({ past, now, future }: Draft<T>): readonly Step<T>[] {
  return [...past, now, ...future];
}

/**
 * Marks a value, by default the current one, as what the host has; undo still works.
 * @example
 * isDirty(applyDraft(editDraft(openDraft(1), 2))); // false
 */
export function applyDraft<T>(draft: Draft<T>, value: T = draft.now.value): Draft<T> {
  return { ...draft, now: sealed(draft.now), applied: value };
}

/**
 * Back to what the host has, as a new step.
 * @example
 * revertDraft(editDraft(openDraft(1), 2)).now.value; // 1
 */
export function revertDraft<T>(draft: Draft<T>): Draft<T> {
  return editDraft(draft, draft.applied);
}

/**
 * Whether the host has something else.
 * @example
 * isDirty(editDraft(openDraft(1), 2)); // true
 */
export function isDirty<T>(draft: Draft<T>): boolean {
  return !same(draft.now.value, draft.applied);
}

/** A step that no later edit joins. */
function sealed<T>(step: Step<T>): Step<T> {
  return { ...step, time: NaN };
}

import type { ComputeResult, ComputeTask } from '../worker/tasks';

/** Rows of the grid, `[top, bottom)`. */
export type WindowRows = Pick<ComputeTask, 'top' | 'bottom'>;

/** What is computed in each of some windows. */
export type WindowTask = Omit<ComputeTask, keyof WindowRows>;

export interface WindowHooks {
  readonly signal: AbortSignal;
  /** Part of the windows that are done, 0-1. */
  readonly onProgress: (fraction: number) => void;
  /** Called in the order of the windows. */
  readonly take: (result: ComputeResult) => void;
}

/** Computes windows. Settles only when none is at work here any more. */
export type RunWindows = (
  task: WindowTask,
  windows: readonly WindowRows[],
  hooks: WindowHooks,
) => Promise<void>;

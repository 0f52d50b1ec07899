import type { ProgressListener } from './task';

/** What a task has in addition to its own data. */
export interface TaskContext {
  /** Empty folder for temporary files; removed by the parent. */
  readonly folder: string;
  readonly progress: ProgressListener;
}

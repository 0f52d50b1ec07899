import { readMeasured } from '../file/written-file';
import type { Measured } from '../file/written-file';

/** Measures a file that somebody else has written. */
export interface MeasureFileTask {
  readonly kind: 'measure-file';
  readonly path: string;
}

/** Task of a thread: a hash over a province takes seconds. */
export function measureFileTask({ path }: MeasureFileTask): Promise<Measured> {
  return readMeasured(path);
}

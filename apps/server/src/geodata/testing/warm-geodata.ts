import type { GeodataOptions } from '../host';
import { runGeodataTask } from '../host';
import { openGeodataSession } from '../session';
import type { GeodataResult, GeodataTask } from '../task';

const session = openGeodataSession();

/**
 * `runGeodataTask` for tests that ask what is in a file: the process that read one file reads the next, because
 * starting GDAL takes far longer than reading a small file. Tests of what a broken process leaves behind take the
 * product's.
 */
export function warmGeodata<T extends GeodataTask>(
  task: T,
  options: GeodataOptions = {},
): Promise<GeodataResult<T>> {
  return runGeodataTask(task, { ...options, session });
}

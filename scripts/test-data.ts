import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folder of the real test data: `GEP_TEST_DATA`, or `../shared/data` beside the repository. */
export const testDataFolder = resolve(root, process.env.GEP_TEST_DATA ?? '../shared/data');

/** Whether the real test data are on this machine; suites that need them are left out otherwise. */
export const hasTestData = existsSync(testDataFolder);

if (!hasTestData && process.env.GEP_REQUIRE_DATA === '1') {
  throw new Error(`GEP_REQUIRE_DATA=1, but there is no test data at ${testDataFolder}`);
}

/** Absolute path of one test file, e.g. `testData('rasters/single/dem.tif')`. */
export function testData(path: string): string {
  return resolve(testDataFolder, path);
}

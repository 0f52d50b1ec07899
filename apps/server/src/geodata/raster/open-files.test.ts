import { mkdir, readdir, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import { answer } from '../answer';
import { useTempFolder } from '../testing/temp-folder';

const temp = useTempFolder();

/** How often this process has a file open. */
async function handlesOf(path: string): Promise<number> {
  const real = await realpath(path);
  const links = (await readdir('/proc/self/fd')).map((fd) =>
    readlink(join('/proc/self/fd', fd)).catch(() => ''),
  );
  return (await Promise.all(links)).filter((link) => link === real).length;
}

describe.runIf(hasTestData && process.platform === 'linux')(
  'a process that reads one raster after the other',
  () => {
    it('has none open that it is done with, by either decoder', async () => {
      const path = testData('rasters/layout/byte_zstd.tif');
      for (let times = 0; times < 3; times++) {
        const folder = join(temp.path, String(times));
        await mkdir(folder);
        const task = { kind: 'inspect-raster', path, name: 'byte_zstd.tif' } as const;
        expect(await answer({ task, folder }, () => undefined)).toMatchObject({ kind: 'result' });
        expect(await handlesOf(path)).toBe(0);
      }
    });
  },
);

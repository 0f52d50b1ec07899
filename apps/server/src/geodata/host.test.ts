import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeGeoTiff } from '@gep/raster';
import { runGeodataTask } from './host';
import type { ParserProcess } from './parser-process';
import { openGeodataSession } from './session';
import type { GeodataSession } from './session';
import { useTempFolder } from './testing/temp-folder';

const folder = useTempFolder();

async function smallRaster(name: string): Promise<{ path: string; workFolder: string }> {
  const workFolder = join(folder.path, `work-${name}`);
  await mkdir(workFolder);
  const path = join(folder.path, `${name}.tif`);
  const data = Float32Array.from({ length: 100 }, (_, i) => i);
  const bytes = await writeGeoTiff([
    { width: 10, height: 10, data, transform: [1, 0, 100, 0, -1, 30], crs: 'EPSG:4326' },
  ]);
  await writeFile(path, bytes);
  return { path, workFolder };
}

describe('runGeodataTask', () => {
  it('answers and leaves no file behind', async () => {
    const { path, workFolder } = await smallRaster('plain');
    const found = await runGeodataTask({ kind: 'inspect-raster', path, name: 'plain.tif' }, { workFolder });
    // Mean of 0..99 is 49.5.
    expect(found).toMatchObject({ width: 10, height: 10, dataType: 'float32', crs: { epsg: 4326 } });
    expect(found.bands[0]).toMatchObject({ count: 100, min: 0, max: 99, mean: 49.5 });
    expect(await readdir(workFolder)).toEqual([]);
  });

  it('is stopped by the clock and leaves no file behind', async () => {
    const { path, workFolder } = await smallRaster('clock');
    await expect(
      runGeodataTask({ kind: 'inspect-raster', path, name: 'clock.tif' }, { workFolder, timeoutMs: 200 }),
    ).rejects.toMatchObject({ code: 'geodata-timeout', at: 'clock.tif' });
    expect(await readdir(workFolder)).toEqual([]);
  });

  it('is stopped by the memory cap and leaves no file behind', async () => {
    const { path, workFolder } = await smallRaster('cap');
    // GDAL alone is larger than 100 MB.
    await expect(
      runGeodataTask({ kind: 'inspect-raster', path, name: 'cap.tif' }, { workFolder, memoryBytes: 100e6 }),
    ).rejects.toMatchObject({ code: 'geodata-memory', at: 'cap.tif', args: { limit: '100 MB' } });
    expect(await readdir(workFolder)).toEqual([]);
  });

  it('is stopped by the signal and leaves no file behind', async () => {
    const { path, workFolder } = await smallRaster('signal');
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 250);
    await expect(
      runGeodataTask(
        { kind: 'inspect-raster', path, name: 's.tif' },
        { workFolder, signal: controller.signal },
      ),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(await readdir(workFolder)).toEqual([]);
  });

  it('rejects with the same error when a caller passes a wrong option', async () => {
    const { path, workFolder } = await smallRaster('misuse');
    const target = { crs: 'EPSG:3857', transform: [1, 0, 0, 0, 1, 0], width: 1, height: 1 } as const;
    await expect(
      runGeodataTask(
        {
          kind: 'warp-raster',
          path,
          name: 'm.tif',
          bands: [1],
          scale: 1,
          offset: 0,
          noDataValues: [],
          resampling: 'continuous',
          target,
          outPath: join(folder.path, 'm.bin'),
        },
        { workFolder },
      ),
    ).rejects.toThrow(/transform/);
  });

  it('does the tasks of a session in one process, and those after a stopped one in another', async () => {
    const { path, workFolder } = await smallRaster('session');
    const open = openGeodataSession();
    const lent: ParserProcess[] = [];
    const session: GeodataSession = {
      ...open,
      take: (program) => {
        const parser = open.take(program);
        lent.push(parser);
        return parser;
      },
    };
    const inspect = (timeoutMs?: number) =>
      runGeodataTask(
        { kind: 'inspect-raster', path, name: 'a.tif' },
        { workFolder, session, ...(timeoutMs && { timeoutMs }) },
      );
    const first = await inspect();
    expect(await inspect()).toEqual(first);
    await expect(inspect(1)).rejects.toMatchObject({ code: 'geodata-timeout' });
    expect(await inspect()).toEqual(first);
    expect(lent.map((parser) => lent.indexOf(parser))).toEqual([0, 0, 0, 3]);
    await session.close();
    expect(lent[3].isUsable()).toBe(false);
    expect(await readdir(workFolder)).toEqual([]);
  });
});

import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { describe as figures } from '@gep/raster';
import { readGeoTiff, writeGeoTiff } from '@gep/raster/node';
import { startGdal } from '../gdal';
import { useTempFolder } from '../testing/temp-folder';
import { warmGeodata } from '../testing/warm-geodata';
import { openWithPackage } from './package-reader';

const folder = useTempFolder();
const frame = { width: 4, height: 2, crs: 'EPSG:32650', transform: [100, 0, 5e5, 0, -100, 3e6] } as const;
/** 250 is what the mask hides. */
const cells = Uint8Array.of(1, 2, 250, 250, 3, 3, 4, 250);
const opacity = Uint8Array.of(255, 128, 0, 0, 255, 255, 1, 0);
const valid = [1, 1, 0, 0, 1, 1, 1, 0];

/** What GDAL makes of two bands, the second of which tells where the first one holds something. */
const kinds = {
  'a mask inside the file': ['-b', '1', '-mask', '2', '--config', 'GDAL_TIFF_INTERNAL_MASK', 'YES'],
  'an alpha band': ['-b', '1', '-b', '2', '-colorinterp_2', 'alpha'],
};

/** A raster of one of the kinds, written by GDAL. */
async function made(kind: keyof typeof kinds): Promise<string> {
  const path = join(folder.path, 'two.tif');
  const bands = [cells, opacity].map((data) => ({ ...frame, data }));
  await writeFile(path, await writeGeoTiff(bands));
  const gdal = await startGdal(folder.path);
  const { value: dataset } = await gdal.openCopy(path, 'raster.tif');
  if (!dataset) throw new Error('GDAL cannot read what the test wrote');
  const written = await gdal.build.gdal_translate(dataset, ['-of', 'GTiff', ...kinds[kind]], gdal.newName());
  const out = join(folder.path, 'masked.tif');
  await copyFile(written.real, out);
  await gdal.closeCopy(dataset);
  return out;
}

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('cells hidden by %s', (kind) => {
  let path: string;
  beforeAll(async () => {
    path = await made(kind);
  });

  it('are left out of statistics and classes', async () => {
    const { bands } = await warmGeodata({ kind: 'inspect-raster', path, name: 'masked.tif' });
    // 1, 2, 3, 3 and 4.
    expect(bands[0]).toMatchObject({ min: 1, max: 4, mean: 2.6, count: 5 });
    expect(bands[0].classes).toEqual([
      { value: 1, count: 1 },
      { value: 2, count: 1 },
      { value: 3, count: 2 },
      { value: 4, count: 1 },
    ]);
  });

  it.each(['continuous', 'class', 'nearest'] as const)('are empty after a warp (%s)', async (resampling) => {
    const outPath = join(folder.path, 'out.bin');
    const task = { kind: 'warp-raster', path, name: 'masked.tif', bands: [1] } as const;
    const reading = { scale: 1, offset: 0, noDataValues: [], resampling };
    const result = await warmGeodata({ ...task, ...reading, target: frame, outPath });
    const { buffer } = Uint8Array.from(await readFile(outPath));
    const warped = result.cellType === 'int32' ? new Int32Array(buffer) : new Float64Array(buffer);
    const empty = result.cellType === 'int32' ? -9999 : NaN;
    expect([...warped]).toEqual([...cells].map((cell, i) => (valid[i] ? cell : empty)));
    expect(result.bands[0]).toMatchObject({ count: 5, max: 4 });
  });

  it('are hidden by the reader of @gep/raster as by GDAL', async () => {
    const reader = await openWithPackage(path, 'masked.tif', 'Deflate');
    const { data, mask } = await reader.read(1, { left: 1, top: 0, width: 3, height: 2 });
    await reader.close?.();
    expect([...data]).toEqual([2, 250, 250, 3, 4, 250]);
    expect([...(mask ?? [])]).toEqual([1, 0, 0, 1, 1, 0]);
    const [grid] = await readGeoTiff(path, { bands: [0], maskByAlpha: true });
    expect(figures(grid.data, grid)).toMatchObject({ count: 5, sum: 13, max: 4 });
  });
});

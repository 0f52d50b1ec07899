import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { runGeodataTask } from '../host';
import { tiffBytes } from '../testing/tiff-fixture';
import { useTempFolder } from '../testing/temp-folder';

const folder = useTempFolder();

async function inspect(bytes: Uint8Array, limits: { memoryBytes?: number } = {}) {
  const path = join(folder.path, 'made.tif');
  await writeFile(path, bytes);
  return runGeodataTask({ kind: 'inspect-raster', path, name: 'made.tif' }, limits);
}

describe('made rasters', () => {
  it('reads the plain fixture', async () => {
    const found = await inspect(tiffBytes({ width: 3, height: 2, cells: Uint8Array.of(1, 2, 3, 4, 5, 6) }));
    expect(found.bands[0]).toMatchObject({ count: 6, min: 1, max: 6, mean: 3.5 });
  });

  it('does not follow a directory that points to itself', async () => {
    const bytes = tiffBytes({ width: 3, height: 2, cells: new Uint8Array(6), nextDirectory: 'itself' });
    await expect(inspect(bytes)).rejects.toMatchObject({ code: 'raster-damaged', at: 'made.tif' });
  });

  describe('a bomb: a few hundred kilobytes that unpack to 361 MB', () => {
    const side = 19_008;
    const cells = deflateSync(new Uint8Array(side * side), { level: 9 });
    const bomb = { width: side, height: side, cells, compression: 8 };

    it('is small', () => expect(cells.length).toBeLessThan(500_000));

    it('is read in pieces where its layout allows', async () => {
      const found = await inspect(tiffBytes(bomb), { memoryBytes: 400e6 });
      expect(found.bands[0]).toMatchObject({ count: side * side, max: 0 });
    });

    it('is stopped by the cap as a single tile', async () => {
      await expect(
        inspect(tiffBytes({ ...bomb, tiled: true }), { memoryBytes: 400e6 }),
      ).rejects.toMatchObject({
        code: 'geodata-memory',
        at: 'made.tif',
      });
    });
  });

  it('refuses a Deflate stream that is none', async () => {
    const cells = Uint8Array.from({ length: 100 }, (_, i) => (i * 37) % 256);
    await expect(inspect(tiffBytes({ width: 50, height: 50, cells, compression: 8 }))).rejects.toMatchObject({
      code: 'raster-damaged',
      at: 'made.tif',
    });
  });
});

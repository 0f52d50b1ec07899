import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromArrayBuffer } from 'geotiff';
import { describe, expect, it } from 'vitest';
import { runGeodataTask } from '../host';
import { projectGrid } from '../project-grid';
import type { WriteCogTask } from '../task';
import { useTempFolder } from '../testing/temp-folder';

const folder = useTempFolder();
const { crs } = projectGrid([116, 25, 117, 26], 1000);
const [width, height] = [1100, 700];

async function write(cells: Float64Array | Int32Array, more: Partial<WriteCogTask> = {}) {
  const path = join(folder.path, 'flat.bin');
  const outPath = join(folder.path, 'out.tif');
  await writeFile(path, cells);
  const grid = { crs: crs.wkt, transform: [100, 0, 1_100_000, 0, -100, 2_800_000] as const, width, height };
  const cellType = cells instanceof Int32Array ? 'int32' : 'float64';
  const written = await runGeodataTask({
    kind: 'write-cog',
    path,
    name: 'result',
    cellType,
    grid,
    outPath,
    ...more,
  });
  const bytes = await readFile(outPath);
  const { buffer } = Uint8Array.from(bytes);
  return { written, bytes, tiff: await fromArrayBuffer(buffer) };
}

const cells = Float64Array.from({ length: width * height }, (_, i) =>
  i % 7 === 0 ? NaN : i % 11 === 0 ? -9999 : Math.sin(i / 1000) * 1e6 + i / 3,
);

describe('writeCog', () => {
  it('keeps every 64-bit value, and NaN becomes NoData -9999', async () => {
    const { written, tiff } = await write(cells);
    const image = await tiff.getImage(0);
    expect([image.getWidth(), image.getHeight(), image.getGDALNoData()]).toEqual([width, height, -9999]);
    const [read] = (await image.readRasters()) as unknown as [Float64Array];
    const wrong = read.findIndex((value, i) => value !== (Number.isNaN(cells[i]) ? -9999 : cells[i]));
    expect(wrong).toBe(-1);
    expect(written.count).toBe(cells.filter((value) => value !== -9999 && !Number.isNaN(value)).length);
  });

  it('has tiles, overviews and all directories before the cells', async () => {
    const { tiff } = await write(cells);
    const count = await tiff.getImageCount();
    // 1100 x 700 is halved until it fits a tile of 512.
    expect(count).toBe(3);
    const sizes = [];
    for (let i = 0; i < count; i++) {
      const image = await tiff.getImage(i);
      expect(image.isTiled).toBe(true);
      sizes.push(image.getWidth());
    }
    expect(sizes).toEqual([1100, 550, 275]);
  });

  it('writes the directories at the beginning of the file', async () => {
    const { bytes } = await write(cells);
    // GDAL's ghost area follows the header of a cloud-optimized file: layout, then directories, then cells.
    expect(bytes.subarray(8, 200).toString('latin1')).toMatch(
      /GDAL_STRUCTURAL_METADATA_SIZE[\s\S]*LAYOUT=IFDS_BEFORE_DATA/,
    );
  });

  it('keeps the Albers projection on CGCS2000', async () => {
    const { tiff } = await write(cells);
    const keys = (await tiff.getImage(0)).getGeoKeys()!;
    // Albers is 11 in the GeoTIFF table of transformations.
    expect(keys).toMatchObject({
      ProjCoordTransGeoKey: 11,
      ProjStdParallel1GeoKey: 25,
      ProjStdParallel2GeoKey: 47,
      ProjNatOriginLongGeoKey: 105,
    });
  });

  it('keeps classes and makes overviews of them without new classes', async () => {
    const classes = Int32Array.from({ length: width * height }, (_, i) => (i % 2 === 0 ? 11 : 31));
    const { tiff } = await write(classes, { overviews: 'pick' });
    const [read] = (await (await tiff.getImage(1)).readRasters()) as unknown as [Int32Array];
    expect([...new Set(read)].every((value) => value === 11 || value === 31)).toBe(true);
  });

  it('refuses a file whose size does not fit the grid', async () => {
    await expect(write(cells.subarray(1))).rejects.toThrow(RangeError);
  });
});

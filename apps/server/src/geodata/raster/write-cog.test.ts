import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openGeoTiff } from '@gep/raster';
import type { RasterSource } from '@gep/raster';
import { projectGrid } from '../project-grid';
import type { WriteCogTask, WrittenCog } from '../task';
import { useTempFolder } from '../testing/temp-folder';
import { warmGeodata } from '../testing/warm-geodata';

const folder = useTempFolder();
const { crs } = projectGrid([116, 25, 117, 26], 1000);
const [width, height] = [1100, 700];

const gridOf = (width: number, height: number): WriteCogTask['grid'] => ({
  crs: crs.wkt,
  transform: [100, 0, 1_100_000, 0, -100, 2_800_000],
  width,
  height,
});

async function write(cells: Float64Array | Int32Array, more: Partial<WriteCogTask> = {}) {
  const path = join(folder.path, 'flat.bin');
  const outPath = join(folder.path, 'out.tif');
  await writeFile(path, cells);
  const cellType = cells instanceof Int32Array ? 'int32' : 'float64';
  const written = await warmGeodata({
    kind: 'write-cog',
    path,
    name: 'result',
    cellType,
    grid: gridOf(width, height),
    outPath,
    ...more,
  });
  const bytes = await readFile(outPath);
  return { written, bytes, tiff: await openGeoTiff(bytes) };
}

const cells = Float64Array.from({ length: width * height }, (_, i) =>
  i % 7 === 0 ? NaN : i % 11 === 0 ? -9999 : Math.sin(i / 1000) * 1e6 + i / 3,
);

describe('writeCog', () => {
  let cog: { written: WrittenCog; bytes: Buffer; tiff: RasterSource };
  beforeAll(async () => {
    cog = await write(cells);
  });

  it('keeps every 64-bit value, and NaN becomes NoData -9999', async () => {
    expect(cog.tiff.info).toMatchObject({ width, height, dataType: 'float64', noData: -9999 });
    const [{ data }] = await cog.tiff.read();
    const wrong = data.findIndex((value, i) => value !== (Number.isNaN(cells[i]) ? -9999 : cells[i]));
    expect(wrong).toBe(-1);
    expect(cog.written.count).toBe(cells.filter((value) => value !== -9999 && !Number.isNaN(value)).length);
  });

  it('has tiles and overviews, all directories before the cells', () => {
    // 1100 x 700 is halved until it fits a tile of 512.
    expect(cog.tiff.info).toMatchObject({
      blockWidth: 512,
      blockHeight: 512,
      overviews: [{ width: 550 }, { width: 275 }],
    });
    // GDAL's ghost area follows the header of a cloud-optimized file: layout, then directories, then cells.
    expect(cog.bytes.subarray(8, 200).toString('latin1')).toMatch(
      /GDAL_STRUCTURAL_METADATA_SIZE[\s\S]*LAYOUT=IFDS_BEFORE_DATA/,
    );
  });

  it('gives a grid that fits one tile an overview too, and none to a single row', async () => {
    const small = await write(new Float64Array(60 * 41).fill(5), { grid: gridOf(60, 41) });
    expect(small.tiff.info.overviews).toMatchObject([{ width: 30 }]);
    const [{ data }] = await small.tiff.read({ width: 30 });
    expect([...new Set(data)]).toEqual([5]);
    const row = await write(new Float64Array(3).fill(5), { grid: gridOf(3, 1) });
    expect(row.tiff.info.overviews).toEqual([]);
  });

  it('keeps the Albers projection on CGCS2000', () => {
    const { crs: wkt } = cog.tiff.info;
    expect(wkt).toMatch(/PROJECTION\["Albers_Conic_Equal_Area"\]/);
    for (const parameter of [
      '"standard_parallel_1",25]',
      '"standard_parallel_2",47]',
      '"longitude_of_center",105]',
    ])
      expect(wkt).toContain(parameter);
  });

  it('keeps classes and makes overviews of them without new classes', async () => {
    const classes = Int32Array.from({ length: width * height }, (_, i) => (i % 2 === 0 ? 11 : 31));
    const { tiff } = await write(classes, { overviews: 'pick' });
    const [{ data }] = await tiff.read({ width: tiff.info.overviews[0].width });
    expect([...new Set(data)].every((value) => value === 11 || value === 31)).toBe(true);
  });

  it('refuses a file whose size does not fit the grid', async () => {
    await expect(write(cells.subarray(1))).rejects.toThrow(RangeError);
  });
});

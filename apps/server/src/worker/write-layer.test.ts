import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openGeoTiff } from '@gep/raster/node';
import { projectGrid } from '../geodata/project-grid';
import type { RasterInspection } from '../geodata/task';
import { useTempFolder } from '../geodata/testing/temp-folder';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import type { WrittenLayer } from './tasks';
import { writeLayer } from './write-layer';

const folder = useTempFolder();
const { crs } = projectGrid([116, 25, 117, 26], 1000);
const [width, height] = [1100, 700];
const frame = {
  width,
  height,
  cellSize: 100,
  transform: [100, 0, 1_100_000, 0, -100, 2_800_000],
} as const;
/** Rows of 0 to 9 with every seventh cell empty. */
const cells = Float32Array.from({ length: width * height }, (_, i) => (i % 7 === 0 ? NaN : i % 10));

async function write(known: readonly string[] = []): Promise<WrittenLayer> {
  const path = join(folder.path, 'flat.bin');
  await writeFile(path, cells);
  const outPath = join(folder.path, 'out.tif');
  return writeLayer({ kind: 'write-layer', frame, crs: crs.wkt, path, known, outPath });
}

it('counts each row twice in shared memory: when it is read, and when it is written', async () => {
  const path = join(folder.path, 'counted.bin');
  await writeFile(path, cells);
  const rowsDone = new Int32Array(new SharedArrayBuffer(4));
  const task = { kind: 'write-layer', frame, crs: crs.wkt, path, known: [], rowsDone } as const;
  await writeLayer({ ...task, outPath: join(folder.path, 'counted.tif') });
  expect(rowsDone[0]).toBe(2 * height);
});

describe('writeLayer', () => {
  let layer: WrittenLayer;
  let byGdal: RasterInspection;
  beforeAll(async () => {
    layer = await write();
    const path = join(folder.path, 'out.tif');
    byGdal = await warmGeodata({ kind: 'inspect-raster', path, name: 'out.tif' });
  });

  it('writes what GDAL reads, with -9999 for cells without a value', () => {
    expect(byGdal).toMatchObject({
      width,
      height,
      dataType: 'float32',
      compression: 'Deflate',
      warnings: [],
    });
    expect(byGdal.transform).toEqual(frame.transform);
    const valid = cells.filter((cell) => !Number.isNaN(cell));
    const sum = valid.reduce((all, cell) => all + cell, 0);
    expect(byGdal.bands).toMatchObject([{ noData: -9999, count: valid.length, min: 0, max: 9, sum }]);
    expect(layer.statistics).toMatchObject({ count: valid.length, min: 0, max: 9, sum });
  });

  it('keeps the Albers projection on CGCS2000', () => {
    const wkt = byGdal.crs?.wkt ?? '';
    expect(wkt).toContain('METHOD["Albers Equal Area"');
    expect(wkt).toContain('ID["EPSG",4490]');
    for (const [name, value] of [
      ['Latitude of 1st standard parallel', 25],
      ['Latitude of 2nd standard parallel', 47],
      ['Longitude of false origin', 105],
    ])
      expect(wkt).toContain(`PARAMETER["${name}",${value},`);
  });

  it('has tiles and overviews', async () => {
    const source = await openGeoTiff(join(folder.path, 'out.tif'));
    await source.close();
    // 1100 x 700 is halved until it fits a tile of 512.
    expect(source.info).toMatchObject({
      blockWidth: 512,
      blockHeight: 512,
      overviews: [{ width: 550 }, { width: 275 }],
    });
  });

  it('counts every valid cell in a bin, ten bins being in use', () => {
    expect(layer.histogram).toMatchObject({ min: 0, max: 9 });
    expect(layer.histogram?.counts).toHaveLength(256);
    expect(layer.histogram?.counts.filter((count) => count > 0)).toHaveLength(10);
    expect(layer.histogram?.counts.reduce((all, count) => all + count, 0)).toBe(layer.statistics.count);
  });

  it('writes nothing for cells that are known', async () => {
    const before = await readdir(folder.path);
    expect(await write([layer.sha256])).toMatchObject({ written: false, sha256: layer.sha256 });
    expect(await readdir(folder.path)).toEqual(before);
  });
});

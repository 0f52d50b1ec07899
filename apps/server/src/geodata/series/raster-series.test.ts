import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeGeoTiff } from '@gep/raster';
import type { Grid } from '@gep/raster';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import type { RasterFiles } from '../task';
import { useTempFolder } from '../testing/temp-folder';
import { warmGeodata } from '../testing/warm-geodata';
import { zipBytes } from '../testing/zip-fixture';

const folder = useTempFolder();
const metres = 'EPSG:3857';
const transform = [100, 0, 0, 0, -100, 200] as const;

/** A day of 3 x 2 cells with values from `start` on; -1 marks no data. */
const grid = (start: number, more: Partial<Grid> = {}): Grid => ({
  width: 3,
  height: 2,
  data: Float32Array.of(start, start + 0.25, -1, start + 1, start + 2, start + 3),
  noData: -1,
  transform,
  crs: metres,
  ...more,
});
const day = (start: number, more: Partial<Grid> = {}) => writeGeoTiff([grid(start, more)]);

async function parts(files: Readonly<Record<string, Uint8Array>>) {
  const place = await mkdtemp(join(folder.path, 'parts-'));
  return Promise.all(
    Object.entries(files).map(async ([name, bytes], i) => {
      const path = join(place, `part${i}`);
      await writeFile(path, bytes);
      return { name, path };
    }),
  );
}
const inspect = (files: RasterFiles) =>
  warmGeodata({ kind: 'inspect-raster', name: 'rain.zip', ...files }).catch((error: unknown) => error);
const zipped = async (files: Readonly<Record<string, string | Uint8Array>>) =>
  inspect({ parts: await parts({ 'rain.zip': await zipBytes(files) }) });

async function warped(files: RasterFiles, count: number): Promise<Buffer> {
  const outPath = join(folder.path, 'out.bin');
  await warmGeodata({
    kind: 'warp-raster',
    name: 'rain',
    ...files,
    bands: Array.from({ length: count }, (_, i) => i + 1),
    scale: 0.1,
    offset: 0,
    noDataValues: [],
    resampling: 'continuous',
    target: { crs: metres, transform: [70, 0, 10, 0, -70, 190], width: 4, height: 2 },
    outPath,
  });
  return readFile(outPath);
}

describe('rasters of days', () => {
  it('in a ZIP are read in the order of their days, beside other files', async () => {
    const found = await zipped({
      '2020/rain_20200103.tif': await day(30),
      '2020/rain_20200101.tif': await day(10, { noData: -1 }),
      '2020/rain_20200102.tiff': await day(20),
      '2020/rain_20200101.tif.aux.xml': '<PAMDataset/>',
      '2020/readme.txt': 'Rain of days.',
      '__MACOSX/2020/._rain_20200101.tif': 'of the system',
    });
    expect(found).toMatchObject({
      width: 3,
      height: 2,
      series: { unit: 'day', first: '2020-01-01', last: '2020-01-03' },
      bands: [10, 20, 30].map((start) => ({ count: 5, min: start, max: start + 3, noData: -1 })),
      warnings: [],
    });
  });

  it('come onto the grid of the project as the bands of one file do, to the bit', async () => {
    const starts = [10, 20, 30];
    const one = await parts({ 'bands.tif': await writeGeoTiff(starts.map((start) => grid(start))) });
    const days = await Promise.all(starts.map((start) => day(start)));
    const names = ['r20200102.tif', 'r20191231.tif', 'r20200101.tif'];
    // In the order of the days: 31 December, 1 and 2 January.
    const files = { [names[0]]: days[2], [names[1]]: days[0], [names[2]]: days[1] };
    const bands = await warped({ path: one[0].path }, 3);
    expect(bands.length).toBe(3 * 4 * 2 * 8);
    expect((await warped({ parts: one }, 3)).equals(bands)).toBe(true);
    expect((await warped({ parts: await parts(files) }, 3)).equals(bands)).toBe(true);
    const zip = await parts({ 'r.zip': await zipBytes(files) });
    expect((await warped({ parts: zip }, 3)).equals(bands)).toBe(true);
  });

  it.skipIf(!hasTestData)('with a codec that GDAL lacks are read like others', async () => {
    const bytes = await readFile(testData('rasters/layout/int16_zstd.tif'));
    const path = testData('rasters/layout/int16_zstd.tif');
    const { bands, compression } = await warmGeodata({ kind: 'inspect-raster', name: 'one.tif', path });
    const found = await zipped({ 'r1.tif': bytes, 'r2.tif': bytes });
    expect(found).toMatchObject({ compression, bands: [bands[0], bands[0]] });
  });

  it.each<[string, Partial<Grid>, object]>([
    [
      'of another size',
      { height: 1, data: Float32Array.of(1, 2, 3) },
      { what: 'size', got: '3 × 1', wanted: '3 × 2' },
    ],
    ['in another CRS', { crs: 'EPSG:32650' }, { what: 'crs', got: 'EPSG:32650', wanted: metres }],
    [
      'half a cell away',
      { transform: [100, 0, 50, 0, -100, 200] },
      { what: 'place', got: '50, 0, 350, 200', wanted: '0, 0, 300, 200' },
    ],
  ])('are refused with one %s, naming it', async (_, more, args) => {
    const found = await zipped({
      'a/r1.tif': await day(1),
      'a/r2.tif': await day(2),
      'a/r3.tif': await day(3, more),
    });
    expect(found).toMatchObject({
      code: 'series-differs',
      at: 'rain.zip/a/r3.tif',
      args: { other: 'rain.zip/a/r1.tif', ...args },
    });
  });

  it('are refused with one of two bands, and with one that is not a GeoTIFF', async () => {
    const two = await writeGeoTiff([grid(1), grid(2)]);
    expect(await zipped({ 'r1.tif': await day(1), 'r2.tif': two })).toMatchObject({
      code: 'series-bands',
      at: 'rain.zip/r2.tif',
      args: { bands: 2 },
    });
    expect(await zipped({ 'r1.tif': await day(1), 'r2.tif': 'text' })).toMatchObject({
      code: 'raster-not-geotiff',
      at: 'rain.zip/r2.tif',
    });
  });

  it('are refused as an archive without them, or with too many', async () => {
    expect(await zipped({ 'readme.txt': 'x' })).toMatchObject({
      code: 'series-contents',
      args: { names: 'readme.txt' },
    });
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`r${i}.tif`, 'x']));
    expect(await zipped(many)).toMatchObject({
      code: 'raster-too-many-bands',
      args: { bands: 1001, maxBands: 1000 },
    });
  });

  it('in a bomb are refused by what it declares, before anything is unpacked', async () => {
    const zip = await zipBytes({ 'r1.tif': await day(1), 'r2.tif': await day(2) });
    // The sizes of the central directory: 4 bytes at 24 of each entry (APPNOTE 4.3.12).
    for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 1))
      zip.writeUInt32LE(0x7fff_ffff, at + 24);
    expect(await inspect({ parts: await parts({ 'rain.zip': zip }) })).toMatchObject({
      code: 'archive-too-large',
      at: 'rain.zip',
    });
  });

  it('as one file have all its bands, and need no date', async () => {
    const two = await writeGeoTiff([grid(1), grid(2)]);
    expect(await zipped({ 'rain.tif': two })).toMatchObject({
      series: null,
      bands: [{ min: 1 }, { min: 2 }],
    });
  });
});

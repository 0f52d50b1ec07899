import { gridExtent, writeGeoTiff } from '@gep/raster';
import type { Grid } from '@gep/raster';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import reference from '../../test/reference/geotiff.json' with { type: 'json' };
import { transformExtent } from '../geometry';
import type { Extent } from '../model';
import { describeFile, sampleSize } from './geotiff-description';
import { createFileOpener } from './geotiff-file';
import type { GeoTiffFile } from './geotiff-file';
import { readValues, readWindow } from './geotiff-window';

function open(bytes: Uint8Array, options: Omit<GeoTiffFile, 'file'> = {}) {
  const opener = createFileOpener(async (offset, length) => bytes.subarray(offset, offset + length));
  return opener({ file: 1, size: bytes.length, ...options }, new AbortController().signal);
}
const openFile = (path: string) => open(new Uint8Array(readFileSync(testData(`rasters/${path}`))));
const nearest = { resampling: 'nearest' } as const;

describe.skipIf(!hasTestData).each(reference)('$file', ({ file, projection, places, window }) => {
  it('gives the values of GDAL at positions', async () => {
    const opened = await openFile(file);
    for (const { at, values } of places) {
      const got = await readValues(opened, { position: [at[0], at[1]], projection });
      expect(got === null).toBe(values === null);
      got?.forEach((value, band) => {
        const wanted = values?.[band];
        if (value === null || wanted == null) expect(value).toBe(wanted);
        else expect(value).toBeCloseTo(wanted, 9);
      });
    }
  });

  it('gives a window in the projection of the map as gdalwarp does', async () => {
    const extent = window.extent as unknown as Extent;
    const resolution = (extent[2] - extent[0]) / window.width;
    const block = await readWindow(await openFile(file), { extent, resolution, projection, ...nearest });
    expect([block?.width, block?.height, block?.projection]).toEqual([
      window.width,
      window.width,
      projection,
    ]);
    const cells = block?.bands[0] ?? [];
    // Masked cells keep a value in GDAL's window. Places are met within an eighth of a cell.
    const same = window.cells.filter(
      (cell, i) => Number.isNaN(cells[i]) || Math.abs(cells[i] - cell) <= 1e-9,
    );
    expect(same.length / window.cells.length).toBeGreaterThan(0.97);
  });
});

const withOverviews = reference.flatMap(({ file, overview }) => (overview ? [{ file, ...overview }] : []));

it.skipIf(!hasTestData).each(withOverviews)(
  'the overview of $file that fits is read',
  async ({ file, width, height, cells }) => {
    const opened = await openFile(file);
    const extent = gridExtent(opened.source.info);
    const resolution = (extent[2] - extent[0]) / width;
    const block = await readWindow(opened, { extent, resolution, projection: opened.crs(), ...nearest });
    expect([block?.width, block?.height]).toEqual([width, height]);
    const [{ scale = 1, offset = 0 }] = opened.source.info.bandInfo;
    let at = 0;
    for (let row = 0; row < height; row += 29)
      for (let column = 0; column < width; column += 29) {
        const got = block?.bands[0][row * width + column] ?? NaN;
        const wanted = cells[at++] * scale + offset;
        if (!Number.isNaN(got)) expect(got).toBeCloseTo(wanted, 9);
      }
    expect(at).toBe(cells.length);
  },
);

const utm: Grid = {
  width: 40,
  height: 30,
  data: Int16Array.from({ length: 1200 }, (_, i) => i),
  noData: -1,
  transform: [100, 0, 500_000, 0, -100, 3_003_000],
  crs: 'EPSG:32650',
};

describe('a window', () => {
  const window = { projection: 'EPSG:32650', ...nearest };

  it('gives the own cells of the file where finer ones are asked for, and nothing outside', async () => {
    const file = await open(await writeGeoTiff(utm));
    const block = await readWindow(file, {
      extent: [500_250, 3_002_550, 500_470, 3_002_780],
      resolution: 7,
      ...window,
    });
    expect(block).toEqual({
      extent: [500_200, 3_002_500, 500_500, 3_002_800],
      width: 3,
      height: 3,
      bands: [Int16Array.of(82, 83, 84, 122, 123, 124, 162, 163, 164)],
      noData: -1,
      projection: 'EPSG:32650',
    });
    const outside = { extent: [400_000, 3_000_000, 401_000, 3_001_000], resolution: 10 } as const;
    expect(await readWindow(file, { ...outside, ...window })).toBeNull();
    const degrees = { extent: [10, 20, 11, 21], resolution: 0.01, projection: 'EPSG:4326' } as const;
    expect(await readWindow(file, { ...degrees, ...nearest })).toBeNull();
  });

  it('is as coarse as it was asked for', async () => {
    const file = await open(await writeGeoTiff(utm));
    const extent = gridExtent(utm);
    const block = await readWindow(file, { extent, resolution: 500, ...window });
    expect([block?.width, block?.height, block?.bands[0][0]]).toEqual([8, 6, 2 * 40 + 2]);
  });

  it('keeps only the bands that are wanted, in their order', async () => {
    const tenfold = { ...utm, data: utm.data.map((cell) => cell * 10) };
    const file = await open(await writeGeoTiff([utm, tenfold]), { bands: [1, 0] });
    const block = await readWindow(file, { extent: gridExtent(utm), resolution: 100, ...window });
    expect(block?.bands.map((cells) => cells[7])).toEqual([70, 7]);
    expect(await readValues(file, { position: [500_750, 3_002_950], projection: 'EPSG:32650' })).toEqual([
      70, 7,
    ]);
  });

  it('holds values between the cells where the layer wants them', async () => {
    const plane = {
      ...utm,
      data: Float32Array.from({ length: 1200 }, (_, i) => (i % 40) + 0.5),
      noData: undefined,
    };
    const file = await open(await writeGeoTiff(plane));
    const middle = transformExtent([501_000, 3_001_000, 503_000, 3_002_000], 'EPSG:32650', 'EPSG:3857');
    const block = await readWindow(file, {
      extent: middle as Extent,
      resolution: 20,
      projection: 'EPSG:3857',
      resampling: 'bilinear',
    });
    const row = Array.from(block?.bands[0].subarray(0, block.width) ?? []);
    // A plane that rises by 1 in 100 m: its steps are even where they are interpolated, 0 or 1 where they are not.
    const steps = row.slice(1).map((value, i) => value - row[i]);
    expect(Math.max(...steps)).toBeLessThan(0.3);
    expect(Math.min(...steps)).toBeGreaterThan(0.1);
  });

  it('says that a CRS is missing or not known, and takes another one', async () => {
    const bytes = await writeGeoTiff({ ...utm, crs: '' });
    const asked = { extent: gridExtent(utm), resolution: 100, ...window };
    const nowhere = await open(bytes);
    await expect(readWindow(nowhere, asked)).rejects.toMatchObject({ code: 'tiff-no-projection' });
    const placed = await open(bytes, { crs: 'EPSG:32650' });
    expect((await readWindow(placed, asked))?.bands[0]).toEqual(utm.data);
    const strange = await open(bytes, { crs: 'EPSG:26913' });
    await expect(readWindow(strange, asked)).rejects.toMatchObject({ code: 'tiff-unknown-projection' });
  });

  it('refuses a file that has ground control points and no grid, with any CRS', async () => {
    const bytes = await writeGeoTiff(utm);
    // The tag of the cell size becomes an unknown one, and six numbers of the tie point become twelve.
    const view = new DataView(bytes.buffer);
    const entry = (tag: number) => bytes.findIndex((_, i) => view.getUint32(i, true) === tag + (12 << 16));
    view.setUint16(entry(33550), 33549, true);
    view.setUint32(entry(33922) + 4, 12, true);
    const file = await open(bytes, { crs: 'EPSG:32650' });
    const asked = { extent: gridExtent(utm), resolution: 100, ...window };
    await expect(readWindow(file, asked)).rejects.toMatchObject({ code: 'tiff-control-points' });
  });
});

describe('cells that stand for a raster', () => {
  const most = 2 ** 22;
  const dataType = 'uint8';
  const halves = [2, 4, 8, 16, 32].map((by) => ({ width: 32_768 / by, height: 16_384 / by }));

  it('are all cells of a small one', () => {
    expect(sampleSize({ width: 2048, height: 2048, overviews: halves, dataType }, most)).toEqual({
      width: 2048,
      height: 2048,
    });
  });

  it('are those of the largest overview that is small enough, so that no larger one is fetched', () => {
    const large = { width: 32_768, height: 16_384, overviews: halves };
    expect(sampleSize({ ...large, dataType }, most)).toEqual({ width: 2048, height: 1024 });
    expect(sampleSize({ ...large, dataType: 'float32' }, most)).toEqual({ width: 1024, height: 512 });
  });

  it('are spread evenly where there is no such overview, or only a tiny one', () => {
    for (const overviews of [[], [{ width: 128, height: 64 }], [{ width: 16_384, height: 8192 }]]) {
      const { width, height } = sampleSize({ width: 32_768, height: 16_384, overviews, dataType }, most);
      expect(width * height).toBeLessThanOrEqual(most);
      expect(width * height).toBeGreaterThan(0.99 * most);
      expect(width / height).toBeCloseTo(2, 2);
    }
  });
});

it('a description has the statistics of all cells, their values and counts', async () => {
  const data = Int16Array.from({ length: 1200 }, (_, i) => (i < 200 ? -1 : i % 4));
  const file = await open(await writeGeoTiff({ ...utm, data }));
  const { projection, extent, bands } = await describeFile(file);
  expect([projection, extent]).toEqual(['EPSG:32650', gridExtent(utm)]);
  expect(bands).toMatchObject([
    {
      name: 'Band 1',
      statistics: {
        ...{
          dataType: 'int16',
          min: 0,
          max: 3,
          mean: 1.5,
          noData: -1,
          totalCount: 1000,
          uniqueValueCount: 4,
        },
        uniqueValues: [0, 1, 2, 3].map((value) => ({ value, count: 250 })),
      },
    },
  ]);
  expect(bands[0].statistics.stddev).toBeCloseTo(Math.sqrt(1.25), 12);
});

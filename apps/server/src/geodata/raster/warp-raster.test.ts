import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeGeoTiff } from '@gep/raster';
import type { Transform, TypedArray } from '@gep/raster';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import { projectGrid } from '../project-grid';
import type { TargetGrid, WarpRasterTask } from '../task';
import { useTempFolder } from '../testing/temp-folder';
import { warmGeodata } from '../testing/warm-geodata';

const folder = useTempFolder();
const metres = 'EPSG:3857';

async function raster(name: string, width: number, data: TypedArray, noData?: number, transform?: Transform) {
  const path = join(folder.path, `${name}.tif`);
  const placed = transform ?? ([100, 0, 0, 0, -100, (data.length / width) * 100] as const);
  const grid = { width, height: data.length / width, data, noData, transform: placed, crs: metres };
  await writeFile(path, await writeGeoTiff([grid]));
  return path;
}

async function warp(path: string, target: TargetGrid, more: Partial<WarpRasterTask> = {}) {
  const outPath = join(folder.path, 'out.bin');
  const task = {
    kind: 'warp-raster',
    path,
    name: 'a.tif',
    bands: [1],
    scale: 1,
    offset: 0,
    noDataValues: [],
  } as const;
  const result = await warmGeodata({ ...task, resampling: 'continuous', target, outPath, ...more });
  const { buffer } = Uint8Array.from(await readFile(outPath));
  return {
    result,
    cells: [...(result.cellType === 'int32' ? new Int32Array(buffer) : new Float64Array(buffer))],
  };
}

const grid = (width: number, height: number, size: number, top: number, left = 0): TargetGrid => ({
  crs: metres,
  transform: [size, 0, left, 0, -size, top],
  width,
  height,
});

describe('warpRaster', () => {
  it('tests NoData on raw values, then scales, then counts what is out of range', async () => {
    const path = await raster('scaled', 3, Int16Array.of(10, 20, -1, 255, 40, 50), -1);
    const { result, cells } = await warp(path, grid(3, 2, 100, 200), {
      scale: 0.1,
      offset: -2,
      noDataValues: [255],
      expected: { min: 0, max: 2.5 },
      physical: { min: -0.5, max: 10 },
    });
    // 10·0.1-2, 20·0.1-2, NoData, NoData, 40·0.1-2, 50·0.1-2
    [-1, 0, NaN, NaN, 2, 3].forEach((value, i) =>
      Number.isNaN(value) ? expect(cells[i]).toBeNaN() : expect(cells[i]).toBeCloseTo(value, 12),
    );
    expect(result.bands[0]).toMatchObject({
      count: 4,
      belowExpected: 1,
      aboveExpected: 1,
      belowPhysical: 1,
      abovePhysical: 0,
    });
  });

  it('keeps a plane a plane (bilinear), and NoData where the nearest cell has none', async () => {
    const width = 8;
    const plane = (x: number, y: number): number => 3 + 0.02 * x - 0.01 * y;
    const data = Float64Array.from({ length: 64 }, (_, i) =>
      plane((i % width) * 100 + 50, 800 - Math.floor(i / width) * 100 - 50),
    );
    data[3 * width + 3] = NaN;
    const path = await raster('plane', width, data);
    const { cells } = await warp(path, grid(20, 20, 25, 650, 150));
    for (let i = 0; i < cells.length; i++) {
      const [x, y] = [150 + (i % 20) * 25 + 12.5, 650 - Math.floor(i / 20) * 25 - 12.5];
      const inHole = x > 300 && x < 400 && y > 400 && y < 500;
      const besideHole = x > 250 && x < 450 && y > 350 && y < 550;
      if (inHole) expect(cells[i]).toBeNaN();
      else if (besideHole) expect(cells[i]).toBeTypeOf('number');
      else expect(cells[i]).toBeCloseTo(plane(x, y), 9);
    }
  });

  it('takes classes from the nearest cell as whole numbers and counts them', async () => {
    const path = await raster('classes', 2, Uint8Array.of(11, 12, 0, 21), 0);
    const { result, cells } = await warp(path, grid(4, 4, 50, 200), { resampling: 'class' });
    expect(cells).toEqual([11, 11, 12, 12, 11, 11, 12, 12, -9999, -9999, 21, 21, -9999, -9999, 21, 21]);
    expect(result).toMatchObject({ cellType: 'int32', noData: -9999 });
    expect(result.bands[0].classes).toEqual([
      { value: 11, count: 4 },
      { value: 12, count: 4 },
      { value: 21, count: 4 },
    ]);
  });

  it('refuses fractions as classes and leaves the result of before alone', async () => {
    const path = await raster('fractions', 2, Float32Array.of(1, 2.5, 3, 4));
    await writeFile(join(folder.path, 'out.bin'), 'before');
    await expect(warp(path, grid(2, 2, 100, 200), { resampling: 'class' })).rejects.toMatchObject({
      code: 'raster-not-classes',
      args: { value: 2.5 },
    });
    expect(await readFile(join(folder.path, 'out.bin'), 'utf8')).toBe('before');
    expect((await readdir(folder.path)).filter((name) => name.includes('part'))).toEqual([]);
  });

  it('resamples counts as densities: a whole stays a whole', async () => {
    const path = await raster('persons', 4, new Float32Array(16).fill(8));
    const { result } = await warp(path, grid(8, 8, 50, 400), { resampling: 'density' });
    // 128 persons in 16 cells of 1 ha; cells of a quarter of that hold 2 each.
    expect(result.bands[0]).toMatchObject({
      count: 64,
      min: expect.closeTo(2, 9),
      max: expect.closeTo(2, 9),
    });
    expect(result.bands[0].sum).toBeCloseTo(128, 9);
  });

  it('puts bands one after the other, in the order that was asked for', async () => {
    const path = join(folder.path, 'bands.tif');
    const bands = [1, 2, 3].map((value) => ({
      width: 2,
      height: 1,
      data: Float32Array.of(value, value * 10),
      transform: [100, 0, 0, 0, -100, 100] as const,
      crs: metres,
    }));
    await writeFile(path, await writeGeoTiff(bands));
    const { result, cells } = await warp(path, grid(2, 1, 100, 100), { bands: [3, 1] });
    expect(cells).toEqual([3, 30, 1, 10]);
    expect(result.bands.map(({ sum }) => sum)).toEqual([33, 11]);
  });

  it('says when a raster lies elsewhere or has no such band', async () => {
    const path = await raster('elsewhere', 2, Float32Array.of(1, 2, 3, 4));
    await expect(warp(path, grid(2, 2, 100, 9e6))).rejects.toMatchObject({
      code: 'raster-outside-target',
      at: 'a.tif',
    });
    await expect(warp(path, grid(2, 2, 100, 200), { bands: [2] })).rejects.toMatchObject({
      code: 'raster-band-missing',
      args: { band: 2, bands: 1 },
    });
  });
});

describe('warpRaster on a large grid', () => {
  /** Three strips and a bit of a million cells each. */
  const large = grid(2000, 1600, 10, 16_000);
  const task = async () =>
    ({
      kind: 'warp-raster',
      path: await raster('large', 200, new Uint8Array(200 * 160).fill(11)),
      name: 'a.tif',
      bands: [1],
      scale: 1,
      offset: 0,
      noDataValues: [],
      resampling: 'class',
      target: large,
      outPath: join(folder.path, 'large.bin'),
    }) as const;

  it('tells progress after every strip', async () => {
    const told: number[] = [];
    await warmGeodata(await task(), { onProgress: (fraction) => told.push(fraction) });
    expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('ends in the middle when it is stopped', async () => {
    const stop = new AbortController();
    const told: number[] = [];
    const stopped = new Error('stopped');
    const work = warmGeodata(await task(), {
      signal: stop.signal,
      onProgress: (fraction) => {
        told.push(fraction);
        stop.abort(stopped);
      },
    });
    await expect(work).rejects.toBe(stopped);
    expect(told).toEqual([0.25]);
  });
});

describe.skipIf(!hasTestData)('warpRaster on real inputs', () => {
  // Extent of regions/fujian_*.
  const { crs, transform, width, height } = projectGrid([115.852291, 23.528954, 120.726952, 28.312716], 1000);
  const target = { crs: crs.wkt, transform, width, height };

  it('agrees with gdalwarp 3.6.2 (-et 0, cells prepared with numpy)', async () => {
    const { result } = await warp(testData('calc/fujian/npp.tif'), target, { scale: 0.1 });
    expect(result.bands[0].count).toBe(208700);
    expect(result.bands[0].mean).toBeCloseTo(717.6811322470683, 9);
  });

  it('agrees with gdalwarp 3.6.2 (-r near) on classes of another CRS', async () => {
    const { result } = await warp(testData('calc/fujian/landcover_20class.tif'), target, {
      resampling: 'class',
    });
    expect(result.bands[0].count).toBe(323432);
    expect(result.bands[0].sum).toBe(3228383);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Grid, TypedArray } from '../index';
import { describe, openGeoTiff, readGeoTiff, writeGeoTiff } from '../index';

const kinds = [
  Int8Array,
  Uint8Array,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
];
const albers =
  'PROJCS["CGCS2000_Albers",GEOGCS["China Geodetic Coordinate System 2000",DATUM["China_2000",SPHEROID["CGCS2000",6378137,298.257222101]],' +
  'PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],PROJECTION["Albers_Conic_Equal_Area"],PARAMETER["standard_parallel_1",25],' +
  'PARAMETER["standard_parallel_2",47],PARAMETER["latitude_of_center",0],PARAMETER["longitude_of_center",105],' +
  'PARAMETER["false_easting",0],PARAMETER["false_northing",0],UNIT["metre",1]]';

// -0 is written as 0: the same place.
const place = fc.double({ min: -1e7, max: 1e7, noNaN: true }).map((number) => number + 0);
const size = fc.double({ min: 0.001, max: 1e4, noNaN: true });
const grids = fc
  .record({
    kind: fc.constantFrom(...kinds),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 40 }),
    bands: fc.integer({ min: 1, max: 3 }),
    seed: fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 40 }),
    noData: fc.constantFrom(undefined, 0, 7),
    scale: fc.constantFrom(undefined, 0.1),
    transform: fc.oneof(
      fc.tuple(
        size,
        fc.constant(0),
        place,
        fc.constant(0),
        size.map((s) => -s),
        place,
      ),
      fc.constant([3, 1, 100, -1, -3, 50] as const),
      fc.constant([0.5, 0, -180, 0, 0.5, -90] as const),
    ),
    crs: fc.constantFrom('EPSG:4326', 'EPSG:4490', 'EPSG:3857', 'EPSG:4548', '', albers),
  })
  .map(({ kind, width, height, bands, seed, noData, scale, transform, crs }): Grid[] =>
    Array.from({ length: bands }, (_, band): Grid => {
      const data: TypedArray = new kind(width * height);
      for (let i = 0; i < data.length; i++) data[i] = seed[(i * 7 + band) % seed.length] + i;
      return {
        width,
        height,
        data,
        transform,
        crs,
        ...(noData !== undefined && { noData }),
        ...(scale && { scale, offset: band }),
      };
    }),
  );

test('what is written is read again, cell for cell', async () => {
  await fc.assert(
    fc.asyncProperty(grids, async (written) => {
      const read = await readGeoTiff(await writeGeoTiff(written));
      expect(read).toEqual(written);
    }),
    { numRuns: 60 },
  );
});

test('NaN, infinities and NoData NaN are kept', async () => {
  const data = Float32Array.of(NaN, Infinity, -Infinity, -0, 1.5, 3.4e38);
  const [grid] = await readGeoTiff(
    await writeGeoTiff({
      width: 3,
      height: 2,
      data,
      noData: NaN,
      transform: [1, 0, 0, 0, -1, 2],
      crs: 'EPSG:3857',
    }),
  );
  expect(grid.data).toEqual(data);
  expect(grid.noData).toBeNaN();
});

test('a mask travels as a mask, or as NoData where there is one', async () => {
  const frame = { width: 5, height: 2, transform: [1, 0, 0, 0, -1, 2], crs: '' } as const;
  const data = Uint8Array.from({ length: 10 }, (_, i) => i);
  const mask = Uint8Array.of(1, 0, 1, 1, 1, 1, 1, 1, 1, 0);
  const [masked] = await readGeoTiff(await writeGeoTiff({ ...frame, data, mask }));
  expect(masked.mask).toEqual(mask);
  expect(describe(masked.data, masked)).toMatchObject({ count: 8, sum: 35 });
  const [marked] = await readGeoTiff(await writeGeoTiff({ ...frame, data, mask, noData: 255 }));
  expect(marked.mask).toBeUndefined();
  expect(describe(marked.data, marked)).toMatchObject({ count: 8, sum: 35 });
  // No byte is -9999.
  const [kept] = await readGeoTiff(await writeGeoTiff({ ...frame, data, mask, noData: -9999 }));
  expect(kept).toEqual({ ...frame, data, mask, noData: -9999 });
});

test('names, scale and offset belong to their band', async () => {
  const frame = { width: 1, height: 1, transform: [1, 0, 0, 0, -1, 1], crs: '' } as const;
  const bands = [
    { ...frame, data: Int16Array.of(1), scale: 0.1, offset: 2 },
    { ...frame, data: Int16Array.of(2) },
  ];
  const { info } = await openGeoTiff(await writeGeoTiff(bands, { bandNames: ['rain <mm>', '雨'] }));
  expect(info.bandInfo).toEqual([{ name: 'rain <mm>', scale: 0.1, offset: 2 }, { name: '雨' }]);
  expect(info.bandNames).toEqual(['rain <mm>', '雨']);
  expect([info.scale, info.offset]).toEqual([0.1, 2]);
});

test('misuse is named', async () => {
  const grid: Grid = {
    width: 1,
    height: 1,
    data: new Uint8Array(1),
    transform: [1, 0, 0, 0, -1, 1],
    crs: 'my town',
  };
  await expect(writeGeoTiff(grid)).rejects.toThrow(/crs: got my town, allowed/);
  await expect(writeGeoTiff([])).rejects.toThrow(/grids: got none/);
  await expect(
    writeGeoTiff([
      { ...grid, crs: '' },
      { ...grid, crs: '', data: new Int8Array(1) },
    ]),
  ).rejects.toThrow(TypeError);
  await expect(
    writeGeoTiff([
      { ...grid, crs: '' },
      { ...grid, crs: '', mask: Uint8Array.of(0) },
    ]),
  ).rejects.toThrow(/grids\[1\].mask: got another mask/);
  await expect(writeGeoTiff({ ...grid, crs: '' }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

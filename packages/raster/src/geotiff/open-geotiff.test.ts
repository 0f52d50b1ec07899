import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import proj4 from 'proj4';
import { describe as suite, expect, test } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import type { Grid } from '../index';
import {
  byteSourceOf,
  cellToMap,
  GepDataError,
  gridExtent,
  openGeoTiff,
  readGeoTiff,
  writeGeoTiff,
} from '../index';
import { openGeoTiff as openFile, readGeoTiff as readFile } from '../node';

const bytesOf = (path: string): Uint8Array => new Uint8Array(readFileSync(testData(path)));

const counting: Grid = {
  width: 600,
  height: 500,
  data: Float32Array.from({ length: 300_000 }, (_, i) => i),
  transform: [10, 0, 1000, 0, -10, 9000],
  crs: 'EPSG:32650',
  noData: -1,
};

test('a window is the same cells, moved', async () => {
  const source = await openGeoTiff(await writeGeoTiff(counting));
  const [grid] = await source.read({ window: [250, 254, 262, 259] });
  expect([grid.width, grid.height, grid.transform]).toEqual([12, 5, [10, 0, 3500, 0, -10, 6460]]);
  for (let i = 0; i < 60; i++) expect(grid.data[i]).toBe((254 + Math.floor(i / 12)) * 600 + 250 + (i % 12));
  const [same] = await source.read({ extent: [3500, 6410, 3620, 6460] });
  expect(same).toEqual(grid);
});

test('an extent with a size gives exactly that frame, NoData outside the image', async () => {
  const source = await openGeoTiff(await writeGeoTiff(counting));
  const [grid] = await source.read({ extent: [900, 8900, 1100, 9100], width: 20, height: 20 });
  expect(gridExtent(grid)).toEqual([900, 8900, 1100, 9100]);
  const value = (column: number, row: number): number => grid.data[row * 20 + column];
  expect([value(9, 10), value(10, 9), value(10, 10), value(19, 19)]).toEqual([-1, -1, 0, 9 * 600 + 9]);
  const outside = await source.read({ extent: [0, 0, 10, 10], width: 2, height: 2 });
  expect(outside[0].data).toEqual(Float32Array.of(-1, -1, -1, -1));
  await expect(source.read({ extent: [0, 0, 10, 10] })).rejects.toThrow(/extent: got .* allowed/);
});

test('bilinear reads a plane as a plane', async () => {
  const plane = { ...counting, data: counting.data.map((_, i) => (i % 600) + 2 * Math.floor(i / 600)) };
  const [grid] = await readGeoTiff(await writeGeoTiff(plane), {
    window: [10, 10, 30, 20],
    width: 80,
    height: 40,
    resampling: 'bilinear',
  });
  const [x, y] = cellToMap(grid.transform, 40.5, 20.5);
  expect(grid.data[20 * 80 + 40]).toBeCloseTo((x - 1000) / 10 - 0.5 + 2 * ((9000 - y) / 10 - 0.5), 3);
});

test('a band is picked by its number', async () => {
  const bands = [0, 1, 2].map((band): Grid => ({
    ...counting,
    data: counting.data.map((value) => value + band),
  }));
  const got = await readGeoTiff(await writeGeoTiff(bands), { bands: [2, 0], window: [0, 0, 1, 1] });
  expect(got.map(({ data }) => data[0])).toEqual([2, 0]);
  await expect(readGeoTiff(await writeGeoTiff(bands), { bands: [3] })).rejects.toThrow(
    /bands: got 3, allowed: 0 to 2/,
  );
});

test('an aborted signal rejects with AbortError', async () => {
  const bytes = await writeGeoTiff(counting);
  await expect(openGeoTiff(bytes, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  const source = await openGeoTiff(bytes);
  await expect(source.read({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
});

test('URL, Blob, bytes and path give the same cells; a URL is read in ranges', async () => {
  const bytes = await writeGeoTiff({ ...counting, data: counting.data.map((_, i) => Math.sin(i) * 1e6) });
  let sent = 0;
  const server = createServer((request, response) => {
    const [, from, to] = (/bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []).map(Number);
    const part = bytes.subarray(from, to + 1);
    sent += part.length;
    response.writeHead(206, { 'Content-Length': part.length }).end(part);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.tif`;
    const window = [590, 490, 600, 500] as const;
    const [wanted] = await readGeoTiff(bytes, { window });
    expect(await readGeoTiff(url, { window })).toEqual([wanted]);
    expect(sent).toBeLessThan(bytes.length / 2);
    expect(await readGeoTiff(new Blob([bytes.slice()]), { window })).toEqual([wanted]);
    expect(await readFile(url, { window })).toEqual([wanted]);
  } finally {
    server.close();
  }
});

test('a request that all readers gave up is ended, one that somebody still waits for is not', async () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, i) => i);
  const signals: (AbortSignal | null | undefined)[] = [];
  const answers: (() => void)[] = [];
  const source = byteSourceOf('https://example.org/a.tif', (_url, { signal, headers }) => {
    signals.push(signal);
    const [, from, to] = (/bytes=(\d+)-(\d+)/.exec(new Headers(headers).get('range') ?? '') ?? []).map(
      Number,
    );
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      answers.push(() => resolve(new Response(bytes.slice(from, to + 1), { status: 206 })));
    });
  });
  const [first, second] = [new AbortController(), new AbortController()];
  const one = source.read(0, 8, first.signal);
  const other = source.read(8, 8, second.signal);
  first.abort();
  await expect(one).rejects.toMatchObject({ name: 'AbortError' });
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  answers[0]();
  expect(await other).toEqual(bytes.slice(8, 16));
  const lost = source.read(100_000, 8, second.signal);
  second.abort();
  await expect(lost).rejects.toMatchObject({ name: 'AbortError' });
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, true]);
  const again = source.read(100_000, 8);
  answers[2]();
  expect(await again).toEqual(bytes.slice(100_000, 100_008));
});

test.each([
  ['nothing', [], 'tiff-not-recognized'],
  ['text', [...'II is how I begin'].map((letter) => letter.charCodeAt(0)), 'tiff-not-recognized'],
  [
    'a directory that points at itself',
    [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0],
    'tiff-directory-loop',
  ],
  ['a directory behind the end', [0x49, 0x49, 42, 0, 0, 0, 1, 0], 'tiff-truncated'],
])('%s is refused', async (_, bytes, code) => {
  await expect(openGeoTiff(Uint8Array.from(bytes))).rejects.toMatchObject({ name: 'GepDataError', code });
});

test('a damaged file is read or refused with a code, never anything else', async () => {
  const whole = await writeGeoTiff([
    { ...counting, width: 30, height: 20, data: Int16Array.from({ length: 600 }, (_, i) => i), scale: 0.1 },
  ]);
  const change = fc.tuple(fc.integer({ min: 0, max: whole.length - 1 }), fc.integer({ min: 0, max: 255 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: whole.length }),
      async (changes, cut) => {
        for (const bytes of [whole.slice(), whole.slice(0, cut)]) {
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          const failure: unknown = await readGeoTiff(bytes, { width: 8, height: 8 }).then(
            () => undefined,
            (error: unknown) => error,
          );
          if (failure !== undefined) expect(failure).toBeInstanceOf(GepDataError);
        }
      },
    ),
    { numRuns: 400 },
  );
});

suite.skipIf(!hasTestData)('real files', () => {
  test('an overview serves a small read', async () => {
    const source = await openFile(testData('rasters/single/cog.tif'));
    expect(source.info.overviews).toHaveLength(4);
    const [small] = await source.read({ width: 100, height: 100 });
    await source.close();
    expect([small.width, small.height]).toEqual([100, 100]);
    expect(gridExtent(small).map(Math.round)).toEqual(gridExtent(source.info).map(Math.round));
  });

  test('palette, names and systems are read', async () => {
    const palette = await openGeoTiff(bytesOf('rasters/categorical/utm.tif'));
    expect(palette.info.colorTable).toHaveLength(256);
    expect(palette.info.crs).toBe('EPSG:32617');
    const npp = await openGeoTiff(bytesOf('calc/fujian/npp.tif'));
    expect(npp.info.bandNames).toEqual(['npp']);
    expect(npp.info.crs).toMatch(/^PROJCS\["CGCS2000_Albers".*PARAMETER\["longitude_of_center",105\]/);
  });

  // Longitude and latitude of the first corner by GDAL 3.6.2 (osr), without a change of datum.
  test.each([
    ['calc/fujian/npp.tif', '+proj=longlat +ellps=GRS80', 116.121713585684, 28.707682836437],
    ['calc/youwuzhen/ywzdem30m.tif', '+proj=longlat +ellps=krass', 116.442304001054, 25.69294297223],
  ])('the system of %s can be computed with', async (path, degrees, longitude, latitude) => {
    const { info } = await openGeoTiff(bytesOf(path));
    const [x, y] = proj4(info.crs, degrees).forward([info.transform[2], info.transform[5]]);
    expect(Math.abs(x - longitude)).toBeLessThan(1e-8);
    expect(Math.abs(y - latitude)).toBeLessThan(1e-8);
  });

  test.each([
    ['rasters/categorical/slim_g4.tif', /CCITT fax group 4/],
    ['rasters/layout/tif_webp.tif', /WebP/],
    ['rasters/layout/quad-lzw-old-style.tif', /old-style LZW/],
  ])('%s names the codec that is missing', async (path, name) => {
    await expect(readGeoTiff(bytesOf(path))).rejects.toThrow(name);
  });
});

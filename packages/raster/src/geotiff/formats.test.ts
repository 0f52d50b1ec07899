import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strip, tiff } from '../../test/made-tiff';
import { readGeoTiff } from './open-geotiff';
import { tag } from './tags';

interface Format {
  readonly what: string;
  /** The file in base64. */
  readonly file: string;
  /** Cells as GDAL reads them; null is NaN. */
  readonly bands: readonly (readonly (number | null)[])[];
}

const formats = JSON.parse(
  readFileSync(new URL('../../test/reference/formats.json', import.meta.url), 'utf8'),
) as Format[];

test.each(formats)('$what', async ({ file, bands }) => {
  const grids = await readGeoTiff(Buffer.from(file, 'base64'));
  expect(grids.map(({ data }) => Array.from(data))).toEqual(
    bands.map((cells) => cells.map((cell) => cell ?? NaN)),
  );
});

/** A file of 3 x 1 signed 64-bit integers. */
function wholeNumbers(values: readonly bigint[], noData: string): Uint8Array {
  const text = new TextEncoder().encode(`${noData}\0`);
  const entries = [
    [256, 3, 1, values.length],
    [257, 3, 1, 1],
    [258, 3, 1, 64],
    [273, 4, 1, 200],
    [279, 4, 1, 8 * values.length],
    [339, 3, 1, 2],
    [42113, 2, text.length, 160],
  ];
  const bytes = new Uint8Array(200 + 8 * values.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0, 8, 0, 0, 0, entries.length]);
  entries.forEach(([id, type, count, value], i) => {
    view.setUint16(10 + 12 * i, id, true);
    view.setUint16(12 + 12 * i, type, true);
    view.setUint32(14 + 12 * i, count, true);
    view.setUint32(18 + 12 * i, value, true);
  });
  bytes.set(text, 160);
  values.forEach((value, i) => view.setBigInt64(200 + 8 * i, value, true));
  return bytes;
}

test('64-bit integers are read where doubles hold them, NoData wherever it is', async () => {
  const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];
  const [grid] = await readGeoTiff(wholeNumbers([least, 2n ** 60n, -(2n ** 53n)], String(least)));
  expect([...grid.data]).toEqual([-(2 ** 63), 2 ** 60, -(2 ** 53)]);
  expect(grid.noData).toBe(-(2 ** 63));
  const [high] = await readGeoTiff(wholeNumbers([most, 1n, 2n], String(most)));
  expect(high.data[0]).toBe(high.noData);
  await expect(readGeoTiff(wholeNumbers([1n, 2n ** 53n + 1n, 0n], '0'))).rejects.toMatchObject({
    code: 'tiff-unsupported-sample',
    expected: 'integers that a double holds, got 9007199254740993',
  });
});

test.each([
  [5, 32, 'complex integers of 32 bits'],
  [6, 64, 'complex floats of 64 bits'],
  [3, 24, 'floats of 24 bits'],
  [2, 12, 'signed integers of 12 bits'],
  [1, 33, 'unsigned integers of 33 bits'],
  [9, 8, 'numbers of format 9 of 8 bits'],
])('samples of format %d and %d bits are refused by name', async (format, bits, name) => {
  const file = tiff({ ...strip(1, 1, 1, bits, bits), [tag.sampleFormat]: format }, new Uint8Array(bits));
  await expect(readGeoTiff(file)).rejects.toMatchObject({
    code: 'tiff-unsupported-sample',
    expected: expect.stringMatching(`, got ${name}$`) as string,
  });
});

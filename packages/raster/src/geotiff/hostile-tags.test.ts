import { expect, test } from 'vitest';
import { bandMetadata } from './gdal-metadata';
import { openGeoTiff } from './open-geotiff';
import { tag } from './tags';

/** A TIFF of one cell with further entries (tag, type, count, place) and bytes behind its directory. */
function tiffWith(entries: readonly (readonly [number, number, number, number])[], rest: Uint8Array) {
  const main = [
    [tag.imageWidth, 3, 1, 1],
    [tag.imageLength, 3, 1, 1],
    [tag.bitsPerSample, 3, 1, 8],
    [tag.stripOffsets, 4, 1, 0],
    [tag.stripByteCounts, 4, 1, 1],
  ] as const;
  const all = [...main, ...entries];
  const end = 8 + 2 + 12 * all.length + 4;
  const bytes = new Uint8Array(end + rest.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0, 8]);
  view.setUint16(8, all.length, true);
  all.forEach(([id, type, count, place], i) => {
    view.setUint16(10 + 12 * i, id, true);
    view.setUint16(12 + 12 * i, type, true);
    view.setUint32(14 + 12 * i, count, true);
    view.setUint32(18 + 12 * i, count === 1 ? place : end + place, true);
  });
  bytes.set(rest, end);
  return bytes;
}

test('a tag that occurs 4000 times is read once', async () => {
  const entry = [tag.modelPixelScale, 12, 62_500, 0] as const;
  const hostile = tiffWith(
    Array.from({ length: 4000 }, () => entry),
    new Uint8Array(500_000),
  );
  const { info } = await openGeoTiff(hostile);
  expect([info.width, info.height]).toEqual([1, 1]);
});

test('the tags of a file have a common limit', async () => {
  const hostile = tiffWith([[tag.modelTiepoint, 1, 7_000_000, 0]], new Uint8Array(7_000_000));
  await expect(openGeoTiff(hostile)).rejects.toMatchObject({
    name: 'GepDataError',
    code: 'tiff-size-limit',
    at: `directory 0, tag ${tag.modelTiepoint}`,
  });
});

// Both took minutes when patterns were tried from every letter.
test.each([
  ['openings', '<Item '.repeat(500_000)],
  ['contents', '<Item name="a">'.repeat(200_000)],
  ['quotes', `<Item ${'name="'.repeat(500_000)}>1</Item>`],
])('metadata of nothing but %s say nothing', (_, xml) => {
  expect(bandMetadata(xml, 1)).toEqual([{}]);
});

test('a citation of nothing but bars, asked for by thousands of keys, says nothing', async () => {
  const letters = new TextEncoder().encode(`${'|'.repeat(65_000)}x`);
  const keys = Uint16Array.from([
    1,
    1,
    0,
    16_000,
    ...Array.from({ length: 16_000 }, () => [1026, tag.geoAsciiParams, 65_001, 0]).flat(),
  ]);
  const rest = new Uint8Array(keys.byteLength + letters.length);
  rest.set(new Uint8Array(keys.buffer));
  rest.set(letters, keys.byteLength);
  const { info } = await openGeoTiff(
    tiffWith(
      [
        [tag.geoKeyDirectory, 3, keys.length, 0],
        [tag.geoAsciiParams, 2, letters.length, keys.byteLength],
      ],
      rest,
    ),
  );
  expect(info.crs).toBe('');
});

test('scale, offset and description are found between other items', () => {
  const xml = `<GDALMetadata>
  <Item name="TIFFTAG_SOFTWARE">x</Item>
  <Item name="STATISTICS_MEAN" sample="1">3</Item>
  <Item name="OFFSET" sample="1" role="offset">-5</Item>
  <Item name="SCALE" sample="1" role="scale">0.25</Item>
  <Item name="DESCRIPTION" sample="0" role="description">a &lt; b &amp; c</Item>
  <Item name="SCALE" sample="9" role="scale">2</Item>
</GDALMetadata>`;
  expect(bandMetadata(xml, 2)).toEqual([{ description: 'a < b & c' }, { scale: 0.25, offset: -5 }]);
});

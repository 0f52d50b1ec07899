import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { strip, tiff } from '../../test/made-tiff';
import { checkJpegFrame, checkJpegTables } from './jpeg-frame';
import { lercBlob } from './lerc-header';
import { openGeoTiff, readGeoTiff } from './open-geotiff';
import { tag } from './tags';

const tooLarge = { name: 'GepDataError', code: 'tiff-size-limit' };
const damaged = { name: 'GepDataError', code: 'tiff-damaged-block' };

describe('the memory of a read', () => {
  test('a sparse image of any size is not filled', async () => {
    const sparse = tiff(strip(30_000, 30_000, 8, 0));
    await expect(readGeoTiff(sparse)).rejects.toMatchObject({ ...tooLarge, at: 'window' });
    const [corner] = await readGeoTiff(sparse, { window: [29_990, 29_990, 30_000, 30_000] });
    expect(corner.data).toEqual(new Uint8Array(100));
  });

  test('a bomb of one strip is not unpacked, its first rows are', async () => {
    const bomb = deflateSync(new Uint8Array(4000).fill(7));
    const file = tiff(strip(4000, 40_000, 8, bomb.length), bomb);
    await expect(readGeoTiff(file, { width: 10, height: 10 })).rejects.toMatchObject({
      ...tooLarge,
      at: 'blocks',
    });
    const [top] = await readGeoTiff(file, { window: [0, 0, 4000, 1] });
    expect(top.data).toEqual(new Uint8Array(4000).fill(7));
  });

  test('its caller says how much it may take', async () => {
    const file = tiff(strip(1000, 1000, 1, 1_000_000), new Uint8Array(1_000_000).fill(3));
    await expect(readGeoTiff(file, { memory: 2e6 })).rejects.toMatchObject(tooLarge);
    const [whole] = await readGeoTiff(file, { memory: 2e7 });
    expect(whole.data.length).toBe(1_000_000);
    expect(whole.data.every((cell) => cell === 3)).toBe(true);
    await expect(readGeoTiff(file, { memory: 0 })).rejects.toThrow(/memory: got 0, allowed/);
  });

  test('a tile that is far larger than its image is refused', async () => {
    const tile = { ...strip(1, 1, 8, 10), [tag.tileWidth]: 16_384, [tag.tileLength]: 16_384 };
    await expect(openGeoTiff(tiff(tile))).rejects.toMatchObject(tooLarge);
  });

  test.each([5, 8, 32773, 34887, 50000])(
    'a short block of compression %i sets nothing aside',
    async (compression) => {
      const stored = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8);
      const file = tiff(strip(4000, 4000, compression, stored.length), stored);
      await expect(readGeoTiff(file)).rejects.toMatchObject(damaged);
    },
  );
});

test('a place between two bytes counts as missing', async () => {
  const file = tiff(strip(10, 10, 1, 100), new Uint8Array(100));
  const view = new DataView(file.buffer);
  const entry = Array.from({ length: 7 }, (_, i) => 10 + 12 * i).find(
    (at) => view.getUint16(at, true) === tag.stripOffsets,
  );
  view.setUint16(Number(entry) + 2, 11, true);
  view.setFloat32(Number(entry) + 8, 1000.5, true);
  await expect(openGeoTiff(file)).rejects.toMatchObject({ name: 'GepDataError', code: 'tiff-missing-tag' });
});

describe('a JPEG is looked at before it is decoded', () => {
  const segment = (marker: number, ...content: number[]): number[] => [
    0xff,
    marker,
    0,
    content.length + 2,
    ...content,
  ];
  const frame = (marker: number, width: number, height: number, bits = 8): number[] =>
    segment(marker, bits, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0);
  const scan = [...segment(0xda, 1, 1, 0, 0, 63, 0), 0x12, 0xff, 0, 0x34];
  const stream = (...parts: number[][]): Uint8Array =>
    Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9]);
  const wanted = { width: 640, height: 480, bands: 1, bits: 8 };

  test('a frame that fits, also of a lower last strip', () => {
    expect(() => checkJpegFrame(stream(frame(0xc0, 640, 480), scan), wanted)).not.toThrow();
    expect(() => checkJpegFrame(stream(frame(0xc2, 640, 100), scan, scan), wanted)).not.toThrow();
  });

  test.each([
    ['a wider frame', stream(frame(0xc0, 65_535, 480), scan)],
    ['a higher frame', stream(frame(0xc0, 640, 65_535), scan)],
    ['two frames', stream(frame(0xc0, 640, 480), frame(0xc0, 640, 480), scan)],
    ['no frame', stream(scan)],
    ['no scan', stream(frame(0xc0, 640, 480))],
    ['a scan for every bit', stream(frame(0xc2, 640, 480), ...Array.from({ length: 500 }, () => scan))],
    ['no sampling factor', stream(segment(0xc0, 8, 1, 0xe0, 2, 0x80, 1, 1, 0x01, 0), scan)],
  ])('%s is damage', (_, data) => {
    expect(() => checkJpegFrame(data, wanted)).toThrow();
  });

  test.each([
    ['12 bits', stream(frame(0xc1, 640, 480, 12), scan), wanted],
    ['lossless', stream(frame(0xc3, 640, 480), scan), wanted],
    ['arithmetic coding', stream(frame(0xc9, 640, 480), scan), wanted],
    ['16 bits', stream(frame(0xc0, 640, 480), scan), { ...wanted, bits: 16 }],
  ])('%s is named', (kind, data, block) => {
    expect(() => checkJpegFrame(data, block)).toThrow(`compression JPEG, ${kind}`);
  });

  test('tables hold no picture', () => {
    expect(() => checkJpegTables([...stream(segment(0xdb, 0), segment(0xc4, 0))])).not.toThrow();
    expect(() => checkJpegTables([...stream(frame(0xc0, 65_535, 65_535))])).toThrow();
  });
});

describe.skipIf(!hasTestData)('a LERC blob is looked at before it is decoded', () => {
  const frame = { width: 20, height: 20, bands: 1, size: 400 };
  const blob = (): Uint8Array => {
    const file = new Uint8Array(readFileSync(testData('rasters/layout/byte_lerc.tif')));
    const start = Buffer.from(file).indexOf('Lerc2 ');
    return file.slice(start);
  };
  const changed = (at: number, value: number): Uint8Array => {
    const bytes = blob();
    new DataView(bytes.buffer).setInt32(at, value, true);
    return bytes;
  };

  test('what fits is given without what follows', () => {
    const padded = new Uint8Array(blob().length + 50);
    padded.set(blob());
    expect(lercBlob(padded, frame).bytes).toEqual(lercBlob(blob(), frame).bytes);
    expect(lercBlob(blob(), frame).bands).toBe(1);
  });

  test.each([
    ['another height', changed(14, 1_000_000)],
    ['another width', changed(18, 1_000_000)],
    ['other bands', changed(22, 100)],
    ['micro blocks of no size', changed(30, 0)],
    ['a blob of negative length', changed(34, -1)],
    ['a type that does not exist', changed(38, 77)],
    ['nothing', new Uint8Array(0)],
  ])('%s is damage', (_, data) => {
    expect(() => lercBlob(data, frame)).toThrow();
  });

  test('a version that is not read is named', () => {
    expect(() => lercBlob(changed(6, 6), frame)).toThrow('compression LERC 2.6');
  });
});

import { expect, test } from 'vitest';
import { addDecoder, readGeoTiff, writeGeoTiff } from '../index';
import type { Grid, PackedBlock } from '../index';

const grid: Grid = {
  width: 16,
  height: 16,
  data: Uint8Array.from({ length: 256 }, (_, i) => i),
  transform: [1, 0, 0, 0, -1, 16],
  crs: '',
};
const deflate = 8;

test('a decoder takes the place of the one that was there until it is put back', async () => {
  const bytes = await writeGeoTiff(grid);
  const asked: PackedBlock[] = [];
  const remove = addDecoder(deflate, (_, block) => {
    asked.push(block);
    return new Uint8Array(block.size).fill(1);
  });
  const [window] = await readGeoTiff(bytes, { window: [2, 0, 5, 2] });
  remove();
  // Ones with horizontal differencing undone: 1, 2, 3 …
  expect([...window.data]).toEqual([3, 4, 5, 3, 4, 5]);
  expect(asked).toMatchObject([{ size: 256, wanted: 21, layout: { blockWidth: 16, compression: deflate } }]);
  const [again] = await readGeoTiff(bytes);
  expect(again.data).toEqual(grid.data);
});

test('a compression that has no decoder gets one', async () => {
  const bytes = await writeGeoTiff(grid);
  const webP = 50001;
  const entry = bytes.findIndex((_, i) => bytes[i] === 3 && bytes[i + 1] === 1 && bytes[i + 2] === 3);
  new DataView(bytes.buffer).setUint16(entry + 8, webP, true);
  await expect(readGeoTiff(bytes)).rejects.toThrow(/WebP/);
  const remove = addDecoder(webP, async (_, { wanted }) => new Uint8Array(wanted));
  const [read] = await readGeoTiff(bytes);
  remove();
  expect(new Set(read.data)).toEqual(new Set([0]));
  await expect(readGeoTiff(bytes)).rejects.toThrow(/WebP/);
});

test('too few bytes and foreign errors of a decoder are damage of the block', async () => {
  const bytes = await writeGeoTiff(grid);
  const faults = [
    () => new Uint8Array(255),
    () => {
      throw new Error('no');
    },
  ];
  for (const fault of faults) {
    const remove = addDecoder(deflate, fault);
    await expect(readGeoTiff(bytes)).rejects.toMatchObject({ code: 'tiff-damaged-block' });
    remove();
  }
});

test('misuse is named', () => {
  expect(() => addDecoder(1, () => new Uint8Array())).toThrow(/compression: got 1, allowed: 2 to 65535/);
  expect(() => addDecoder(5, undefined as never)).toThrow(/decoder: got undefined/);
});

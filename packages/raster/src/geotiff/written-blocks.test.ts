import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Grid, TypedArray } from '../index';
import { readGeoTiff, writeGeoTiff } from '../index';
import { useZlib } from './deflate';
import { nodeZlib } from './node-zlib';
import { tag } from './tags';

beforeAll(() => useZlib(nodeZlib));

const arrays = [Uint8Array, Int16Array, Uint16Array, Float32Array, Float64Array];
const noise = fc
  .record({
    array: fc.constantFrom(...arrays),
    width: fc.integer({ min: 1, max: 400 }),
    height: fc.integer({ min: 1, max: 60 }),
    bands: fc.integer({ min: 1, max: 3 }),
    seed: fc.nat(),
  })
  .map(({ array, width, height, bands, seed }): Grid[] => {
    let number = seed;
    const next = (): number => (number = (Math.imul(number, 1664525) + 1013904223) >>> 0) / 7;
    const frame = { width, height, transform: [1, 0, 0, 0, -1, 2], crs: 'EPSG:3857' } as const;
    return Array.from({ length: bands }, () => ({
      ...frame,
      data: filled(new array(width * height), next),
    }));
  });

function filled(cells: TypedArray, next: () => number): TypedArray {
  for (let i = 0; i < cells.length; i++) cells[i] = next();
  return cells;
}

/** The first value of a field of the first directory, which is a short or a long. */
function fieldOf(tiff: Uint8Array, wanted: number): number | undefined {
  const view = new DataView(tiff.buffer, tiff.byteOffset);
  const directory = view.getUint32(4, true);
  for (let i = 0; i < view.getUint16(directory, true); i++) {
    const entry = directory + 2 + 12 * i;
    if (view.getUint16(entry, true) === wanted) return view.getUint16(entry + 8, true);
  }
  return undefined;
}

test('grids that are written quickly are read again, cell for cell', async () => {
  await fc.assert(
    fc.asyncProperty(noise, async (written) => {
      expect(await readGeoTiff(await writeGeoTiff(written, { quick: true }))).toEqual(written);
    }),
    { numRuns: 60 },
  );
});

test('noise is written plainly, smooth cells are deflated', async () => {
  const frame = { width: 300, height: 200, transform: [1, 0, 0, 0, -1, 2], crs: 'EPSG:3857' } as const;
  let number = 1;
  const rough = new Float32Array(60_000).map(() => (number = Math.imul(number, 1664525) + 1013904223));
  const flat = new Float32Array(60_000).fill(7);
  const plain = await writeGeoTiff({ ...frame, data: rough }, { quick: true });
  expect(fieldOf(plain, tag.compression)).toBe(1);
  expect(plain.length).toBeLessThan(rough.byteLength + 1000);
  const packed = await writeGeoTiff({ ...frame, data: flat }, { quick: true });
  expect(fieldOf(packed, tag.compression)).toBe(8);
  expect(packed.length).toBeLessThan(flat.byteLength / 20);
});

test('plain cells keep their mask', async () => {
  const frame = { width: 64, height: 64, transform: [1, 0, 0, 0, -1, 2], crs: '' } as const;
  let number = 1;
  const data = new Uint8Array(4096).map(() => (number = Math.imul(number, 1664525) + 1013904223) >>> 24);
  const mask = data.map((cell) => cell & 1);
  const tiff = await writeGeoTiff({ ...frame, data, mask }, { quick: true });
  expect(fieldOf(tiff, tag.compression)).toBe(1);
  expect(await readGeoTiff(tiff)).toEqual([{ ...frame, data, mask }]);
});

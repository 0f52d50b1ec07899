import { describe, expect, it } from 'vitest';
import { gridOf } from '../../test/example-grid';
import { models } from '../registry';
import { runModel } from '../run-model';
import { cubeFileParts, encodeCube, readCubes } from './cube-file';
import type { ModelCube } from './model-cube';

const { cube } = runModel(models['carbon-sequestration'], {
  landCover: gridOf([[111, 211, -9999]]),
  npp: gridOf([[800, 400, 10]]),
});
const comparable: ModelCube = { ...cube, year: 'comparable' };

const cubesOf = (bytes: Uint8Array, wanted?: Parameters<typeof readCubes>[1]): Promise<ModelCube[]> =>
  readCubes((from, length) => bytes.subarray(from, from + length), wanted);

describe('a cube file', () => {
  it.each([
    ['of another kind', (bytes: Uint8Array) => bytes.fill(1, 0, 4), /begins with/],
    ['of a later version', (bytes: Uint8Array) => bytes.fill(0x33, 7, 8), /version 3, allowed: 1, 2/],
    [
      'with a changed byte',
      (bytes: Uint8Array) => bytes.fill(7, bytes.length - 3, bytes.length - 2),
      /checksum/,
    ],
    ['that is cut off', (bytes: Uint8Array) => bytes.slice(0, -8), /ends before the numbers of carbon/],
    ['with a changed header', (bytes: Uint8Array) => bytes.fill(7, 20, 21), /header .* checksum/],
    ['that ends in its header', (bytes: Uint8Array) => bytes.slice(0, 40), /header .* checksum/],
    ['that is empty', () => new Uint8Array(0), /begins with/],
  ])('%s is refused', async (_, damage, message) => {
    await expect(cubesOf(damage(encodeCube([cube])))).rejects.toThrow(message);
  });

  it('gives one of its cubes, and reads none of the bytes of the others', async () => {
    const bytes = encodeCube([cube, comparable]);
    let read = 0;
    const found = await readCubes(
      (from, length) => {
        read += length;
        return bytes.subarray(from, from + length);
      },
      ({ year }) => year === 'comparable',
    );
    expect(found).toEqual([comparable]);
    const numbers = encodeCube([cube, comparable]).length - encodeCube([]).length;
    expect(read).toBeLessThan(numbers);
    expect(await cubesOf(bytes)).toEqual([cube, comparable]);
  });

  it('is made of parts that follow each other without a gap, the header last', () => {
    const parts = [...cubeFileParts([cube, comparable])];
    const header = parts.at(-1);
    let end = header?.bytes.length;
    expect(header?.at).toBe(0);
    for (const { at, bytes } of parts.slice(0, -1)) {
      expect(at).toBe(end);
      end = at + bytes.length;
    }
    expect(end).toBe(encodeCube([cube, comparable]).length);
  });
});

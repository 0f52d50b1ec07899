import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGeoTiff } from '@gep/raster/node';
import { useTempFolder } from '../../geodata/testing/temp-folder';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import { classSums } from './class-sums';
import type { LedgerClass } from './class-sums';
import { ledgerTask } from './ledger-task';
import { writeLedger } from './write-ledger';

const folder = useTempFolder();
let files = 0;

/** The ledger of a row of cells. */
async function ledgerOf(cells: Float32Array, beside: Float32Array | null = null): Promise<string> {
  const path = join(folder.path, `${files++}.ledger`);
  const read = () => Promise.resolve({ cells, beside });
  await writeLedger({ width: cells.length, height: 1, noData: -9999, read }, path);
  return path;
}

const sums = (path: string, classes: readonly LedgerClass[]) =>
  classSums({ kind: 'ledger-sums', path, classes });

describe('classes', () => {
  const cells = Float32Array.of(0, -0, 1, 1, 2.5, 10, -9999, NaN, Infinity);
  const beside = Float32Array.of(1, 2, 3, 4, 5, 6, 100, 100, 100);

  it('hold their upper end, and the first its lower end too', async () => {
    const found = await sums(await ledgerOf(cells, beside), [
      [0, 1],
      [1, 2.5],
    ]);
    expect(found.classes).toEqual([
      { cells: 4, sum: 2, beside: 10 },
      { cells: 1, sum: 2.5, beside: 5 },
    ]);
    expect(found.rest).toEqual({ cells: 1, sum: 10, beside: 6 });
    expect(found.total).toEqual({ cells: 6, sum: 14.5, beside: 21 });
  });

  it('may be open, single values, empty, and far from each other', async () => {
    const found = await sums(await ledgerOf(cells), [
      [null, 0],
      [1, 1],
      [3, 4],
      [4, null],
    ]);
    expect(found.classes.map((one) => one.cells)).toEqual([2, 2, 0, 1]);
    expect(found.rest).toEqual({ cells: 1, sum: 2.5, beside: 0 });
  });

  it('count the lowest value once where it is a class by itself', async () => {
    const found = await sums(await ledgerOf(cells), [
      [0, 1],
      [0, 0],
    ]);
    expect(found.classes.map((one) => one.cells)).toEqual([2, 2]);
    expect(found.rest.cells).toBe(2);
  });

  it('divide neighbouring numbers of 32 bits at an edge of 64', async () => {
    const near = Math.fround(0.1);
    const found = await sums(await ledgerOf(Float32Array.of(near)), [
      [0, 0.1],
      [0.1, 1],
    ]);
    // The nearest number of 32 bits is above 0.1.
    expect(found.classes.map((one) => one.cells)).toEqual([0, 1]);
  });

  it('are of nothing where no cell has a value', async () => {
    const found = await sums(await ledgerOf(Float32Array.of(NaN, -9999)), [[0, 1]]);
    expect(found.total).toEqual({ cells: 0, sum: 0, beside: 0 });
  });

  it('count millions of cells that are alike', async () => {
    const alike = new Float32Array(2_500_000).fill(7);
    alike.set([7.000001, 6.999999]);
    const found = await sums(await ledgerOf(alike, alike), [[7, 7]]);
    expect(found.classes).toEqual([{ cells: 2_499_998, sum: 17_499_986, beside: 17_499_986 }]);
    expect(found.total.cells).toBe(2_500_000);
  });
});

it('gives classes that add up to the total and count what a look at each cell counts, for any breaks', async () => {
  const number = fc.oneof(fc.float({ noNaN: true, min: -1000, max: 1000 }), fc.integer({ min: -5, max: 5 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(number, { maxLength: 300 }),
      fc.uniqueArray(number, { minLength: 2, maxLength: 8 }),
      async (values, edges) => {
        const cells = Float32Array.from(values);
        const breaks = edges.map(Number).sort((a, b) => a - b);
        const classes = breaks.slice(1).map((upper, i): LedgerClass => [breaks[i], upper]);
        const { classes: found, rest, total } = await sums(await ledgerOf(cells, cells), classes);
        const counted = classes.map(([lower, upper], i) =>
          [...cells].filter(
            (cell) => (cell > Number(lower) || (i === 0 && cell === lower)) && cell <= Number(upper),
          ),
        );
        expect(found.map((one) => one.cells)).toEqual(counted.map((one) => one.length));
        const all = [...found, rest];
        expect(all.reduce((sum, one) => sum + one.cells, 0)).toBe(total.cells);
        for (const key of ['sum', 'beside'] as const)
          expect(all.reduce((sum, one) => sum + one[key], 0)).toBeCloseTo(total[key], 6);
      },
    ),
    { numRuns: 60 },
  );
});

it('refuses other files', async () => {
  const path = join(folder.path, 'other.bin');
  await writeFile(path, new Uint8Array(40));
  await expect(sums(path, [[0, 1]])).rejects.toThrow('allowed: a ledger');
});

/**
 * GDAL and numpy: `inside = (cells > lower) & (cells <= upper)`, with `>=` for the first class, then `inside.sum()`,
 * `math.fsum(cells[inside])` and `math.fsum(beside[inside])`.
 */
describe.skipIf(!hasTestData)('by numpy', () => {
  it('are the sums of real rasters, one by the classes of the other', async () => {
    const npp = testData('calc/fujian/npp.tif');
    const pre = testData('calc/fujian/pre.tif');
    const outPath = join(folder.path, 'npp.ledger');
    const [cells, beside] = [npp, pre].map((path) => [{ path, factor: 1 }]);
    await ledgerTask({ kind: 'write-ledger', cells, beside, outPath });
    const { classes, rest, total } = await sums(outPath, [
      [2000, 5000],
      [5000, 7000],
      [7000, 11957],
    ]);
    const rows = [
      [130, 571530.127441406, 2052523.2890625],
      [917, 5807501.8984375, 16493426.6806641],
      [1038, 8583724.88769531, 17898712.620117188],
      [2, 13740.8759765625, 31695.1591796875],
      [2087, 14976497.7895508, 36476357.7490234],
    ];
    for (const [i, one] of [...classes, rest, total].entries()) {
      expect(one.cells).toBe(rows[i][0]);
      expect(one.sum / rows[i][1]).toBeCloseTo(1, 12);
      expect(one.beside / rows[i][2]).toBeCloseTo(1, 12);
    }
  });

  it('are those of 24.6 million cells, whose squares are beside them', async () => {
    const [{ data, noData, width, height }] = await readGeoTiff(testData('calc/ntt/landcover_2020.tif'));
    const read = (top: number, bottom: number) => {
      const cells = Float32Array.from(data.subarray(top * width, bottom * width), (cell) =>
        cell === noData ? -9999 : cell,
      );
      return Promise.resolve({ cells, beside: cells.map((cell) => cell ** 2) });
    };
    const path = join(folder.path, 'ntt.ledger');
    await writeLedger({ width, height, noData: -9999, read }, path);
    const { classes, rest, total } = await sums(path, [
      [1, 5],
      [5, 9.5],
      [9.5, 12],
    ]);
    expect([...classes, rest, total]).toEqual([
      { cells: 1662187, sum: 2832104, beside: 5308114 },
      { cells: 486698, sum: 4324780, beside: 38569154 },
      { cells: 1388879, sum: 15622222, beside: 175981226 },
      { cells: 1108550, sum: 15659146, beside: 224180082 },
      { cells: 4646314, sum: 38438252, beside: 444038576 },
    ]);
  });
});

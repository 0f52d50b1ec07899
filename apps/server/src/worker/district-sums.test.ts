import { expect, it } from 'vitest';
import { addCells, emptySums, mergeSums } from './district-sums';

const [width, height, districtCount] = [17, 60, 3];

/** Cells of very different size, so that plain sums depend on their order. */
const layer = Float64Array.from({ length: width * height }, (_, i) =>
  i % 11 === 0 ? NaN : ((i * 7919) % 1009) * 10 ** ((i % 13) - 4) + 0.1,
);
const districts = Int32Array.from(layer, (_, i) => Math.floor(((i * 31) % 257) / 64) - 1);

function inWindows(rows: number) {
  const parts = [];
  for (let top = 0; top < height; top += rows) {
    const part = emptySums(districtCount);
    const cells = [top * width, Math.min(height, top + rows) * width] as const;
    addCells(part, layer.subarray(...cells), districts.subarray(...cells), width);
    parts.push(part);
  }
  return mergeSums(parts, districtCount);
}

it.each([1, 2, 7, 16, 59])('gives the same sums to the last bit in windows of %i rows as in one', (rows) => {
  expect(inWindows(rows)).toEqual(inWindows(height));
});

it('keeps what plain sums lose', () => {
  const sums = emptySums(1);
  addCells(sums, Float64Array.of(1e16, 1, -1e16, 1), new Int32Array(4), 1);
  expect(mergeSums([sums], 1).sum[0]).toBe(2);
});

it('counts, and finds the least and the greatest, without cells that have no value', () => {
  const sums = emptySums(2);
  addCells(sums, Float64Array.of(3, NaN, -1, 7), Int32Array.of(0, 0, 0, -1), 4);
  expect(mergeSums([sums], 2)).toEqual({
    sum: Float64Array.of(2, 0),
    valid: Float64Array.of(2, 0),
    cells: Float64Array.of(3, 0),
    min: Float64Array.of(-1, Infinity),
    max: Float64Array.of(3, -Infinity),
  });
});

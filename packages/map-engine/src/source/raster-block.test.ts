import { expect, it } from 'vitest';
import { valuesAt } from './raster-block';
import type { PlacedBlock } from './raster-block';

const block: PlacedBlock = {
  ...{ extent: [0, 0, 30, 10], width: 3, height: 1, projection: 'EPSG:3857' },
  bands: [Float32Array.of(-3.4e38, 0, Infinity), Int16Array.of(7, 0, -1)],
};
const at = (column: number, noDataOf?: (band: number) => number | null, noData?: number) =>
  valuesAt({ ...block, noData }, [10 * column + 5, 5], 'EPSG:3857', noDataOf);

it('returns the cells that are rendered, by the no-data value of each band where the block says none', () => {
  const own = (band: number) => [-3.4e38, 0][band];
  expect([0, 1, 2].map((column) => at(column, own))).toEqual([
    [null, 7],
    [0, null],
    [null, -1],
  ]);
  expect(at(1, own, -1)).toEqual([0, 0]);
  expect(at(2, own, -1)).toEqual([null, null]);
  expect(at(1)).toEqual([0, 0]);
  expect(at(3)).toBeNull();
});

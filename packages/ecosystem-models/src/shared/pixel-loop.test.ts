import { expect, it } from 'vitest';
import { createTally, mapCells } from './pixel-loop';

it('computes and counts the own rows of a window, never its halo', () => {
  const inputs = {
    width: 2,
    height: 3,
    rows: [1, 2],
    cellSize: 30,
    landCover: Int32Array.of(-9999, 111, 111, -9999, 111, 111),
    rasters: {},
  } as const;
  const tally = createTally();
  expect([...mapCells(inputs, tally, (i) => i)]).toEqual([NaN, NaN, 2, NaN, NaN, NaN]);
  expect(tally.warnings().map(({ code, count }) => [code, count])).toEqual([['missing-land-type', 1]]);
});

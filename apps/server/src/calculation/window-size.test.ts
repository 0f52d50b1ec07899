import { describe, expect, it } from 'vitest';
import { bytesPerCell, windowRows } from './window-size';

const landCover = { path: 'landCover', cellType: 'int32', bands: 1, many: false } as const;
const days = { path: 'days', cellType: 'float64', bands: 365, many: true } as const;
const plain = { cases: [{ rasters: { landCover } }], layers: 8 };
const daily = { cases: [{ rasters: { landCover, temperature: days } }], layers: 8 };

describe('the rows of a window', () => {
  it.each([
    [1000, 0],
    [5000, 0],
    [5000, 67],
    [10_000, 20],
  ])('keep its arrays under 200 MB with 365 bands, %i columns, a halo of %i rows', (width, halo) => {
    const rows = windowRows({ frame: { width, height: 10_000 }, halo, ...daily });
    const smallest = 1 + 2 * halo;
    expect((rows + 2 * halo) * width * bytesPerCell(daily)).toBeLessThan(
      Math.max(200e6, smallest * width * bytesPerCell(daily) + 1),
    );
  });

  it('do not depend on the height of the grid, so that memory stays flat', () => {
    const rows = [6, 25, 100].map((million) =>
      windowRows({ frame: { width: 5000, height: million * 200 }, halo: 3, ...plain }),
    );
    expect(new Set(rows).size).toBe(1);
  });

  it('are as many as those of the halo, which are read with every window', () => {
    expect(windowRows({ frame: { width: 3000, height: 5000 }, halo: 60, ...plain })).toBe(120);
  });

  it('count a file that several models read once', () => {
    const twice = { ...daily, cases: [...daily.cases, ...daily.cases] };
    expect(bytesPerCell(twice)).toBe(bytesPerCell(daily));
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Transform } from './index';
import {
  applyScale,
  cellCentre,
  cellToMap,
  checkGrid,
  gridExtent,
  invertTransform,
  transformOfExtent,
  windowOfExtent,
  windowTransform,
} from './index';

const step = fc.double({ min: 0.01, max: 1000, noNaN: true });
const place = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const transforms = fc
  .tuple(step, place, step, place, fc.double({ min: -0.5, max: 0.5, noNaN: true }))
  .map(([a, c, e, f, turn]): Transform => [
    a * Math.cos(turn),
    -a * Math.sin(turn),
    c,
    -e * Math.sin(turn),
    -e * Math.cos(turn),
    f,
  ]);

test('the inverse takes a place back', () => {
  fc.assert(
    fc.property(
      transforms,
      fc.double({ min: 0, max: 500, noNaN: true }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (transform, column, row) => {
        const [c, r] = cellToMap(invertTransform(transform), ...cellToMap(transform, column, row));
        expect(Math.hypot(c - column, r - row)).toBeLessThan(1e-4);
      },
    ),
  );
});

test('the extent of a window leads back to the window', () => {
  fc.assert(
    fc.property(
      step,
      step,
      fc.nat(20),
      fc.nat(20),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 30 }),
      (a, e, left, top, width, height) => {
        const frame = { width: 60, height: 60, transform: [a, 0, 5, 0, -e, 9] as const };
        const window = [left, top, left + width, top + height] as const;
        const extent = gridExtent({ width, height, transform: windowTransform(frame.transform, window) });
        expect(windowOfExtent(frame, extent)).toEqual(window);
      },
    ),
  );
});

test('worked places', () => {
  expect(cellCentre([30, 0, 1000, 0, -30, 2000], 2, 1)).toEqual([1075, 1955]);
  expect(transformOfExtent([0, 10, 40, 30], 20, 10)).toEqual([2, 0, 0, 0, -2, 30]);
  expect(
    windowOfExtent({ width: 10, height: 10, transform: [1, 0, 0, 0, 1, 0] }, [20, 20, 30, 30]),
  ).toBeUndefined();
  // South-up: the first row is the southernmost.
  expect(windowOfExtent({ width: 10, height: 10, transform: [1, 0, 0, 0, 1, 0] }, [2, 3, 4, 7])).toEqual([
    2, 3, 4, 7,
  ]);
});

test('a grid that does not fit together is named', () => {
  const grid = {
    width: 2,
    height: 2,
    data: new Uint8Array(4),
    transform: [1, 0, 0, 0, -1, 0] as const,
    crs: '',
  };
  expect(() => checkGrid({ ...grid, data: new Uint8Array(3) })).toThrow(
    /grid.data: got 3 cells, allowed: width x height = 4/,
  );
  expect(() => checkGrid({ ...grid, width: 0 })).toThrow(/grid.width: got 0/);
  expect(() => checkGrid({ ...grid, transform: [1, 1, 0, 1, 1, 0] })).toThrow(/grid.transform/);
});

test('physical values are stored · scale + offset', () => {
  const grid = {
    width: 3,
    height: 1,
    data: Int16Array.of(10, -1, 25),
    noData: -1,
    scale: 0.1,
    offset: 5,
    transform: [1, 0, 0, 0, -1, 0] as const,
    crs: '',
  };
  expect(Array.from(applyScale(grid).data)).toEqual([6, NaN, 7.5]);
});

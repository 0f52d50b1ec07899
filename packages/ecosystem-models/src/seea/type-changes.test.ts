import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeMatrix } from './extent-account';
import { closingMap, matrix, openingMap, types } from './testing/seealand';
import { createTypeChangeCounter } from './type-changes';

const rowsOf = ({
  district,
  before,
  after,
  cells,
}: ReturnType<ReturnType<typeof createTypeChangeCounter>['finish']>) =>
  [...cells].map((count, row) => [district[row], before[row], after[row], count]);

describe('the changes of types', () => {
  it('give SEEALand its change matrix', () => {
    const counter = createTypeChangeCounter();
    const districts = Int32Array.from(openingMap, (type) => (type === 0 ? -1 : 0));
    counter.add(districts, Int32Array.from(openingMap), Int32Array.from(closingMap));
    const { before, after, cells } = counter.finish();
    const changes = [...cells].map((area, row) => ({ before: before[row], after: after[row], area }));
    expect(changeMatrix(changes, types).areas).toEqual(matrix);
  });

  it('count cells with a type that nobody knows as such without a type', () => {
    const counter = createTypeChangeCounter();
    counter.add(Int32Array.of(3, 3, 3), Int32Array.of(-9999, 111, 110), Int32Array.of(111, 0, 51));
    expect(rowsOf(counter.finish())).toEqual([
      [3, 0, 51, 1],
      [3, 0, 111, 1],
      [3, 111, 0, 1],
    ]);
  });

  it('are the same in any windows, and hold every cell of a district once', () => {
    const code = fc.constantFrom(1, 111, 51, 61, -9999);
    const cell = fc.tuple(fc.integer({ min: -1, max: 4 }), code, code);
    fc.assert(
      fc.property(fc.array(cell), fc.nat(), (cells, cut) => {
        const at = cells.length === 0 ? 0 : cut % cells.length;
        const counted = (windows: (typeof cells)[]) => {
          const counter = createTypeChangeCounter();
          for (const window of windows)
            counter.add(
              ...([0, 1, 2].map((i) => Int32Array.from(window, (one) => one[i])) as [
                Int32Array,
                Int32Array,
                Int32Array,
              ]),
            );
          return counter.finish();
        };
        const whole = counted([cells]);
        expect(rowsOf(counted([cells.slice(at), cells.slice(0, at)]))).toEqual(rowsOf(whole));
        const inside = cells.filter(([district]) => district >= 0);
        expect(whole.cells.reduce((sum, count) => sum + count, 0)).toBe(inside.length);
        for (const district of [0, 1, 2, 3, 4])
          for (const [side, column] of [
            ['before', 1],
            ['after', 2],
          ] as const)
            expect(
              rowsOf(whole).reduce(
                (sum, row) => sum + (row[0] === district && row[column] === 111 ? row[3] : 0),
                0,
              ),
            ).toBe(
              inside.filter((one) => one[0] === district && one[side === 'before' ? 1 : 2] === 111).length,
            );
      }),
    );
  });

  it('refuse lists of different lengths', () => {
    const counter = createTypeChangeCounter();
    expect(() => counter.add(Int32Array.of(0), Int32Array.of(), Int32Array.of(1))).toThrow(RangeError);
  });
});

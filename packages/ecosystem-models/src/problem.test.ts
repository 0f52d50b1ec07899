import { GepDataError } from '@gep/raster';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GepDataError as ofModels } from './index';
import { dataError, mergeWarnings } from './problem';
import type { WarningCode } from './problem';
import { createTally } from './shared/pixel-loop';

it('throws the data error of @gep/raster, so that one check finds the faults of all packages', () => {
  expect(ofModels).toBe(GepDataError);
  const faults = [
    { code: 'out-of-range', at: 'parameters.alpha', got: 7, min: 0, max: 1 },
    { code: 'missing-input', at: 'rainfall' },
  ] as const;
  const error = dataError(faults);
  expect(error).toBeInstanceOf(GepDataError);
  expect(error).toMatchObject({ code: 'out-of-range', at: 'parameters.alpha', expected: '0 to 1' });
  expect(error.problems).toEqual(faults);
});

it('lists the one fault that an error names where it was given no list', () => {
  expect(new GepDataError('tiff-truncated', 'IFD 0', 'a whole file').problems).toEqual([
    { code: 'tiff-truncated', at: 'IFD 0' },
  ]);
});

it('reports the same of cells, however they are cut into windows', () => {
  const types = [911, 61, 82, 7, 111];
  interface Cell {
    readonly code: WarningCode;
    readonly at: string;
    readonly type: number;
  }
  const cell: fc.Arbitrary<Cell> = fc.record({
    code: fc.constantFrom('missing-coefficient', 'type-without-price'),
    at: fc.constantFrom('curveNumbers', 'prices'),
    type: fc.constantFrom(...types),
  });
  const warningsOf = (cells: readonly Cell[]) => {
    const tally = createTally();
    for (const { code, at, type } of cells) tally.byType(code, at)(type);
    return tally.warnings();
  };
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), fc.integer({ min: 1, max: 7 }), (cells, size) => {
      const windows = Array.from({ length: Math.ceil(cells.length / size) }, (_, i) =>
        warningsOf(cells.slice(i * size, (i + 1) * size)),
      );
      const whole = mergeWarnings([warningsOf(cells)]);
      expect(mergeWarnings(windows)).toEqual(whole);
      for (const { code, at, count, parts = [] } of whole) {
        const own = cells.filter((one) => one.code === code && one.at === at);
        expect(count).toBe(own.length);
        for (const { key, count: part } of parts)
          expect(part).toBe(own.filter(({ type }) => String(type) === key).length);
        expect(parts.map(({ key }) => Number(key))).toEqual(
          types.filter((type) => own.some((one) => one.type === type)).sort((a, b) => a - b),
        );
      }
    }),
  );
});

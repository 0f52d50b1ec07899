import { GepDataError } from '@gep/raster';
import { expect, it } from 'vitest';
import { GepDataError as ofModels } from './index';
import { dataError } from './problem';

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

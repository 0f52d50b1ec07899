import { describe, expect, it } from 'vitest';
import { checkBreaks, classIndex, editBreak } from './index';

describe('classIndex', () => {
  it('classes are (lower, upper], the first also holds its lower end', () => {
    const breaks = [0, 10, 20, 30];
    expect([0, 5, 10, 10.1, 20, 30].map((v) => classIndex(breaks, v))).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it('is -1 for null, NaN, infinite values and values outside', () => {
    const breaks = [0, 10];
    for (const value of [null, undefined, NaN, Infinity, -Infinity, -0.1, 10.1]) {
      expect(classIndex(breaks, value)).toBe(-1);
    }
    expect(classIndex([], 1)).toBe(-1);
    expect(classIndex([7, 7], 7)).toBe(0);
  });
});

describe('checkBreaks', () => {
  it('passes ascending edges and one class of one value', () => {
    expect(checkBreaks([0, 1, 2])).toEqual([]);
    expect(checkBreaks([3, 3])).toEqual([]);
  });

  it('names each edge that is not above the one before', () => {
    expect(checkBreaks([0, 5, 5, 2])).toMatchObject([
      { at: 'breaks[2]', code: 'breaks-not-ascending' },
      { at: 'breaks[3]', code: 'breaks-not-ascending' },
    ]);
    expect(checkBreaks([0, NaN])).toMatchObject([{ at: 'breaks[1]', code: 'break-invalid' }]);
    expect(checkBreaks([1])).toMatchObject([{ code: 'too-few-breaks' }]);
  });
});

// Section 5 of the specification: rules of the break table.
describe('editBreak', () => {
  const breaks = [0, 10, 20, 30];

  it('takes a value between the neighbours and leaves the input alone', () => {
    expect(editBreak(breaks, 1, '12.5')).toEqual({ ok: true, breaks: [0, 12.5, 20, 30] });
    expect(breaks).toEqual([0, 10, 20, 30]);
  });

  it.each([
    [1, 20, 'break-not-below-next'],
    [1, 25, 'break-not-below-next'],
    [2, 10, 'break-not-above-previous'],
    [2, '', 'break-invalid'],
    [2, '1,5', 'break-invalid'],
    [2, '0x10', 'break-invalid'],
    [2, Infinity, 'break-invalid'],
    [2, '15.123456789012345678901', 'break-invalid'],
  ] as const)('edge %d does not become %s: %s', (index, input, code) => {
    expect(editBreak(breaks, index, input)).toMatchObject({
      ok: false,
      problem: { at: `breaks[${index}]`, code },
    });
  });

  it('takes at most 20 decimals', () => {
    expect(editBreak(breaks, 1, '12.12345678901234567890').ok).toBe(true);
  });

  it('keeps 1-byte rasters between -255 and 255', () => {
    const result = editBreak([0, 10, 300], 1, 256, { byteRaster: true });
    expect(result).toMatchObject({
      ok: false,
      problem: { code: 'break-out-of-byte-range', min: -255, max: 255 },
    });
    expect(editBreak([0, 10, 300], 1, 255, { byteRaster: true }).ok).toBe(true);
  });

  it('refuses an edge that does not exist', () => {
    expect(() => editBreak(breaks, 4, 1)).toThrow(/index: got 4, allowed: 0 to 3/);
  });
});

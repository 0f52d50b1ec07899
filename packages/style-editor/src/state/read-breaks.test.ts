import { describe, expect, it, test } from 'vitest';
import { readBreaks, splitCells } from './read-breaks';

const read = (text: string, byteRaster = false) =>
  readBreaks(splitCells(text), { maxClasses: 31, byteRaster });

describe('pasted breaks', () => {
  test.each([
    ['a column', '0\n10\r\n20.5\n'],
    ['a row', '0\t10\t20.5'],
    ['spaces and empty lines', ' 0 \n\n 10\n20.5 \n\n'],
  ])('are read from %s', (_from, text) => {
    expect(read(text)).toEqual({ ok: true, breaks: [0, 10, 20.5] });
  });

  test.each([
    ['0\nten\n20', { code: 'not-number', place: 2, got: 'ten' }],
    ['0\n10.123456789012345678901\n20', { code: 'not-number', place: 2, got: '10.123456789012345678901' }],
    ['0\n20\n20', { code: 'not-ascending', place: 3, got: '20', before: '20' }],
    ['0\n20\n10', { code: 'not-ascending', place: 3, got: '10', before: '20' }],
    ['7', { code: 'count', got: 1, min: 2, max: 32 }],
  ])('%j is refused and its faulty cell named', (text, fault) => {
    expect(read(text)).toEqual({ ok: false, fault });
  });

  it('of 1-byte rasters are between -255 and 255', () => {
    expect(read('-255\n0\n255', true).ok).toBe(true);
    expect(read('0\n256', true)).toEqual({
      ok: false,
      fault: { code: 'out-of-byte-range', place: 2, got: '256' },
    });
  });

  it('make 31 classes at most', () => {
    const column = (edges: number) => Array.from({ length: edges }, (_, i) => i).join('\n');
    expect(read(column(32)).ok).toBe(true);
    expect(read(column(33))).toEqual({ ok: false, fault: { code: 'count', got: 33, min: 2, max: 32 } });
  });
});

import { expect, it } from 'vitest';
import { readableNumber } from '@gep/map-engine/scheme';
import { rangePhrase } from '@gep/ecosystem-models/table-checks';
import { textOf, words } from './phrase';

it('writes numbers as the console does', () => {
  expect([7300, 24_600_000, -1234.5678, 12.25, 0, 0.000246].map(readableNumber)).toEqual([
    '7\u2009300',
    '24\u2009600\u2009000',
    '\u22121\u2009234.57',
    '12.25',
    '0',
    '0.000246',
  ]);
  expect(words.fill('{count} cells of {file}', { count: 10_000, file: '2020.tif' })).toBe(
    '10\u2009000 cells of 2020.tif',
  );
});

it('says a range in words where it has one end only', () => {
  const said = ([min, max]: readonly [number | null, number | null]) => textOf(rangePhrase([min, max]));
  expect(said([0, 10_000])).toEqual({ zh: '0～10\u2009000', en: '0 to 10\u2009000' });
  expect(said([0, null])).toEqual({ zh: '不小于0', en: 'at least 0' });
  expect(said([null, -5])).toEqual({ zh: '不大于\u22125', en: 'at most \u22125' });
});

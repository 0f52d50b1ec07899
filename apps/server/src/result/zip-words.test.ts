import { catalogueEntry } from '@gep/ecosystem-models';
import { expect, it } from 'vitest';
import { csv } from './result-zip';
import { folderOf, levelName, quantityName } from './zip-words';

it('names folders by number and slug, and the total once', () => {
  const entry = catalogueEntry(5) ?? null;
  expect(folderOf({ entry, modelId: '5', key: 'carbon-sequestration' })).toBe('5-carbon-sequestration');
  expect(folderOf({ entry: null, modelId: 'totalGep', key: 'totalGep' })).toBe('total');
});

it('writes levels and quantities in the language of the reader', () => {
  expect([levelName('city', 'zh'), levelName('city', 'en')]).toEqual(['市', 'city']);
  const place = { modelId: '15' };
  expect(['value', 'function'].map((one) => quantityName(place, one, 'zh'))).toEqual(['价值量', '功能量']);
  expect(quantityName(place, 'extra-pm25-reduction', 'zh')).toContain('PM2.5');
});

it('writes figures without the dust of binary sums, and as many digits as a double keeps', () => {
  const text = csv([[2083052.3999999987, 0.1 + 0.2, 12.5, 1e-7, 123456789.123456]]).toString('utf8');
  expect(text).toBe('\ufeff2083052.4,0.3,12.5,1e-7,123456789.123456\r\n');
});

it('keeps texts that a spreadsheet would take for formulas texts', () => {
  const texts = ['=1+1', ' =1+1', '\t@a', '＝1+1', '-x', '+x', 'plain - text'];
  const lines = csv(texts.map((text) => [text]))
    .toString('utf8')
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n');
  expect(lines).toEqual(["'=1+1", "' =1+1", "'\t@a", "'＝1+1", "'-x", "'+x", 'plain - text']);
});

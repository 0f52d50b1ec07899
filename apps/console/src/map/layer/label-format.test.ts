import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { expect, it } from 'vitest';
import { labelFormat } from './label-format';
import type { ShownColumn } from './layer-context';

const column = (name: string, factor: number, unit: string): ShownColumn => ({
  ...{ name, alias: name, hidden: false },
  unit: { factor, unit },
});
const columns = [column('Sum', 1e8, '亿元'), column('Water', 1e8, '亿 m³'), column('Share', 1, '')];
const byValue = generateCategories(
  createScheme('graduated-color', 'polygon', { field: { name: 'Sum', type: 'REAL' } }),
  { properties: [{ Sum: 1e8 }, { Sum: 9e8 }] },
);

it('writes labels in the unit of their column, which is said where the legend has another one', () => {
  const write = labelFormat(columns, () => byValue);
  expect(write(71_666_000_000, 'Sum')).toBe('716.66');
  expect(write(1_234_567_890_000, 'Water')).toBe('12\u2009345.68 亿 m³');
  expect(write(0.5, 'Share')).toBe('0.50');
});

it('says the unit where the legend has none', () => {
  const write = labelFormat(columns, () => createScheme('single-symbol', 'polygon'));
  expect(write(71_666_000_000, 'Sum')).toBe('716.66 亿元');
});

it('writes names, codes and whole numbers as they are', () => {
  const write = labelFormat(columns, () => byValue);
  expect([write('闽侯县', 'Name'), write('350121', 'Code'), write(350121, 'Code')]).toEqual([
    '闽侯县',
    '350121',
    '350121',
  ]);
});

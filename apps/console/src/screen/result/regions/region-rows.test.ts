import type { DistrictTable, RegionStatistics } from '@gep/api-client';
import { expect, it } from 'vitest';
import { regionLines } from './region-rows';

const figures = (priceValue: number | null, functionValue: number | null = null) => ({
  ...{ functionValue, priceValue, validCount: 4, count: 5 },
});
const region = (key: string, area: number, current: ReturnType<typeof figures>, before: number | null) => ({
  ...{ key, wkb: '', given: null, row: 0 },
  statistics: { area, current, comparable: figures(before), missing: null } as RegionStatistics,
});
const table = (valueUnit: string): DistrictTable => ({
  ...{ name: '固碳', functionUnit: 't', valueUnit, districts: [] },
  total: { areaKm2: 100, current: figures(1000), comparable: figures(800) },
});
const regions = [region('1', 500, figures(100, 9), 80), region('2', 1000, figures(300, 2), 320)];
const linesOf = (flag: 0 | 1, valueUnit = '元') =>
  regionLines(regions, ['甲', '乙'], { table: table(valueUnit), flag, total: '合计' });

it('ranks regions by value, with shares of the project and values per km²', () => {
  const { lines, all } = linesOf(0);
  expect(
    lines.map(({ name, rank, share, perKm2, difference }) => [name, rank, share, perKm2, difference]),
  ).toEqual([
    ['甲', 2, 10, 20, 20],
    ['乙', 1, 30, 30, -20],
  ]);
  expect(all).toMatchObject({ name: '合计', value: 400, share: 40, areaKm2: 15, difference: 0, rank: null });
});

it('shows the comparable year, and ranks by quantity what has no value', () => {
  expect(linesOf(1).lines.map(({ value, share }) => [value, share])).toEqual([
    [80, 10],
    [320, 40],
  ]);
  expect(linesOf(0, '').lines.map(({ rank }) => rank)).toEqual([1, 2]);
});

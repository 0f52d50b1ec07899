import type { DistrictRow, DistrictTable } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import { districtChoices, districtLines, totalLine } from './district-rows';
import type { DistrictFilter } from './district-rows';

const figures = (priceValue: number | null, count = 10) => ({
  ...{ functionValue: 2, validCount: count, count, priceValue },
});
const row = (
  level: DistrictRow['level'],
  code: string,
  parentCode: string | null,
  current: number | null,
  comparable: number | null = null,
): DistrictRow => ({
  ...{ level, code, name: `${level}${code}`, parentCode, areaKm2: 5 },
  current: figures(current),
  comparable: comparable === null ? null : figures(comparable),
});
const table: DistrictTable = {
  ...{ name: '固碳', functionUnit: 't', valueUnit: '元' },
  total: { areaKm2: 10, current: figures(400), comparable: figures(300) },
  districts: [
    row('city', '3501', null, 300, 200),
    row('city', '3502', null, 100, 100),
    row('county', '350101', '3501', 220, 150),
    row('county', '350102', '3501', 80, 50),
    row('county', '350201', '3502', 100, 100),
    row('county', '350202', '3502', null),
  ],
};
const all: DistrictFilter = { order: 'tree', parent: '', search: '' };
const codes = (filter: Partial<DistrictFilter>) =>
  districtLines(table, 0, { ...all, ...filter }).map(({ code, children }) =>
    children.length > 0 ? [code, ...children.map((one) => one.code)] : code,
  );

describe('districts in lines', () => {
  it('have share, value per area and difference to the other year', () => {
    const [city] = districtLines(table, 0, all);
    expect(city).toMatchObject({ value: 300, share: 75, perKm2: 60, otherValue: 200, difference: 100 });
    const [comparable] = districtLines(table, 1, all);
    expect(comparable).toMatchObject({ value: 200, difference: -100 });
    expect(comparable.share).toBeCloseTo(66.667, 3);
  });

  it('say nothing where a figure is not known', () => {
    const lines = districtLines(table, 0, { ...all, order: 'county' });
    const without = lines.find(({ code }) => code === '350202');
    expect(without).toMatchObject({ value: null, share: null, perKm2: null, difference: null });
  });

  it('are below those above them, or in one list of a level', () => {
    expect(codes({})).toEqual([
      ['3501', '350101', '350102'],
      ['3502', '350201', '350202'],
    ]);
    expect(codes({ order: 'county' })).toEqual(['350101', '350102', '350201', '350202']);
    expect(codes({ order: 'city' })).toEqual(['3501', '3502']);
  });

  it('are found by name and code, with those above them, and by the district above', () => {
    expect(codes({ search: '350201' })).toEqual([['3502', '350201']]);
    expect(codes({ search: 'COUNTY3501', order: 'county' })).toEqual(['350101', '350102']);
    expect(codes({ parent: '3502', order: 'county' })).toEqual(['350201', '350202']);
    expect(codes({ search: 'nowhere' })).toEqual([]);
  });

  it('add up to a total, and are chosen by level and parent', () => {
    expect(totalLine(table, 0, '合计')).toMatchObject({
      value: 400,
      share: 100,
      difference: 100,
      perKm2: 40,
    });
    const { levels, parents } = districtChoices(table);
    expect(levels).toEqual(['city', 'county']);
    expect(parents.map(({ code }) => code)).toEqual(['3501', '3502']);
  });
});

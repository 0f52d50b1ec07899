import type { RegionStatistics } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import { nameColumn } from './name-column';
import {
  drawnSet,
  namesOf,
  renamed,
  uploadedSet,
  withRegion,
  withStatistics,
  withoutRegion,
} from './region-set';

const statistics = { count: 1 } as RegionStatistics;
const column = (name: string, ...values: (string | null)[]) => ({ name, values });
const numbered = (number: number) => `区域 ${number}`;

describe('the column that names regions', () => {
  it.each([
    ['NAME', [column('GB', '156350100', '156350200'), column('NAME', '福州市', '厦门市')]],
    ['名称', [column('保护级别', '国家级', '省级'), column('名称', '武夷山', '戴云山')]],
    ['XZQMC', [column('XZQDM', '350102', '350103'), column('XZQMC', '鼓楼区', '台江区')]],
    ['县', [column('市', '福州市', '福州市'), column('县', '闽侯县', '连江县')]],
    [
      'DT_NAME',
      [
        column('PR_NAME', '福建省', '福建省', '福建省'),
        column('CT_NAME', '福州市', '福州市', '福州市'),
        column('DT_NAME', '鼓楼区', '台江区', '仓山区'),
      ],
    ],
    ['县', [column('县', '闽侯县', '闽侯县', '闽侯县')]],
    ['label', [column('kind', 'a', 'a'), column('label', 'x', 'y')]],
    [null, [column('id', '1', '2'), column('name', null, null)]],
    [null, []],
  ])('is %s', (expected, columns) => {
    expect(nameColumn(columns)).toBe(expected);
  });
});

describe('a set of regions', () => {
  const file = {
    wkbList: ['a', 'b', 'c'],
    columns: [column('NAME', '甲', null, '丙'), column('CODE', 'x', 'y', 'z')],
    shared: 4,
  };
  const set = uploadedSet([statistics, statistics, statistics, file], []);

  it('has the names of its file, and numbers those without one', () => {
    expect(namesOf(set, numbered)).toEqual(['甲', '区域 2', '丙']);
    expect(namesOf({ ...set, column: 'CODE' }, numbered)).toEqual(['x', 'y', 'z']);
    expect(namesOf({ ...set, column: '' }, numbered)).toEqual(['区域 1', '区域 2', '区域 3']);
    expect(set.shared).toBe(4);
  });

  it('takes a drawn region, of which nobody knows what it shares', () => {
    const more = withRegion(set, drawnSet(statistics, Uint8Array.of(1)));
    expect(more.shared).toBeNull();
    expect(namesOf(more, numbered)[3]).toBe('区域 4');
    expect(new Set(more.regions.map(({ key }) => key)).size).toBe(4);
  });

  it('keeps its names in another result', () => {
    const others = [5, 6, 7].map((count) => ({ count }) as RegionStatistics);
    const other = withStatistics(renamed(set, '2', '乙'), others);
    expect(namesOf(other, numbered)).toEqual(['甲', '乙', '丙']);
    expect(other.regions.map(({ statistics: { count } }) => count)).toEqual([5, 6, 7]);
  });

  it('keeps the names of the others when a region is taken off, and gives no number twice', () => {
    const left = withoutRegion(set, '1')!;
    expect(namesOf(left, numbered)).toEqual(['区域 2', '丙']);
    expect(left.shared).toBeNull();
    expect(namesOf(withRegion(left, drawnSet(statistics, Uint8Array.of(1))), numbered)).toEqual([
      ...['区域 2', '丙', '区域 4'],
    ]);
    expect(withoutRegion(uploadedSet([statistics], []), '1')).toBeNull();
  });

  it('is named by hand, and by its file again without a name', () => {
    const own = renamed(set, '1', ' 老城 ');
    expect(namesOf(own, numbered)[0]).toBe('老城');
    expect(namesOf(renamed(own, '1', ''), numbered)[0]).toBe('甲');
  });
});

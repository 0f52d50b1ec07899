import { unmappedRegion } from '@gep/api-client';
import type { RegionMapping } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import {
  accountingLevels,
  canMap,
  fixedNation,
  freeFields,
  partitionLevels,
  setAccounting,
  setField,
  setFixedNation,
} from './field-cascade';

const fujian: RegionMapping = {
  ...unmappedRegion,
  provinceField: '省名称',
  provinceCodeField: '省代码',
  cityField: '市名称',
  cityCodeField: '市代码',
  countyField: '县名称',
  countyCodeField: '县代码',
  accountingField: 'province',
  partitionField: 'county',
};

describe('field cascade of the region file', () => {
  it('offers as accounting level only levels with both name and code', () => {
    expect(accountingLevels({ ...fujian, cityCodeField: null })).toEqual(['province', 'county']);
  });

  it('offers as partition level the accounting level and every level below', () => {
    expect(partitionLevels({ ...fujian, accountingField: 'city' })).toEqual(['city', 'county']);
  });

  it('clears all lower levels when a name or code is cleared, and the levels that lost their fields', () => {
    const next = setField(fujian, 'cityCodeField', null);
    expect(next.countyField).toBeNull();
    expect(next.countyCodeField).toBeNull();
    expect(next.provinceField).toBe('省名称');
    expect(next.partitionField).toBeNull();
    expect(next.accountingField).toBe('province');
  });

  it('gives all rows one nation where the file has no column for it, and opens the level below', () => {
    const fixed = setFixedNation(unmappedRegion, '中国');
    expect(fixed).toMatchObject({ nationField: '=中国', nationCodeField: '=000000' });
    expect(fixedNation(fixed)).toBe('中国');
    expect(canMap(fixed, 'province')).toBe(true);
    expect(fixedNation(fujian)).toBeNull();
  });

  it('takes the fixed nation away from name and code together, and all levels below with it', () => {
    const fixed = { ...setFixedNation(fujian, '中国') };
    expect(setField(fixed, 'nationField', '国家')).toMatchObject({
      nationField: '国家',
      nationCodeField: null,
      provinceField: null,
    });
    expect(setField(fixed, 'nationField', null)).toMatchObject({ nationField: null, nationCodeField: null });
  });

  it('clears the partition level with the accounting level', () => {
    expect(setAccounting(fujian, null).partitionField).toBeNull();
  });

  it('opens a level only when the level above has both name and code', () => {
    expect(canMap(unmappedRegion, 'nation')).toBe(true);
    expect(canMap({ ...unmappedRegion, nationField: '国家名称' }, 'province')).toBe(false);
    expect(
      canMap({ ...unmappedRegion, nationField: '国家名称', nationCodeField: '国家代码' }, 'province'),
    ).toBe(true);
  });

  it('leaves out the fields that other selectors use', () => {
    expect(freeFields(fujian, 'countyField', ['省名称', '县名称', '中心经度'])).toEqual([
      '县名称',
      '中心经度',
    ]);
  });
});

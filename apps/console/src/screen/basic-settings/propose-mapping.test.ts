import { unmappedRegion } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import { codeField, fixedNation, nameField } from './field-cascade';
import { proposeMapping } from './propose-mapping';

const levels = ['province', 'city', 'county', 'street'] as const;
/** Columns of the levels below the nation, as name and code. */
const proposed = (fields: readonly string[]) => {
  const mapping = proposeMapping(unmappedRegion, fields, '中国');
  return levels
    .map((level) => [mapping[nameField(level)], mapping[codeField(level)]])
    .filter(([name]) => name !== null);
};

describe('the mapping that columns suggest', () => {
  it.each([
    // The counties of Fujian among the test data.
    [
      ['国家名称', '国家代码', '省名称', '省代码', '市名称', '市代码', '县名称', '县代码'],
      [
        ['省名称', '省代码'],
        ['市名称', '市代码'],
        ['县名称', '县代码'],
      ],
    ],
    [
      ['省', '省级码', '省类型', '地级', '地级码', '县级', '县级码'],
      [
        ['省', '省级码'],
        ['地级', '地级码'],
        ['县级', '县级码'],
      ],
    ],
    [
      ['PROV_NAME', 'PROV_CODE', 'CITY_NAME', 'CITY_CODE'],
      [
        ['PROV_NAME', 'PROV_CODE'],
        ['CITY_NAME', 'CITY_CODE'],
      ],
    ],
    // Those of the sample.
    [
      ['CN_NAME', 'CN_CODE', 'PR_NAME', 'PR_CODE', 'CT_NAME', 'CT_CODE', 'DT_NAME', 'DT_CODE'],
      [
        ['PR_NAME', 'PR_CODE'],
        ['CT_NAME', 'CT_CODE'],
        ['DT_NAME', 'DT_CODE'],
      ],
    ],
    // Cut at ten bytes.
    [['province_n', 'province_c'], [['province_n', 'province_c']]],
  ])('of %j are those', (fields, expected) => {
    expect(proposed(fields)).toEqual(expected);
  });

  it('takes the nation from the file, else gives all rows the same', () => {
    expect(
      proposeMapping(unmappedRegion, ['国家名称', '国家代码', '省名称', '省代码'], '中国').nationField,
    ).toBe('国家名称');
    expect(fixedNation(proposeMapping(unmappedRegion, ['省名称', '省代码'], '中国'))).toBe('中国');
  });

  it('ends at the first level that is not recognised', () => {
    expect(proposed(['省名称', '省代码', '县名称', '县代码'])).toEqual([['省名称', '省代码']]);
    expect(proposed(['省名称', '市名称', '市代码'])).toEqual([]);
  });

  it('is empty where nothing is recognised, and chooses no levels of accounting', () => {
    expect(proposeMapping(unmappedRegion, ['OBJECTID', 'Shape_Area'], '中国')).toBe(unmappedRegion);
    expect(proposeMapping(unmappedRegion, ['省名称', '省代码'], '中国')).toMatchObject({
      accountingField: null,
      partitionField: null,
    });
  });
});

import { regionLevels } from '@gep/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { districtsOf } from './districts';
import {
  accountingOptions,
  cascadeFields,
  codeKey,
  isMapped,
  nameKey,
  noLevelFields,
  partitionOptions,
} from './region-levels';

const anyFields = fc
  .array(fc.option(fc.constantFrom('a', 'b', 'c', 'd')), { minLength: 10, maxLength: 10 })
  .map((names) => ({
    ...noLevelFields,
    ...Object.fromEntries(
      regionLevels.flatMap((level, i) => [
        [nameKey(level), names[2 * i]],
        [codeKey(level), names[2 * i + 1]],
      ]),
    ),
  }));

describe('cascadeFields', () => {
  it('leaves nothing mapped below a level without both fields, and changes nothing above it', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const after = cascadeFields(fields);
        const firstOpen = regionLevels.findIndex((level) => !isMapped(fields, level));
        const last = firstOpen === -1 ? regionLevels.length - 1 : firstOpen;
        regionLevels.forEach((level, i) => {
          const pair = [after[nameKey(level)], after[codeKey(level)]];
          expect(pair).toEqual(i <= last ? [fields[nameKey(level)], fields[codeKey(level)]] : [null, null]);
        });
        expect(cascadeFields(after)).toEqual(after);
      }),
    );
  });
});

describe('partitionOptions', () => {
  it('offers the accounting level and every mapped level below, and nothing without one', () => {
    fc.assert(
      fc.property(anyFields, fc.constantFrom(...regionLevels), (raw, accounting) => {
        const fields = cascadeFields(raw);
        const options = partitionOptions(fields, accounting);
        const mapped = accountingOptions(fields);
        for (const level of regionLevels) {
          const below = regionLevels.indexOf(level) >= regionLevels.indexOf(accounting);
          expect(options.includes(level)).toBe(below && mapped.includes(level));
        }
        expect(partitionOptions(fields, null)).toEqual([]);
      }),
    );
  });
});

describe('districtsOf', () => {
  const fields = {
    ...noLevelFields,
    cityField: 'CT',
    cityCodeField: 'CTC',
    countyField: 'DT',
    countyCodeField: 'DTC',
  };
  const row = (fid: number, DTC: string | number | null, DT: string | null, CTC = '3501') => ({
    fid,
    attributes: { DTC, DT, CTC, CT: '市' },
  });

  it('joins rows of one code, reads numbers as codes and names the district above', () => {
    const { districts, problems } = districtsOf(
      [row(0, 2, 'B'), row(1, '1', 'A'), row(2, '2', 'B')],
      fields,
      'county',
    );
    expect(problems).toEqual([]);
    expect(districts).toEqual([
      { level: 'county', code: '1', name: 'A', parentCode: '3501', fids: [1] },
      { level: 'county', code: '2', name: 'B', parentCode: '3501', fids: [0, 2] },
    ]);
  });

  it('makes one nation of a fixed name and code, above the districts of the file', () => {
    const fixed = { ...fields, nationField: '=中国', nationCodeField: '=000000' };
    const rows = [row(0, '1', 'A'), row(1, '2', 'B')];
    expect(districtsOf(rows, fixed, 'nation').districts).toEqual([
      { level: 'nation', code: '000000', name: '中国', parentCode: null, fids: [0, 1] },
    ]);
    const { districts } = districtsOf(rows, fixed, 'city');
    expect(districts).toMatchObject([{ code: '3501', parentCode: '000000' }]);
  });

  it('reports rows without code or name and codes with several names, counted from 1', () => {
    const { problems } = districtsOf(
      [row(0, '1', 'A'), row(1, '1', 'B'), row(2, null, 'C'), row(3, '4', ' ')],
      fields,
      'county',
    );
    expect(problems.map(({ name, args }) => [name, args?.row ?? args?.rows])).toEqual([
      ['CODE_MISSING', 3],
      ['NAME_MISSING', 4],
      ['CODE_DUPLICATE', '1, 2'],
    ]);
  });
});

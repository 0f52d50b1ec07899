import { describe, expect, it } from 'vitest';
import {
  fixtureDistricts,
  fixtureInput,
  fixtureKinds,
  fixtureValues,
} from '../../../../../packages/ecosystem-models/test/check-fixture';
import { checkFixtures } from '../../../../../packages/ecosystem-models/test/check-fixtures';
import { judgedFindings } from './judge-form';
import type { Judged } from './judge-form';

const name = { zh: '产量表', en: 'Table of yields' };
const base = { name, districts: fixtureDistricts, earlier: null, findings: [] };

describe('the checks of a form in the browser', () => {
  it.each(checkFixtures.filter(({ rows }) => rows.length > 0))(
    'find what the fixture says: $shows',
    (fixture) => {
      const before = fixture.before?.map((cells) => ({ district: cells[0], values: fixtureValues(cells) }));
      const form: Judged = {
        ...base,
        definition: fixtureInput(fixture),
        earlier: before ? { rows: before, isYearBefore: !fixture.isOther } : null,
      };
      const rows = fixture.rows.map((cells, i) => ({
        id: String(i + 1),
        cells: { districtCode: cells[0], ...fixtureValues(cells) },
      }));
      const found = judgedFindings(form, rows, 'zh');
      expect(found.map(({ key, row, kind }) => [fixtureKinds[key.split('/')[0]], row, kind])).toEqual(
        fixture.found.map(([kind, at]) => [
          kind,
          kind === 'districts' ? null : String(at),
          fixture.checks.find((check) => check.kind === kind)?.level,
        ]),
      );
    },
  );
});

describe('the words of a finding', () => {
  const number = { type: 'number', unit: 't', name: { zh: '产量', en: 'Quantity' } } as const;
  const form: Judged = {
    ...base,
    definition: {
      key: 'yields',
      kind: 'table',
      name,
      uniqueBy: ['product'],
      checks: [{ kind: 'change', level: 'explain', field: 'quantity', most: 0.3 }],
      fields: [
        { key: 'product', name: { zh: '产品', en: 'Product' }, type: 'text', optional: true },
        { ...number, key: 'quantity', bounds: [0, 10_000] },
        { key: 'types', name: { zh: '类型', en: 'Types' }, type: 'types', optional: true },
      ],
    },
    earlier: { rows: [{ district: '350101', values: { quantity: 100 } }], isYearBefore: true },
  };
  const said = (cells: Record<string, string | number>, language: 'zh' | 'en' = 'zh') =>
    judgedFindings(form, [{ id: 'a', cells: { districtCode: '350101', ...cells } }], language).map(
      ({ column, message }) => [column, message],
    );

  // The sentences of the server's table of codes (docs/errors.md), with numbers as it writes them.
  it('is that of the server for cells', () => {
    expect(said({ product: '稻谷' })).toEqual([['quantity', '“产量表”第1行缺少产量']]);
    expect(said({ quantity: '许多' })).toEqual([['quantity', '“产量表”第1行产量的值许多不是数值']]);
    expect(said({ quantity: 20_000 })).toEqual([
      ['quantity', '“产量表”第1行产量的值20000超出范围（0～10\u2009000）'],
    ]);
    expect(said({ quantity: 100, types: '999' }, 'en')).toEqual([
      ['types', 'Types in row 1 of Table of yields is 999; codes of ecosystem types are expected'],
    ]);
    expect(said({ quantity: 100, districtCode: '999999' }, 'en')).toEqual([
      [null, 'Row 1 of Table of yields names the unknown district 999999'],
    ]);
  });

  it('is that of the server for rules', () => {
    expect(said({ quantity: 150 })).toEqual([
      ['quantity', '“产量表”第1行产量的值150较上年（100）变化超过30%'],
    ]);
    expect(said({ quantity: 150 }, 'en')).toEqual([
      [
        'quantity',
        'Quantity in row 1 of Table of yields is 150, which is more than 30% off 100 of last year',
      ],
    ]);
  });

  it('names the columns that make a row unique', () => {
    const cells = { districtCode: '350101', product: '稻谷', quantity: 100 };
    const rows = ['a', 'b'].map((id) => ({ id, cells }));
    const messages = judgedFindings(form, rows, 'zh').map(({ message }) => message);
    expect(messages).toContain('“产量表”第2行与第1行重复，每个行政区划代码, 产品应只有一行');
  });
});

import { describe, expect, it } from 'vitest';
import { fixtureDistricts, fixtureInput, fixtureValues } from '../../test/check-fixture';
import { checkFixtures } from '../../test/check-fixtures';
import { models } from '../registry';
import { checkTable } from './check-table';

describe('checkTable', () => {
  it.each(checkFixtures)('$shows', (fixture) => {
    const before = fixture.before?.map((cells) => ({ district: cells[0], values: fixtureValues(cells) }));
    const rows = fixture.rows.map((cells, i) => ({
      id: String(i + 1),
      district: cells[0],
      values: fixtureValues(cells),
    }));
    const found = checkTable(fixtureInput(fixture), rows, {
      districts: fixtureDistricts.map(({ code }) => code),
      earlier: before ? { rows: before, isYearBefore: !fixture.isOther } : null,
    });
    expect(
      found.flatMap(({ check, row, districts = [] }): unknown[] =>
        check.kind === 'districts'
          ? districts.map((code) => ['districts', code])
          : [[check.kind, Number(row)]],
      ),
    ).toEqual(fixture.found);
  });

  it('has thirty fixtures, some of each kind', () => {
    expect(checkFixtures).toHaveLength(30);
    const kinds = new Set(checkFixtures.flatMap(({ found }) => found.map(([kind]) => kind)));
    expect([...kinds].sort()).toEqual(['change', 'districts', 'magnitude', 'opening', 'range', 'total']);
  });
});

describe('the checks of the definitions', () => {
  const tables = Object.values(models)
    .flatMap(({ definition }) => definition.files)
    .filter((file) => file.kind === 'table');

  it('ask every table for all districts, and name fields of numbers', () => {
    expect(tables.length).toBeGreaterThan(9);
    for (const { key, fields, checks = [] } of tables) {
      expect(checks[0], key).toMatchObject({ kind: 'districts' });
      const numbers = fields.filter(({ type }) => type === 'number').map((field) => field.key);
      const named = checks.flatMap((check) =>
        check.kind === 'districts'
          ? []
          : [
              check.field,
              ...(check.kind === 'total' ? check.parts : []),
              ...(check.kind === 'opening' ? [check.closing] : []),
            ],
      );
      expect(numbers, key).toEqual(expect.arrayContaining(named));
    }
  });
});

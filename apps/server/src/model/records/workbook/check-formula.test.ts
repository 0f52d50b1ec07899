import { beforeAll, describe, expect, it } from 'vitest';
import type { NumberCheck } from '@gep/ecosystem-models';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import {
  fixtureDistricts,
  fixtureInput,
  fixtureValues,
} from '../../../../../../packages/ecosystem-models/test/check-fixture';
import type { CheckFixture } from '../../../../../../packages/ecosystem-models/test/check-fixture';
import { checkFixtures } from '../../../../../../packages/ecosystem-models/test/check-fixtures';
import { calculatedSheets } from '../../../testing/office';
import type { TableBook } from './data-sheet';
import { tableWorkbook } from './table-workbook';

const forms: TableBook[] = checkFixtures.map((fixture) => ({
  input: fixtureInput(fixture),
  districts: fixtureDistricts,
  language: 'zh',
  spareRows: 3,
  earlier: fixture.before
    ? {
        rows: fixture.before.map((cells) => ({ district: cells[0], values: fixtureValues(cells) })),
        isYearBefore: !fixture.isOther,
      }
    : null,
  rows: [
    ...fixtureDistricts.map(({ code }) => ({
      id: code,
      isOfDistrict: true,
      cells: { [districtCode]: code },
    })),
    ...fixture.rows.map((cells, i) => ({
      id: `row-${i + 1}`,
      cells: { [districtCode]: cells[0], ...fixtureValues(cells) },
    })),
  ],
}));

/** A form with a fault of every field rule. */
const faulty: TableBook = {
  districts: fixtureDistricts,
  language: 'en',
  spareRows: 0,
  earlier: null,
  input: {
    key: 'faulty',
    kind: 'table',
    name: { zh: '表', en: 'Table' },
    uniqueBy: ['use'],
    fields: [
      {
        key: 'use',
        type: 'text',
        name: { zh: '用途', en: 'Use' },
        options: [{ value: 'drink', name: { zh: '饮用', en: 'Drinking' } }],
      },
      { key: 'volume', type: 'number', name: { zh: '水量', en: 'Volume' }, unit: 'm³', bounds: [0, 100] },
      {
        key: 'loss',
        type: 'number',
        name: { zh: '损失', en: 'Loss' },
        unit: 'm³',
        bounds: [null, null],
        optional: true,
        atMost: 'volume',
      },
    ],
  },
  rows: [
    { [districtCode]: '350101', use: 'drink', volume: 5, loss: 5 },
    { [districtCode]: '999999', use: 'swim', volume: 101 },
    { [districtCode]: '350102', use: 'drink', volume: 'many' },
    { [districtCode]: '350101', use: 'drink', volume: 5, loss: 6 },
    { [districtCode]: '350102', use: 'Drinking' },
  ].map((cells) => ({ cells })),
};

let sheets: string[][][];
beforeAll(async () => {
  const books = [...forms, faulty].map((form) => tableWorkbook(form));
  sheets = await calculatedSheets(await Promise.all(books));
}, 120_000);

/** What the check column says of each row. */
function said(sheet: readonly (readonly string[])[], title: string): string[] {
  const column = sheet[0].indexOf(title);
  return sheet.slice(1).map((row) => row[column] ?? '');
}

const words: Record<NumberCheck['kind'], (year: string) => string> = {
  magnitude: () => '产量的单位可能填错',
  change: (year) => `产量较${year}变化超过30%`,
  opening: (year) => `年初数与${year}的产量不一致`,
  total: () => '产量与各项之和不一致',
  range: () => '产量不在通常范围（100～5 000）内',
};

function expected({ rows, found, checks, isOther }: CheckFixture): string[] {
  const ofDistricts = fixtureDistricts.map(({ code }) =>
    found.some(([kind, at]) => kind === 'districts' && at === code) ? '须说明：本行政区尚未填写；' : '',
  );
  const ofRows = rows.map((_row, i) =>
    found
      .filter(([kind, at]) => kind !== 'districts' && at === i + 1)
      .map(([kind]) => {
        const level = checks.find((check) => check.kind === kind)?.level === 'forced' ? '须改正' : '须说明';
        return `${level}：${words[kind as NumberCheck['kind']](isOther ? '可比年' : '上年')}；`;
      })
      .join(''),
  );
  return [...ofDistricts, ...ofRows];
}

describe('the formulas of a workbook, calculated by LibreOffice', () => {
  it.each(checkFixtures.map((fixture, i) => ({ ...fixture, i })))(
    'find what the evaluator finds: $shows',
    ({ i, ...fixture }) => {
      const found = said(sheets[i], '审核').map((text) => text.replaceAll(/\s/g, ' '));
      const rows = fixture.rows.length + fixtureDistricts.length;
      expect(found.slice(0, rows)).toEqual(expected(fixture));
      expect(found.slice(rows).join('')).toBe('');
    },
  );

  it('say what is wrong in the fields of a row', () => {
    const found = said(sheets[forms.length], 'Check').slice(0, faulty.rows.length);
    expect(found.map((text) => text.trim())).toEqual([
      '',
      'To correct: the district code is none of this form. To correct: Use is none of the choices. To correct: Volume has to be 0 to 100.',
      'To correct: Volume is not a number.',
      'To correct: Loss is more than Volume. To correct: the row repeats another one.',
      'To correct: Volume is missing. To correct: the row repeats another one.',
    ]);
  });
});

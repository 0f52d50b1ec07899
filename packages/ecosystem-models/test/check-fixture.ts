import type { TableFile } from '../src/file-input';
import type { TableCheck } from '../src/table-checks/table-check';

/** Cells of a row: district, product, quantity, part, opening. A cell that is left out is empty. */
type Cells = readonly [district: string, product: string, ...(number | null)[]];

/** Rows, what they are checked for, and what has to be found: the same in the evaluator, the server and the workbook. */
export interface CheckFixture {
  readonly shows: string;
  readonly checks: readonly TableCheck[];
  readonly rows: readonly Cells[];
  /** Rows of the year before; absent: there is none. */
  readonly before?: readonly Cells[];
  /** The year that is compared with is not the year before. */
  readonly isOther?: true;
  /** Kind of the check and number of the row, from 1; or the codes of districts that are missing. */
  readonly found: readonly (readonly [kind: TableCheck['kind'], row: number | string])[];
}

/** The districts that every fixture has to report. */
export const fixtureDistricts = [
  { code: '350101', name: '北县' },
  { code: '350102', name: '南县' },
];

/** The table of a fixture. */
export function fixtureInput({ checks }: Pick<CheckFixture, 'checks'>): TableFile {
  const number = (key: string, zh: string, en: string) =>
    ({
      key,
      name: { zh, en },
      type: 'number',
      unit: 't',
      bounds: [null, null],
      optional: true,
    }) as const;
  return {
    key: 'fixture',
    kind: 'table',
    name: { zh: '产量表', en: 'Table of yields' },
    uniqueBy: ['product'],
    checks,
    fields: [
      { key: 'product', name: { zh: '产品', en: 'Product' }, type: 'text', optional: true },
      number('quantity', '产量', 'Quantity'),
      number('part', '其中', 'Part'),
      number('opening', '年初数', 'Opening'),
    ],
  };
}

/** The cells of a row by the key of their field, without the empty ones. */
export function fixtureValues([, product, ...numbers]: Cells): Record<string, string | number> {
  const keys = ['quantity', 'part', 'opening'];
  const cells = numbers.flatMap((value, i) => (value === null ? [] : [[keys[i], value] as const]));
  return { product, ...Object.fromEntries(cells) };
}

/** What a fixture calls a finding, by its error code. */
export const fixtureKinds: Readonly<Record<string, string>> = {
  DISTRICTS_MISSING: 'districts',
  CHECK_MAGNITUDE: 'magnitude',
  CHECK_CHANGE: 'change',
  CHECK_OPENING: 'opening',
  CHECK_TOTAL: 'total',
  CHECK_RANGE: 'range',
};

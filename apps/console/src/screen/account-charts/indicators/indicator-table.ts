import { parseNumber } from '@gep/style-editor/controls';
import type { AccountIndicators, IndicatorInput } from '@gep/api-client/contract';
import { limits } from '@gep/api-client/contract';
import type { TFunction } from 'i18next';
import type { NumberColumn, TableColumn, TextRow } from '../../../form/table/table-column';

/** How yearbooks count: people in 万, GDP in 亿元. */
const countedIn = { population: 1e4, gdp: 1e8 } as const;

const flags = [0, 1] as const;
const amounts = ['population', 'gdp'] as const;
const keyOf = (amount: (typeof amounts)[number], flag: 0 | 1): string => `${amount}${flag}`;

/** The columns of the table of people and GDP; the second year only where it is accounted. */
export function inputColumns(hasComparable: boolean, t: TFunction): TableColumn[] {
  const number = (amount: (typeof amounts)[number], flag: 0 | 1): NumberColumn => ({
    kind: 'number',
    key: keyOf(amount, flag),
    name: t(`change.indicators.${amount}In`),
    group: t(flag === 0 ? 'change.current' : 'change.comparable'),
    min: 0,
    minExclusive: true,
    max: limits.indicatorMax / countedIn[amount],
    optional: true,
  });
  const years = hasComparable ? flags : [0 as const];
  return [
    { kind: 'text', key: 'name', name: t('change.district'), fixed: true },
    ...years.flatMap((flag) => amounts.map((amount) => number(amount, flag))),
  ];
}

/** A number without the digits that a division has added. */
const plainText = (value: number): string => String(Number(value.toPrecision(15)));

/** The areas of a level with what was saved of them, the whole first. */
export function inputRows(
  { whole, districts }: AccountIndicators,
  saved: readonly IndicatorInput[],
  t: TFunction,
): TextRow[] {
  return [{ ...whole, name: t('change.indicators.whole') }, ...districts].map(({ code, name }) => {
    const own = saved.filter(({ districtCode }) => districtCode === code);
    const texts = own.flatMap((row) =>
      amounts.map((amount) => {
        const value = row[amount];
        return [keyOf(amount, row.compareFlag), value === null ? '' : plainText(value / countedIn[amount])];
      }),
    );
    return { code, name, ...(Object.fromEntries(texts) as TextRow) };
  });
}

/** The rows as they are saved: those of the table, and what was saved of areas of other levels. */
export function inputsOf(rows: readonly TextRow[], saved: readonly IndicatorInput[]): IndicatorInput[] {
  const codes = new Set(rows.map(({ code }) => code));
  const typed = rows.flatMap((row) =>
    flags.map((compareFlag): IndicatorInput => {
      const valueOf = (amount: (typeof amounts)[number]): number | null => {
        const number = parseNumber(row[keyOf(amount, compareFlag)] ?? '');
        return number === null ? null : Number((number * countedIn[amount]).toPrecision(15));
      };
      return { compareFlag, districtCode: row.code, population: valueOf('population'), gdp: valueOf('gdp') };
    }),
  );
  return [...typed, ...saved.filter(({ districtCode }) => !codes.has(districtCode))];
}

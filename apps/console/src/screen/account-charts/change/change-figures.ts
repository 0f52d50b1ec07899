import type { AccountChange, ValueChange } from '@gep/api-client';
import type { TFunction } from 'i18next';
import { commonUnit } from '../../../message/unit';
import type { ShownUnit } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';
import type { FigureColumn, FigureOrigin, Figures } from '../chart/figures';
import type { Year } from '../summary-figures';
import { totalId, valueOrigin } from '../view/service-view';

/** A line of a change, with its name. */
export interface ChangeLine extends ValueChange {
  readonly name: string;
}

/** Of which result the value of a line in a year is. */
export type LineOrigin<Line> = (line: Line, year: Year) => FigureOrigin;

/** What adds up to a change, in the order of the sentence about it. */
export const partKeys = ['extent', 'yield', 'price', 'other'] as const;
export type PartKey = (typeof partKeys)[number];

export const differenceOf = ({ current, comparable }: ValueChange): number =>
  (current ?? 0) - (comparable ?? 0);

/** The largest changes first. */
export function bySize<L extends ValueChange>(lines: readonly L[]): L[] {
  return lines.toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)));
}

/** The parts that there are: the last is rare. */
export function partsIn(lines: readonly ValueChange[]): readonly PartKey[] {
  return partKeys.filter((key) => key !== 'other' || lines.some(({ other }) => other !== 0));
}

/** The one unit of the values of lines. */
export function unitOf(lines: readonly ValueChange[], language: string): ShownUnit {
  const values = lines.flatMap((line) => [line.current, line.comparable, differenceOf(line)]);
  return commonUnit(yuan, values, language);
}

const money = (title: string, shown: ShownUnit): FigureColumn => ({ title, unit: yuan, shown });

/** The split of changes as a table. */
export function splitFigures<Line extends ChangeLine>(
  heading: string,
  lines: readonly Line[],
  shown: ShownUnit,
  t: TFunction,
  originOf?: LineOrigin<Line>,
): Figures {
  const parts = partsIn(lines);
  return {
    columns: [
      { title: heading },
      money(t('change.comparable'), shown),
      money(t('change.current'), shown),
      money(t('change.difference'), shown),
      ...parts.map((key) => money(t(`change.${key}`), shown)),
    ],
    rows: lines.map((line) => [
      line.name,
      line.comparable,
      line.current,
      differenceOf(line),
      ...parts.map((key) => line[key]),
    ]),
    originOf: (row, column) => originOf && changeOrigin(lines[row], column, parts, originOf),
  };
}

/** Columns before the parts: name, both years, difference. */
export const partColumn = 4;
/** The value of the current year among the columns. */
export const currentColumn = 2;

/** Of a column of a split: a value of a year, the change, or a part of it. */
function changeOrigin<Line>(
  line: Line,
  column: number,
  parts: readonly PartKey[],
  originOf: LineOrigin<Line>,
): FigureOrigin | undefined {
  const year = ([undefined, 'comparable', 'current'] as const).at(column);
  if (year) return originOf(line, year);
  const entry = column === partColumn - 1 ? 'difference' : parts.at(column - partColumn);
  return column === 0 || entry === undefined ? undefined : { ...originOf(line, 'current'), entry };
}

/** The values of both years at the prices of both, and in real terms where there is an index. */
export function priceFigures(
  { services, total, priceIndex }: AccountChange,
  shown: ShownUnit,
  t: TFunction,
): Figures {
  const both = (year: string, prices: string): string => `${year} · ${prices}`;
  const lines = [...services, { ...total, name: t('change.total'), modelId: totalId }];
  const hasReal = priceIndex !== null;
  return {
    columns: [
      { title: t('change.service') },
      money(both(t('change.comparable'), t('change.otherPrices')), shown),
      money(both(t('change.comparable'), t('change.ownPrices')), shown),
      money(both(t('change.current'), t('change.otherPrices')), shown),
      money(both(t('change.current'), t('change.ownPrices')), shown),
      ...(hasReal ? [money(t('change.real'), shown)] : []),
    ],
    rows: lines.map((line) => [
      line.name,
      line.comparable,
      line.comparable === null ? null : line.comparableAtCurrent,
      line.current === null ? null : line.currentAtComparable,
      line.current,
      ...(hasReal ? [line.real] : []),
    ]),
    // Results are made with the prices of the same year.
    originOf: (row, column) => {
      const year = ([undefined, undefined, 'comparable', undefined, 'current'] as const).at(column);
      return year && valueOrigin(lines[row].modelId, year);
    },
  };
}

const hectaresPerKm2 = 100;

/** The split by ecosystem type, with the areas of both years. */
export function typeFigures({ id, types }: AccountChange, shown: ShownUnit, t: TFunction): Figures {
  const ofType: LineOrigin<(typeof types)[number]> = ({ code }, year) => ({
    ...valueOrigin(id, year),
    ...{ type: code, typeLevel: 3 },
  });
  const split = splitFigures(t('change.type'), types, shown, t, ofType);
  // Both areas come between the name and the values.
  const areas = 2;
  const area = (title: string): FigureColumn => ({ title, unit: 'km²', shown: { factor: 1, unit: 'km²' } });
  const [name, ...values] = split.columns;
  return {
    originOf: (row, column) => (column > areas ? split.originOf?.(row, column - areas) : undefined),
    columns: [name, area(t('change.comparableArea')), area(t('change.currentArea')), ...values],
    rows: split.rows.map(([type, ...row], i) => [
      type,
      types[i].comparableArea / hectaresPerKm2,
      types[i].currentArea / hectaresPerKm2,
      ...row,
    ]),
  };
}

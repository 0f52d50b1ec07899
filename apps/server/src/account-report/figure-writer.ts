import { commonUnit, shownUnit } from '@gep/api-client/contract';
import type { Language } from '@gep/api-client/contract';
import { formatNumber, readableNumber } from '@gep/map-engine/scheme';
import type { Cell, Figure } from '../document/content';

/** Numbers of one column, in one unit. */
export interface FigureColumn {
  /** The unit that all of them are in; empty for none. */
  readonly unit: string;
  readonly cell: (source: string, value: number | null) => Cell;
}

/** The least size that two decimals show, and what is written of less. */
const least = 0.005;
const smallText = '< 0.01';

/** A number as the console shows it: two decimals, thin spaces between thousands. */
const shown = (value: number): string => formatNumber(value, { group: true });

/** Beside numbers that two decimals show, one that they do not is nothing: nobody reads its power of ten. */
const inColumn = (size: number): string => shown(Math.abs(size) < least ? 0 : size);

/** Percent: parts that two decimals would not show keep two digits. */
function percents(part: number): string {
  const value = part * 100;
  const isSmall = value !== 0 && Math.abs(value) < 0.005;
  return isSmall ? formatNumber(value, { decimals: 'all', digits: 2, group: true }) : shown(value);
}

/** Numbers of the report, worded as those of the console are. */
export function figureWriter(language: Language) {
  const figure = (source: string, value: number, text: string): Figure => ({ source, value, text });
  return {
    /** A number with the unit that suits it. */
    quantity(source: string, value: number, unit: string): Figure {
      const own = shownUnit(unit, Math.abs(value), language);
      // No line ends between a number and its unit.
      return figure(
        source,
        value,
        `${shown(value / own.factor)} ${own.unit}`.trim().replaceAll(' ', '\u00a0'),
      );
    },
    /** Numbers that are compared with each other. */
    column(unit: string, values: readonly (number | null)[]): FigureColumn {
      const own = commonUnit(unit, values, language);
      const isFine = values.some((value) => Math.abs(value ?? 0) / own.factor >= least);
      return {
        unit: own.unit,
        cell: (source, value) => {
          if (value === null) return null;
          const size = value / own.factor;
          return figure(source, value, isFine ? inColumn(size) : shown(size));
        },
      };
    },
    /** Parts and their whole, in the unit in which the whole is written in a sentence: what two decimals lose is said to be small. */
    columnOf(unit: string, whole: number): FigureColumn {
      const own = shownUnit(unit, Math.abs(whole), language);
      const cellOf = (size: number): string =>
        size !== 0 && Math.abs(size) < least ? smallText : shown(size);
      return {
        unit: own.unit,
        cell: (source, value) => (value === null ? null : figure(source, value, cellOf(value / own.factor))),
      };
    },
    /** A part of a whole, 0-1, in percent without its sign, for a column: all with two decimals. */
    share: (source: string, part: number): Figure => figure(source, part, inColumn(part * 100)),
    percent: (source: string, part: number): Figure => figure(source, part, `${percents(part)}%`),
    count: (source: string, value: number): Figure =>
      figure(source, value, formatNumber(value, { type: 'INT8', group: true })),
    /** km², as the console writes them. */
    area: (source: string, km2: number): Figure =>
      figure(source, km2, readableNumber(Number(km2.toPrecision(12)))),
    /** A year, whose digits are not grouped. */
    year: (source: string, value: number): Figure => figure(source, value, String(value)),
    /** A number that somebody has entered: with the digits that it has. */
    entered: (source: string, value: number): Figure =>
      figure(source, value, formatNumber(value, { decimals: 'all', digits: 10, group: true })),
  };
}

export type FigureWriter = ReturnType<typeof figureWriter>;

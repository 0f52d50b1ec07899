import { readFile } from 'node:fs/promises';

/** Figures of one year by `test/reference/observed.py`; depths in mm over the catchment, masses in t. */
export interface ObservedYear {
  /** Days with observed discharge. */
  readonly dates: readonly string[];
  readonly rain: number;
  readonly observed: number;
  /** Modelled runoff of these days. */
  readonly curveNumbers: number;
  readonly curveNumbersWet: number;
  readonly coefficients: number;
  /** Of modelled runoff and of rain with the discharge of the day; of rain with that of the next day. */
  readonly correlation: number;
  readonly correlationOfRain: number;
  readonly correlationOfRainBefore: number;
  /** Nash and Sutcliffe 1970. */
  readonly efficiency: number;
  /** Days with observed sediment and discharge. */
  readonly sedimentDays: number;
  readonly sediment: number;
  /** Modelled erosion of the whole year, and of the days with sediment. */
  readonly erosionBySource: number;
  readonly erosionByCover: number;
  readonly erosionByCoverOnDays: number;
}

export interface Observed {
  readonly areaKm2: number;
  /** Row, first and last column of the runs of cells that drain to the outlet. */
  readonly catchment: readonly (readonly [row: number, first: number, last: number])[];
  readonly years: Readonly<Record<string, ObservedYear>>;
}

export async function observedFigures(): Promise<Observed> {
  return JSON.parse(
    await readFile(new URL('../reference/observed.json', import.meta.url), 'utf8'),
  ) as Observed;
}

/** Modelled runoff beside observed discharge, as Markdown. */
export function dischargeTable({ years }: Observed): string {
  return tableOf(
    [
      'year',
      'days',
      'rain, mm',
      'observed, mm',
      'curve numbers, mm',
      'the same on wet soil (III), mm',
      'coefficients, mm',
      'r of runoff',
      'r of rain',
      'r of the rain of the day before',
      'efficiency',
    ],
    Object.entries(years).map(([year, one]) => [
      year,
      String(one.dates.length),
      one.rain.toFixed(0),
      one.observed.toFixed(0),
      ...[one.curveNumbers, one.curveNumbersWet, one.coefficients].map((depth) => share(depth, one.observed)),
      one.correlation.toFixed(2),
      one.correlationOfRain.toFixed(2),
      one.correlationOfRainBefore.toFixed(2),
      one.efficiency.toFixed(2),
    ]),
  );
}

/** Modelled erosion beside observed sediment, as Markdown. */
export function sedimentTable({ years }: Observed): string {
  return tableOf(
    [
      'year',
      'days',
      'observed load on them, t',
      'erosion of the year, C and P of the source, t',
      'erosion of the year, C by cover, t',
      'of that on the observed days, t',
    ],
    Object.entries(years).map(([year, one]) => [
      year,
      String(one.sedimentDays),
      one.sediment.toFixed(0),
      share(one.erosionBySource, one.sediment),
      share(one.erosionByCover, one.sediment),
      share(one.erosionByCoverOnDays, one.sediment),
    ]),
  );
}

/** A modelled figure, and what it is of the observed one. */
function share(modelled: number, observed: number): string {
  return `${modelled.toFixed(0)} (${((modelled / observed) * 100).toFixed(0)} %)`;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [head, head.map(() => '---:'), ...rows].map(line).join('\n');
}

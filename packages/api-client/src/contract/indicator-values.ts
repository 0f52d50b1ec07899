/** What an area has in a year; null where it is not known. */
export interface IndicatorFigures {
  /** 元. */
  readonly gep: number | null;
  readonly areaKm2: number | null;
  /** People. */
  readonly population: number | null;
  /** 元. */
  readonly gdp: number | null;
  /** 元: the value of the comparable year, and the current one at its prices. */
  readonly comparable: number | null;
  readonly atComparable: number | null;
}

export const indicatorKeys = ['perHead', 'perKm2', 'toGdp', 'growth', 'realGrowth'] as const;
export type IndicatorKey = (typeof indicatorKeys)[number];

/** What an indicator divides by what; growth is the ratio less 1. */
export const indicatorOperands = {
  perHead: ['gep', 'population'],
  perKm2: ['gep', 'areaKm2'],
  toGdp: ['gep', 'gdp'],
  growth: ['gep', 'comparable'],
  realGrowth: ['atComparable', 'comparable'],
} as const satisfies Readonly<
  Record<IndicatorKey, readonly [keyof IndicatorFigures, keyof IndicatorFigures]>
>;

/** An indicator of an area; null where something is missing, which is named. */
export interface IndicatorValue {
  readonly value: number | null;
  readonly missing: readonly (keyof IndicatorFigures)[];
}

const isGrowth = (key: IndicatorKey): boolean => key === 'growth' || key === 'realGrowth';

/** Figures of an account hold to 1e-9: what differs by less has not grown. */
const mostRounding = 1e-9;

/**
 * Growth as a part of the value before.
 * @example
 * growthOf(250, 200); // 0.25
 */
export function growthOf(after: number, before: number): number {
  const growth = after / before - 1;
  return Math.abs(growth) <= mostRounding ? 0 : growth;
}

/**
 * An indicator of an area. What is missing gives no figure, and neither does a divisor of 0 or below.
 * @example
 * const figures = { gep: 300, areaKm2: null, population: 2, gdp: 0, comparable: 200, atComparable: 220 };
 * indicatorOf('perHead', figures); // { value: 150, missing: [] }
 * indicatorOf('perKm2', figures); // { value: null, missing: ['areaKm2'] }
 * indicatorOf('growth', figures).value; // 0.5
 */
export function indicatorOf(key: IndicatorKey, figures: IndicatorFigures): IndicatorValue {
  const [over, under] = indicatorOperands[key];
  const [part, whole] = [figures[over], figures[under]];
  const isUsable = whole !== null && whole > 0;
  if (part !== null && isUsable)
    return { value: isGrowth(key) ? growthOf(part, whole) : part / whole, missing: [] };
  return { value: null, missing: [...(part === null ? [over] : []), ...(isUsable ? [] : [under])] };
}

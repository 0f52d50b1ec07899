import type { DistrictTable, LedgerRow } from '@gep/api-client';
import type { FeatureData, TableScheme } from '@gep/map-engine/model';
import type { BandStatistics } from '@gep/map-engine/model';
import { rowFinder } from '@gep/map-engine/scheme';
import type { LedgerClass } from './ledger-classes';

/** What a class comes to; null where it is not known, or not known yet. */
export interface LedgerSums {
  /** Cells of a raster, districts of a partition. */
  readonly count: number;
  /** hm². */
  readonly area: number | null;
  readonly quantity: number | null;
  /** 元. */
  readonly value: number | null;
}

export interface Ledger {
  /** In the order of the classes. */
  readonly classes: readonly LedgerSums[];
  /** What is in no class. */
  readonly rest: LedgerSums;
  readonly total: LedgerSums;
}

const none: LedgerSums = { count: 0, area: null, quantity: null, value: null };
const hectaresPerKm2 = 100;
const squareMetresPerHectare = 10_000;

const plus = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : a + b);

const added = (a: LedgerSums, b: LedgerSums): LedgerSums => ({
  count: a.count + b.count,
  area: plus(a.area, b.area),
  quantity: plus(a.quantity, b.quantity),
  value: plus(a.value, b.value),
});

export const sumsOfRow = ({ cells, ...sums }: LedgerRow): LedgerSums => ({ count: cells, ...sums });

/** The districts of a layer by the classes of its style, with the figures of the table of districts. */
export function districtLedger(
  scheme: TableScheme,
  features: readonly FeatureData[],
  table: DistrictTable,
  compareFlag: 0 | 1,
): Ledger {
  const rows = new Map(table.districts.map((row) => [row.code, row]));
  const find = rowFinder(scheme);
  const parts = Array.from({ length: scheme.categories.length + 1 }, () => none);
  for (const { properties } of features) {
    const row = rows.get(String(properties.code));
    const figures = compareFlag === 1 ? row?.comparable : row?.current;
    const place = find(properties);
    parts[place] = added(parts[place], {
      count: 1,
      area: row?.areaKm2 == null ? null : row.areaKm2 * hectaresPerKm2,
      quantity: figures?.functionValue ?? null,
      value: figures?.priceValue ?? null,
    });
  }
  const rest = parts.pop() ?? none;
  return { classes: parts, rest, total: [...parts, rest].reduce(added, none) };
}

/** What is known of the cells of a raster without a question. */
export interface KnownCells {
  readonly statistics: BandStatistics;
  /** Side of a cell in metres. */
  readonly cellSize: number;
  /** Whether the cells are 元. */
  readonly hasValue: boolean;
}

/**
 * A ledger by the histogram of a raster, as if the cells of a bin were spread evenly in it; null without one. What is
 * beside the cells it does not know.
 */
export function estimatedLedger(
  known: KnownCells,
  asked: readonly Pick<LedgerClass, 'range' | 'count'>[],
): Ledger | null {
  const { histogram } = known.statistics;
  if (!histogram || histogram.counts.length === 0) return null;
  const { min, max, counts } = histogram;
  const step = (max - min) / counts.length;
  const sums = (count: number, sum: number): LedgerSums => ({
    count: Math.round(count),
    area: (count * known.cellSize ** 2) / squareMetresPerHectare,
    quantity: known.hasValue ? null : sum,
    value: known.hasValue ? sum : null,
  });
  const between = (lower: number, upper: number): [count: number, sum: number] => {
    let [count, sum] = [0, 0];
    for (let bin = 0; bin < counts.length; bin++) {
      const from = min + bin * step;
      const [low, high] = [Math.max(lower, from), Math.min(upper, from + step)];
      // All cells of a raster of one value are in bins without a width.
      const share = step > 0 ? (high - low) / step : Number(lower <= min && min <= upper);
      if (!(share > 0)) continue;
      count += share * counts[bin];
      sum += share * counts[bin] * ((low + high) / 2);
    }
    return [count, sum];
  };
  const found = asked.map(({ range, count }): [count: number, sum: number] => {
    const [lower, upper] = range ?? [0, 0];
    if (lower !== null && lower === upper) return [count ?? 0, (count ?? 0) * lower];
    return between(lower ?? -Infinity, upper ?? Infinity);
  });
  const whole = between(-Infinity, Infinity);
  // What a bin spreads is a little more or less than its cells come to.
  const exact = known.statistics.mean * whole[0];
  const scale = whole[1] === 0 ? 1 : exact / whole[1];
  const inClasses = found.reduce(([count, sum], one) => [count + one[0], sum + one[1]], [0, 0]);
  return {
    classes: found.map(([count, sum]) => sums(count, sum * scale)),
    rest: sums(Math.max(0, whole[0] - inClasses[0]), (whole[1] - inClasses[1]) * scale),
    total: sums(whole[0], exact),
  };
}

import { annuityFactor } from './net-present-value';
import type { AssetAssumptions } from './net-present-value';
import { valueEffects } from './value-effects';

/** What is expected of a service each year. */
export interface ExpectedFlow {
  /** In the unit of the service. */
  readonly quantity: number;
  /** In money. */
  readonly value: number;
}

/** A service of an ecosystem type, as it is expected at the opening and at the closing of the period. */
export interface AssetFlow {
  readonly type: number;
  readonly service: string;
  readonly opening: ExpectedFlow;
  readonly closing: ExpectedFlow;
}

/**
 * How the condition of a type changed, which decides what a change of its services is: the standard records it as
 * enhancement or degradation only where the condition moved the same way. `unknown` counts as unchanged, `as-yields` as the
 * same way.
 */
export type ConditionChange = 'better' | 'worse' | 'unchanged' | 'unknown' | 'as-yields';

/** The area of an ecosystem type, in any unit: opening + additions - reductions = closing. */
export interface TypeArea {
  readonly opening: number;
  readonly additions: number;
  readonly reductions: number;
  readonly closing: number;
}

const noArea: TypeArea = { opening: 0, additions: 0, reductions: 0, closing: 0 };

/** Rows of table 10.1 of SEEA EA, with reappraisals split as in the standard's example. */
export const assetEntries = [
  'opening',
  'enhancement',
  'degradation',
  'conversionAdditions',
  'conversionReductions',
  'catastrophicLosses',
  'upwardReappraisals',
  'downwardReappraisals',
  'revaluations',
  'netChange',
  'closing',
] as const;
/** A row of table 10.1. */
export type AssetEntry = (typeof assetEntries)[number];

/** A column of table 10.1: one type, or all of them. */
export type AssetColumn = Readonly<Record<AssetEntry, number>>;

/** Table 10.1 of SEEA EA. */
export interface AssetAccount {
  readonly types: readonly number[];
  /** In the order of the types. */
  readonly columns: readonly AssetColumn[];
  readonly total: AssetColumn;
  /** Present value of 1 a year. */
  readonly factor: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Present values of a flow and what their change is made of; all but the first two add up to it. */
export interface FlowValue {
  readonly opening: number;
  readonly closing: number;
  /** By areas that other types became, and that became other types. */
  readonly additions: number;
  readonly reductions: number;
  readonly volume: number;
  readonly price: number;
}

/** A price that is missing on one side is that of the other: then nothing but the volume has changed. */
function priceOf({ quantity, value }: ExpectedFlow, other: ExpectedFlow): number {
  if (quantity !== 0) return value / quantity;
  return other.quantity === 0 ? 1 : other.value / other.quantity;
}

const isMissing = (area: number, { value }: ExpectedFlow): boolean => area === 0 && value !== 0;

/**
 * Present values of the flows of a service from a type, with the effects of area, volume and price. A type without an area
 * on one side keeps the volume of the other: all of it came or went with the area. Flows without any area, such as those of
 * a district that no cell has, have no effect of area; flows with a value and no quantity are their own quantity.
 * @param factor present value of 1 a year
 * @example
 * const flow = { quantity: 150, value: 9000 };
 * const area = { opening: 40, additions: 0, reductions: 0, closing: 40 };
 * flowValue({ type: 1, service: 'wood', opening: flow, closing: flow }, area, 10).opening; // 90000
 */
export function flowValue({ opening, closing }: AssetFlow, area: TypeArea, factor: number): FlowValue {
  const hasQuantity = [opening, closing].every(({ quantity, value }) => quantity !== 0 || value === 0);
  const [before, after] = hasQuantity
    ? [opening, closing]
    : [opening, closing].map(({ value }) => ({ quantity: value, value }));
  const isWithoutArea =
    isMissing(area.opening, before) || isMissing(area.closing, after) || area.opening + area.closing === 0;
  const own = isWithoutArea ? { ...noArea, opening: 1, closing: 1 } : area;
  const yields = [before.quantity / own.opening, after.quantity / own.closing];
  const price = [factor * priceOf(before, after), factor * priceOf(after, before)] as const;
  const volume = [yields[own.opening === 0 ? 1 : 0], yields[own.closing === 0 ? 0 : 1]] as const;
  // A price that is worked out of a value is the same in both years but for its last digits.
  const size = factor * (Math.abs(before.value) + Math.abs(after.value));
  const real = (effect: number): number => (Math.abs(effect) <= 1e-12 * size ? 0 : effect);
  const { area: ofUnit } = valueEffects({ price, volume, area: [0, 1] });
  const { volume: volumeEffect, price: priceEffect } = valueEffects({
    price,
    volume,
    area: [own.opening, own.closing],
  });
  return {
    opening: factor * before.value,
    closing: factor * after.value,
    additions: ofUnit * own.additions,
    reductions: -ofUnit * own.reductions,
    volume: real(volumeEffect),
    price: real(priceEffect),
  };
}

/**
 * The monetary asset account: present values of the expected flows of services and why they changed. Effects are added up
 * over the services of a type before they become entries, as in the standard's example.
 * @param areas of types; none for those that it lacks
 * @param conditions of types; `unknown` for those that it lacks
 * @throws RangeError for a flow of a type that is not among `types`; as `annuityFactor` does
 * @example
 * const flow = { quantity: 150, value: 9000 };
 * const wood = { type: 1, service: 'wood', opening: flow, closing: flow };
 * const area = { opening: 40, additions: 0, reductions: 0, closing: 40 };
 * assetAccount([wood], [1], new Map([[1, area]]), { discountRate: 0, assetLife: 10 }).total.closing; // 90000
 */
export function assetAccount(
  flows: readonly AssetFlow[],
  types: readonly number[],
  areas: ReadonlyMap<number, TypeArea>,
  assumptions: AssetAssumptions,
  conditions: ReadonlyMap<number, ConditionChange> = new Map(),
): AssetAccount {
  const stranger = flows.find(({ type }) => !types.includes(type));
  if (stranger) throw new RangeError(`type: got ${stranger.type}, allowed: ${types.join(', ')}`);
  const factor = annuityFactor(assumptions);
  const columns = types.map((type) => {
    const area = areas.get(type) ?? noArea;
    const own = flows.filter((flow) => flow.type === type).map((flow) => flowValue(flow, area, factor));
    return columnOf(own, conditions.get(type) ?? 'unknown');
  });
  const totals = assetEntries.map((entry) => [entry, sum(columns.map((column) => column[entry]))] as const);
  return { types, columns, total: Object.fromEntries(totals) as Record<AssetEntry, number>, factor };
}

function columnOf(flows: readonly FlowValue[], condition: ConditionChange): AssetColumn {
  const sumOf = (key: keyof FlowValue): number => sum(flows.map((flow) => flow[key]));
  const [opening, closing, volume] = [sumOf('opening'), sumOf('closing'), sumOf('volume')];
  const isEnhanced = volume > 0 && (condition === 'better' || condition === 'as-yields');
  const isDegraded = volume < 0 && (condition === 'worse' || condition === 'as-yields');
  const reappraised = isEnhanced || isDegraded ? 0 : volume;
  return {
    opening,
    enhancement: isEnhanced ? volume : 0,
    degradation: isDegraded ? volume : 0,
    conversionAdditions: sumOf('additions'),
    conversionReductions: sumOf('reductions'),
    catastrophicLosses: 0,
    upwardReappraisals: Math.max(0, reappraised),
    downwardReappraisals: Math.min(0, reappraised),
    revaluations: sumOf('price'),
    netChange: closing - opening,
    closing,
  };
}

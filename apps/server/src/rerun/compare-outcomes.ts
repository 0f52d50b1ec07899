import type { ResultOutcome } from '../calculation/run-outcome';

/** What of a result is not bit for bit the same after a rerun. */
export interface OutcomeDifference {
  readonly modelId: string;
  readonly childKey: string;
  readonly compareFlag: number;
  /**
   * `missing` and `new`: only one of the runs has the result. `layer`: the cells of `quantity`. `districts`: a figure of
   * a district. Else the figure of the whole area, `before` and `now`.
   */
  readonly what: 'missing' | 'new' | 'layer' | 'districts' | 'functionValue' | 'priceValue';
  readonly quantity?: string;
  readonly before?: number | null;
  readonly now?: number | null;
}

/**
 * Compares what two runs gave; empty: bit for bit the same.
 * @example
 * const one = { modelId: '5', childKey: '', compareFlag: 0, functionValue: 1, priceValue: 2, layers: {}, districts: 'a' };
 * compareOutcomes([one], [{ ...one, priceValue: 3 }])[0].what; // 'priceValue'
 */
export function compareOutcomes(
  before: readonly ResultOutcome[],
  now: readonly ResultOutcome[],
): OutcomeDifference[] {
  const only = before.filter((one) => !now.some((other) => samePlace(one, other)));
  const added = now.filter((one) => !before.some((other) => samePlace(one, other)));
  return [
    ...only.map((one) => ({ ...placeOf(one), what: 'missing' as const })),
    ...added.map((one) => ({ ...placeOf(one), what: 'new' as const })),
    ...before.flatMap((one) => {
      const other = now.find((each) => samePlace(one, each));
      return other ? differencesOf(one, other) : [];
    }),
  ];
}

function differencesOf(before: ResultOutcome, now: ResultOutcome): OutcomeDifference[] {
  const place = placeOf(before);
  const quantities = new Set([...Object.keys(before.layers), ...Object.keys(now.layers)]);
  const layers = [...quantities].filter((quantity) => before.layers[quantity] !== now.layers[quantity]);
  const figures = (['functionValue', 'priceValue'] as const).filter((what) => before[what] !== now[what]);
  return [
    ...figures.map((what) => ({ ...place, what, before: before[what], now: now[what] })),
    ...(before.districts === now.districts ? [] : [{ ...place, what: 'districts' as const }]),
    ...layers.sort().map((quantity) => ({ ...place, what: 'layer' as const, quantity })),
  ];
}

type Place = Pick<ResultOutcome, 'modelId' | 'childKey' | 'compareFlag'>;

function placeOf({ modelId, childKey, compareFlag }: Place): Place {
  return { modelId, childKey, compareFlag };
}

function samePlace(a: Place, b: Place): boolean {
  return a.modelId === b.modelId && a.childKey === b.childKey && a.compareFlag === b.compareFlag;
}

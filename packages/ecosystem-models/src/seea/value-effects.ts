/** What a value is the product of, before and after. */
export interface ValueFactors {
  readonly price: readonly [before: number, after: number];
  /** Quantity of each unit of area. */
  readonly volume: readonly [before: number, after: number];
  readonly area: readonly [before: number, after: number];
}

/** Parts of the change of a value; they add up to it. */
export interface ValueEffects {
  readonly area: number;
  readonly volume: number;
  readonly price: number;
}

type Pair = readonly [before: number, after: number];

/** The change of a factor, times the mean of the other two over all orders in which the three may change. */
function effect([before, after]: Pair, [x0, x1]: Pair, [y0, y1]: Pair): number {
  return (after - before) * ((x0 * y0 + x1 * y1) / 3 + (x0 * y1 + x1 * y0) / 6);
}

/**
 * The change of price × volume × area by what changed (Shapley, appendix A10.1 of SEEA EA).
 * @example
 * valueEffects({ price: [2, 3], volume: [10, 10], area: [5, 5] }).price; // 50
 */
export function valueEffects({ price, volume, area }: ValueFactors): ValueEffects {
  return {
    area: effect(area, price, volume),
    volume: effect(volume, price, area),
    price: effect(price, volume, area),
  };
}

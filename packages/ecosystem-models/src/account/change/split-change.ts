/** What a value is the product of; NaN where a year has no factor, as the yield of an area of 0. */
export interface Factors {
  /** hm². */
  readonly extent: number;
  /** Units of quantity per hm². */
  readonly yield: number;
  /** 元 a unit of quantity. */
  readonly price: number;
}

/** What each factor adds to the change of a value, in 元. */
export type ChangeParts = Factors;

/** A change of one factor, with the others as they were, as they are, and one of both kinds. */
function part(change: number, a: Pair, b: Pair): number {
  const [alike, mixed] = [a[0] * b[0] + a[1] * b[1], a[0] * b[1] + a[1] * b[0]];
  // + 0: a factor that stays adds 0, and not the -0 of a product with a negative number.
  return change * (alike / 3 + mixed / 6) + 0;
}

type Pair = readonly [before: number, after: number];

/** A factor that one year lacks is as in the other year; one that both lack has nothing to multiply. */
function known(before: number, after: number): Pair {
  if (Number.isNaN(before)) return Number.isNaN(after) ? [0, 0] : [after, after];
  return [before, Number.isNaN(after) ? before : after];
}

/** Gives what rounding has left to the largest part, in place. */
function close(parts: Record<keyof Factors, number>, difference: number): void {
  const rest = difference - (parts.extent + parts.yield + parts.price);
  const size = (key: keyof Factors): number => Math.abs(parts[key]);
  const largest = size('extent') >= Math.max(size('yield'), size('price')) ? 'extent' : 'yield';
  parts[largest === 'yield' && size('price') > size('yield') ? 'price' : largest] += rest;
}

/**
 * Splits the change of a product of three factors into what each of them adds: the mean over all orders in which they
 * could have changed (the Shapley value). For the first factor that is
 * `Δa·((b₀c₀ + b₁c₁)/3 + (b₀c₁ + b₁c₀)/6)`. Swapped years give the same parts with the other sign.
 * @see J. W. Sun 1998, Energy Economics 20(1), 85-100; J. Albrecht, D. François and K. Schoors 2002, Energy Policy 30(9),
 * 727-736
 * @param difference of the two values, which the parts add up to; absent: that of the products
 * @example
 * // 100 hm² of 2 t at 5 元 become 110 hm² of 2 t at 6 元: 320 元 more.
 * splitChange({ extent: 100, yield: 2, price: 5 }, { extent: 110, yield: 2, price: 6 }); // { extent: 110, yield: 0, price: 210 }
 */
export function splitChange(before: Factors, after: Factors, difference?: number): ChangeParts {
  const extent = known(before.extent, after.extent);
  const yields = known(before.yield, after.yield);
  const price = known(before.price, after.price);
  const parts = {
    extent: part(extent[1] - extent[0], yields, price),
    yield: part(yields[1] - yields[0], extent, price),
    price: part(price[1] - price[0], extent, yields),
  };
  close(parts, difference ?? extent[1] * yields[1] * price[1] - extent[0] * yields[0] * price[0]);
  return parts;
}

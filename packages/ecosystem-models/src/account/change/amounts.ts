import type { Model } from '../../model';
import { factorAt, NO_TYPE } from '../account';
import { contributions } from '../figures';
import type { Contribution } from '../figures';
import { zoneParameters } from '../price-zones';
import type { AccountYear } from './account-year';

/**
 * What a model counts of one thing, such as a pollutant or a use of water, by district and ecosystem type, in the order of
 * districts and type codes.
 */
export interface Amounts {
  readonly district: Int32Array;
  readonly type: Int32Array;
  /** hm². */
  readonly area: Float64Array;
  /** In the unit of the function quantity. */
  readonly quantity: Float64Array;
  /** 元. */
  readonly value: Float64Array;
  /**
   * 元 a unit of quantity where the parameters of the model have one price of it, whether there is any or not; else NaN.
   */
  readonly priceOf: (district: number, type: number) => number;
}

/** Name of what a quantity of a cube counts: `hydro` of `given/hydro`, `co2` of `co2`. */
const nameOf = (quantity: string): string => quantity.slice(quantity.indexOf('/') + 1);

/** What makes up value and quantity of one name. */
interface NamedTerms {
  readonly value: readonly Contribution[];
  readonly quantity: readonly Contribution[];
}

/** The terms of a year with the prices of one zone. */
function zoneTerms(
  model: Model,
  { cube, values }: AccountYear,
  zone: AccountYear['zones']['prices'][number],
) {
  const parameters = zoneParameters(model.definition, values, zone);
  const functions = model.definition.outputs.filter(
    ({ key, role }) => role === 'function' && key in cube.valid,
  );
  return {
    value: contributions(model, cube, 'value', parameters),
    quantity: functions.flatMap(({ key }) => contributions(model, cube, key, parameters)),
  };
}

/** How a model counts something that has a value. */
export interface Counting {
  /** Whether a quantity has its name; else that of the whole model is taken. */
  readonly isCounted: boolean;
  /** Whether its units have a price; else they have the average of what they have brought. */
  readonly isPriced: boolean;
}

/** How a model counts what has a value in a year, by name. */
export function countingOf(model: Model, year: AccountYear): Map<string, Counting> {
  const { value, quantity } = zoneTerms(model, year, {});
  const names = new Set(quantity.map((one) => nameOf(one.quantity)));
  const keys = new Set(quantity.map((one) => one.quantity));
  const all = new Map<string, Counting>();
  for (const one of value) {
    const name = nameOf(one.quantity);
    const isPriced = keys.has(one.quantity) && (all.get(name)?.isPriced ?? true);
    all.set(name, { isCounted: names.has(name), isPriced });
  }
  return all;
}

/** The terms of a name; where none of its quantities has this name, all quantities of the model. */
function named({ value, quantity }: NamedTerms, name: string, isCounted: boolean): NamedTerms {
  const ofName = (terms: readonly Contribution[]) => terms.filter((one) => nameOf(one.quantity) === name);
  return { value: ofName(value), quantity: isCounted ? ofName(quantity) : quantity };
}

/** The price that the parameters have of a unit; NaN where more than one factor makes it. */
function priceAt({ value, quantity }: NamedTerms, code: number): number {
  if (value.length !== 1 || quantity.length !== 1 || value[0].quantity !== quantity[0].quantity) return NaN;
  const each = factorAt(quantity[0].factor, code);
  return each === 0 ? NaN : factorAt(value[0].factor, code) / each;
}

/** Whether nothing of a value is in cells. */
function isWithoutCells({ cube }: AccountYear, terms: readonly Contribution[]): boolean {
  return (
    terms.length > 0 &&
    terms.every(({ quantity }) => cube.quantities.layers[quantity].valid.every((cells) => cells === 0))
  );
}

/**
 * What a model counts of a name in a year. Where the value has no cells, neither has its quantity: it is that of the
 * district, of no type.
 */
export function amountsOf(model: Model, year: AccountYear, name: string, isCounted: boolean): Amounts {
  const { cube, zones, cellArea, places } = year;
  const { cells, type, layers } = cube.quantities;
  const district = places ? cube.quantities.district.map((d) => places[d]) : cube.quantities.district;
  const byZone = zones.prices.map((prices) => named(zoneTerms(model, year, prices), name, isCounted));
  const rows = cells.length;
  const [quantity, value] = [new Float64Array(rows), new Float64Array(rows)];
  for (let row = 0; row < rows; row++) {
    const terms = byZone[zones.zoneOf[cube.quantities.district[row]]];
    const code = type[row];
    for (const one of terms.quantity)
      quantity[row] += layers[one.quantity].sum[row] * factorAt(one.factor, code);
    for (const one of terms.value) value[row] += layers[one.quantity].sum[row] * factorAt(one.factor, code);
  }
  const area = cells.map((count) => count * cellArea);
  const ownOf = new Map(places && [...places].map((place, own) => [place, own]));
  const priceOf = (one: number, code: number): number => {
    const own = places ? ownOf.get(one) : one;
    return own === undefined ? NaN : priceAt(byZone[zones.zoneOf[own]], code);
  };
  const amounts = { district, type, area, quantity, value, priceOf };
  return isWithoutCells(year, byZone[0].value) ? withoutTypes(amounts) : amounts;
}

/** The amounts of whole districts. */
function withoutTypes({ district, quantity, value, priceOf }: Amounts): Amounts {
  const own = district.filter((one, row) => row === 0 || one !== district[row - 1]);
  const size = own.length;
  const sums = { quantity: new Float64Array(size), value: new Float64Array(size) };
  let at = -1;
  district.forEach((one, row) => {
    if (at < 0 || one !== own[at]) at++;
    sums.quantity[at] += quantity[row];
    sums.value[at] += value[row];
  });
  return {
    district: own,
    type: new Int32Array(size).fill(NO_TYPE),
    area: new Float64Array(size),
    ...sums,
    priceOf,
  };
}

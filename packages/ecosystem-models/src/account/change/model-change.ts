import type { Model } from '../../model';
import { TYPE_LIMIT } from '../../shared/ecosystem-tree';
import { NO_TYPE } from '../account';
import { amountsOf, countingOf } from './amounts';
import type { Amounts, Counting } from './amounts';
import type { AccountYear } from './account-year';
import { splitChange } from './split-change';

/** Figures of a change in 元, in the order in which they are stored; the four parts add up to current less comparable. */
export const changeFigures = [
  'comparable',
  'current',
  'extent',
  'yield',
  'price',
  /** The value of what only one of the years has a figure of. */
  'other',
  /** The current quantities at the prices of the comparable year, and the other way round. */
  'currentAtComparable',
  'comparableAtCurrent',
] as const;
/** One of the figures of a change. */
export type ChangeFigure = (typeof changeFigures)[number];

/** Figures of a change, one a place. */
export type ChangeColumns = Readonly<Record<ChangeFigure, Float64Array>>;

/** The change of the value of a model between two years. */
export interface ModelChange {
  readonly slug: string;
  /** True where a value has no quantity with one price: its price is then the value of an average unit. */
  readonly isAverage: boolean;
  /** By district; `comparable` and `current` are NaN where that year has no figure. */
  readonly districts: ChangeColumns;
  /** By code of the ecosystem type, from 0 (no type); with the area of each in hm². */
  readonly types: ChangeColumns & { readonly areaBefore: Float64Array; readonly areaAfter: Float64Array };
}

function columns(size: number): Record<ChangeFigure, Float64Array> {
  return Object.fromEntries(changeFigures.map((key) => [key, new Float64Array(size)])) as Record<
    ChangeFigure,
    Float64Array
  >;
}

/** An amount of a district and type in a year. */
interface Line {
  readonly area: number;
  readonly quantity: number;
  readonly value: number;
  readonly price: number;
}

/** The figures of a change of one district and type. */
type LineChange = Readonly<Record<ChangeFigure, number>>;

/** The price of a unit: that of the parameters, or what a unit has brought. */
const priceOf = ({ quantity, value, price }: Line): number => (quantity === 0 ? price : value / quantity);

/** Lines whose value has no quantity count their value as the quantity, at 1 元 a unit. */
function counted(before: Line, after: Line): readonly [Line, Line] {
  const isLost = [before, after].some(({ quantity, value }) => quantity === 0 && value !== 0);
  if (!isLost) return [before, after];
  return [
    { ...before, quantity: before.value, price: 1 },
    { ...after, quantity: after.value, price: 1 },
  ];
}

/** Whether an amount is one of an area. */
const hasArea = ({ area, quantity, value }: Line): boolean => area > 0 || (quantity === 0 && value === 0);

function lineChange(type: number, from: Line, to: Line): LineChange {
  const [before, after] = counted(from, to);
  const isOfArea = type !== NO_TYPE && hasArea(before) && hasArea(after);
  const factors = (line: Line) => {
    const extent = isOfArea ? line.area : 1;
    return { extent, yield: extent === 0 ? NaN : line.quantity / extent, price: priceOf(line) };
  };
  const [was, is] = [factors(before), factors(after)];
  const difference = after.value - before.value;
  const atPrice = (line: Line, price: number): number =>
    Number.isNaN(price) ? line.value : line.quantity * price;
  return {
    comparable: before.value,
    current: after.value,
    ...splitChange(was, is, difference),
    other: 0,
    currentAtComparable: atPrice(after, was.price),
    comparableAtCurrent: atPrice(before, is.price),
  };
}

/** What a year without any figure leaves: the whole value is in the other part. */
function otherChange(before: number, after: number): LineChange {
  return {
    comparable: before,
    current: after,
    extent: 0,
    yield: 0,
    price: 0,
    other: after - before,
    currentAtComparable: after,
    comparableAtCurrent: before,
  };
}

/** The line of a place: nothing but its price where a year has none there. */
function lineAt(amounts: Amounts | null, row: number | null, district: number, type: number): Line {
  const price = amounts === null ? NaN : amounts.priceOf(district, type);
  if (amounts === null || row === null) return { area: 0, quantity: 0, value: 0, price };
  const { area, quantity, value } = amounts;
  return { area: area[row], quantity: quantity[row], value: value[row], price };
}

const placeAt = ({ district, type }: Amounts, row: number): number =>
  row < district.length ? district[row] * TYPE_LIMIT + type[row] : Infinity;

type Pairing = (district: number, type: number, before: Line, after: Line) => void;

/** Goes through the lines of both years, each district and type once. */
function pairLines(before: Amounts | null, after: Amounts | null, pair: Pairing): void {
  const [placeBefore, placeAfter] = [before, after].map(
    (one) => (row: number) => (one === null ? Infinity : placeAt(one, row)),
  );
  for (let i = 0, j = 0; ;) {
    const [was, is] = [placeBefore(i), placeAfter(j)];
    const place = Math.min(was, is);
    if (place === Infinity) return;
    const [district, type] = [Math.floor(place / TYPE_LIMIT), place % TYPE_LIMIT];
    const from = lineAt(before, was === place ? i++ : null, district, type);
    const to = lineAt(after, is === place ? j++ : null, district, type);
    pair(district, type, from, to);
  }
}

/** Which districts have a figure in a year. */
function figuresIn(year: AccountYear | null, districtCount: number): Uint8Array {
  const has = new Uint8Array(districtCount);
  year?.cube.valid.value.forEach((cells, d) => {
    if (cells > 0) has[year.places ? year.places[d] : d] = 1;
  });
  return has;
}

/**
 * Splits the change of the value of a model between two years into extent (area of an ecosystem type), yield (quantity per
 * area) and price, in every district and ecosystem type. What has no area, such as figures of tables, has no part of extent.
 * A type that only one year has is all extent. A model that one year has no figure of, in a district or at all, is in the
 * other part.
 * @param districtCount of the districts of both years
 * @throws RangeError where a model has no value
 * @example
 * const model = models['carbon-sequestration'];
 * const { cube } = runModel(model, { landCover, npp: gridOf([800, 400]) });
 * const zones = { zoneOf: new Int32Array(1), prices: [{}] };
 * const before = { cube, values: cube.parameters, zones, cellArea: 0.09 };
 * const after = { ...before, values: { ...cube.parameters, co2Price: 760 } };
 * modelChange(model, before, after, 1).districts.price; // [300.96]
 */
export function modelChange(
  model: Model,
  before: AccountYear | null,
  after: AccountYear | null,
  districtCount: number,
): ModelChange {
  if (!model.definition.hasValue)
    throw new RangeError(`model: got ${model.slug}, allowed: models that have a value`);
  const districts = columns(districtCount);
  const types = {
    ...columns(TYPE_LIMIT),
    areaBefore: new Float64Array(TYPE_LIMIT),
    areaAfter: new Float64Array(TYPE_LIMIT),
  };
  const [hadFigure, hasFigure] = [figuresIn(before, districtCount), figuresIn(after, districtCount)];
  const names = namesOf(model, before, after);
  let isFirst = true;
  for (const [name, { isCounted }] of names) {
    const amounts = [before, after].map((year) => year && amountsOf(model, year, name, isCounted));
    pairLines(amounts[0], amounts[1], (district, type, from, to) => {
      const hasBoth = hadFigure[district] === 1 && hasFigure[district] === 1;
      const change = hasBoth ? lineChange(type, from, to) : otherChange(from.value, to.value);
      for (const key of changeFigures) {
        districts[key][district] += change[key];
        types[key][type] += change[key];
      }
      if (!isFirst) return;
      types.areaBefore[type] += from.area;
      types.areaAfter[type] += to.area;
    });
    isFirst = false;
  }
  hadFigure.forEach((has, d) => (districts.comparable[d] = has === 1 ? districts.comparable[d] : NaN));
  hasFigure.forEach((has, d) => (districts.current[d] = has === 1 ? districts.current[d] : NaN));
  return {
    slug: model.slug,
    isAverage: [...names.values()].some(({ isPriced }) => !isPriced),
    districts,
    types,
  };
}

/** What the years count, by name. */
function namesOf(
  model: Model,
  before: AccountYear | null,
  after: AccountYear | null,
): ReadonlyMap<string, Counting> {
  const [was, is] = [before, after].map((year) =>
    year ? countingOf(model, year) : new Map<string, Counting>(),
  );
  return new Map([...was, ...is]);
}

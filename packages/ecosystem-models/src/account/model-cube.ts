import { conditionHolds } from '../condition';
import type {
  DistrictContext,
  DistrictResult,
  DistrictTotals,
  Model,
  Prepared,
  ResolvedParameters,
} from '../model';
import type { PriceYear } from '../definition';
import { NO_TYPE, termsOf } from './account';
import { emptySpread } from './spread';
import { mergeTypeSums, noTypeSums } from './type-sums';
import type { LayerSums, TypeSums } from './type-sums';

/**
 * What a run has counted of one model in one year: amounts of each quantity by district and ecosystem type, after caps,
 * sharing and forced zero. The figures of its outputs follow from them (see `figures`).
 */
export interface ModelCube {
  readonly slug: string;
  readonly year: PriceYear;
  /** Those of the run. */
  readonly parameters: ResolvedParameters;
  readonly districtCount: number;
  /** Amounts by district and type, in this order; what has no cell is of `NO_TYPE`. */
  readonly quantities: TypeSums;
  /** Cells with a value by output and district; 0: the district has no figure. */
  readonly valid: Readonly<Record<string, Float64Array>>;
}

/** What a run gives of a model. */
export interface CountedModel {
  readonly model: Model;
  readonly year: PriceYear;
  readonly parameters: ResolvedParameters;
  readonly context: DistrictContext;
  readonly prepared: Prepared;
  /** Sums of the layers that `countedLayers` names; absent: the model has no cells with these parameters. */
  readonly cells?: TypeSums;
  /** Sums of the cells of the outputs by district. */
  readonly totals: DistrictTotals;
  /** Figures of districts that replace the sums of cells; NaN: the district has none. */
  readonly figures: DistrictResult['figures'];
}

/** Keys of the outputs that a model gives with these parameters. */
export function outputKeys({ definition }: Model, parameters: ResolvedParameters): string[] {
  return definition.outputs
    .filter(({ producedWhen }) => conditionHolds(producedWhen, parameters))
    .map(({ key }) => key);
}

/**
 * Keys of the layers whose sums by district and type the cube of a model needs.
 * @example
 * const model = models['climate-regulation'];
 * quantityLayers(model, resolveParameters(model.definition)); // ['energy']
 */
export function quantityLayers(model: Model, parameters: ResolvedParameters): string[] {
  const outputs = outputKeys(model, parameters);
  const needed = new Set(
    outputs.flatMap((key) => termsOf(model, key, parameters, []).map(({ quantity }) => quantity)),
  );
  return outputs.filter((key) => needed.has(key));
}

/**
 * Keys of the layers whose cells a run counts by district and type: those of the quantities, and outputs whose quantities
 * no layer has, such as the shares of a district's figure. Layers without cells among them have nothing to count.
 * @example
 * const model = models['farming'];
 * countedLayers(model, resolveParameters(model.definition)); // ['yield', 'value']
 */
export function countedLayers(model: Model, parameters: ResolvedParameters): string[] {
  const outputs = outputKeys(model, parameters);
  const quantities = quantityLayers(model, parameters);
  const hasNone = (key: string): boolean =>
    !termsOf(model, key, parameters, []).some(({ quantity }) => outputs.includes(quantity));
  return outputs.filter((key) => quantities.includes(key) || hasNone(key));
}

/** Amounts of the districts that their cells do not have. */
function beyondCells(
  figures: Float64Array,
  { district }: TypeSums,
  cells: LayerSums | undefined,
): Float64Array {
  const beyond = figures.slice();
  cells?.sum.forEach((part, row) => (beyond[district[row]] -= part));
  // What is left where the cells have it all is their rounding.
  return beyond.map((amount, d) => (Math.abs(amount) <= 1e-12 * Math.abs(figures[d]) ? 0 : amount));
}

/** Amounts without cells as sums by district, where a district has some. */
function withoutCells(amounts: Readonly<Record<string, Float64Array>>, districtCount: number): TypeSums {
  const known = Object.values(amounts);
  const used = Array.from({ length: districtCount }, (_, d) => d).filter((d) =>
    known.some((amount) => !Number.isNaN(amount[d]) && amount[d] !== 0),
  );
  const layers = Object.entries(amounts).map(([key, amount]): [string, LayerSums] => [
    key,
    {
      sum: Float64Array.from(used, (d) => amount[d] || 0),
      valid: new Float64Array(used.length),
      spread: emptySpread(used.length),
    },
  ]);
  return {
    district: Int32Array.from(used),
    type: new Int32Array(used.length).fill(NO_TYPE),
    cells: new Float64Array(used.length),
    layers: Object.fromEntries(layers),
  };
}

/** The same sums with a layer of zeros for each key that they lack. */
function withLayers(sums: TypeSums, keys: readonly string[]): TypeSums {
  const size = sums.cells.length;
  const own: Readonly<Partial<Record<string, LayerSums>>> = sums.layers;
  const zero = { sum: new Float64Array(size), valid: new Float64Array(size), spread: emptySpread(size) };
  return { ...sums, layers: Object.fromEntries(keys.map((key) => [key, own[key] ?? zero])) };
}

/**
 * The cube of a model: the sums of its cells, and the amounts of districts that no cell has.
 * @example
 * const model = models['climate-regulation'];
 * const cells = sumByType({ energy: Float64Array.of(2, 3) }, new Int32Array(2), Int32Array.of(111, 211));
 * const totals = { energy: { sum: Float64Array.of(5), valid: Float64Array.of(2) } };
 * const parameters = resolveParameters(model.definition);
 * const context = { districtCount: 1, records: noRecords };
 * const cube = modelCube({ model, year: 'current', parameters, context, prepared: {}, cells, totals, figures: {} });
 * cube.quantities.layers.energy.sum; // [2, 3]
 */
export function modelCube(counted: CountedModel): ModelCube {
  const { model, year, parameters, context, prepared, cells = noTypeSums, figures } = counted;
  const { districtCount } = context;
  const parts = model.account?.parts?.(parameters, context, prepared) ?? {};
  const layers: Readonly<Partial<Record<string, LayerSums>>> = cells.layers;
  const quantities = [...new Set([...quantityLayers(model, parameters), ...Object.keys(parts)])];
  const keys = [...new Set([...quantities, ...Object.keys(layers)])];
  const beyond = quantities
    .filter((key) => key in figures && !(key in parts))
    .map((key) => [key, beyondCells(figures[key], cells, layers[key])] as const);
  const loose = withoutCells({ ...Object.fromEntries(beyond), ...parts }, districtCount);
  const totals: Readonly<Partial<DistrictTotals>> = counted.totals;
  return {
    slug: model.slug,
    year,
    parameters,
    districtCount,
    quantities: mergeTypeSums([withLayers(cells, keys), withLayers(loose, keys)]),
    valid: Object.fromEntries(
      outputKeys(model, parameters)
        .filter((key) => key in totals || key in figures)
        .map((key) => [key, validOf(totals[key], figures[key])]),
    ),
  };
}

/** Cells with a value by district; a figure that replaces cells counts as one where there is none. */
function validOf(
  totals: DistrictTotals[string] | undefined,
  figures: Float64Array | undefined,
): Float64Array {
  if (figures === undefined) return totals?.valid ?? new Float64Array(0);
  return figures.map((figure, d) => (Number.isNaN(figure) ? 0 : Math.max(1, totals?.valid[d] ?? 0)));
}

/**
 * The cube of larger areas, which are made of its districts: their figures are the sums over these.
 * @param areaOf the area of each district
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * areaCube(cube, Int32Array.of(1), 2).districtCount; // 2: an area without a district has no figures
 */
export function areaCube(cube: ModelCube, areaOf: Int32Array, areaCount: number): ModelCube {
  const { quantities, valid } = cube;
  const countsOf = (counts: Float64Array): Float64Array => {
    const all = new Float64Array(areaCount);
    counts.forEach((count, district) => (all[areaOf[district]] += count));
    return all;
  };
  return {
    ...cube,
    districtCount: areaCount,
    quantities: mergeTypeSums([{ ...quantities, district: quantities.district.map((one) => areaOf[one]) }]),
    valid: Object.fromEntries(Object.entries(valid).map(([key, counts]) => [key, countsOf(counts)])),
  };
}

/**
 * The cube of the whole accounting area as one district: its figures are the sums over all districts. Use it where only
 * those are wanted, as in a simulation of many draws.
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * wholeArea(cube).districtCount; // 1
 */
export function wholeArea(cube: ModelCube): ModelCube {
  return areaCube(cube, new Int32Array(cube.districtCount), 1);
}

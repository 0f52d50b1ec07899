import { conditionHolds } from '../condition';
import type { ModelDefinition, Parameter, TableRow } from '../definition';
import type { DistrictTotals, Factor, Model, ResolvedParameters } from '../model';
import { cellTerms } from './cell-terms';
import { figures } from './figures';
import type { ModelCube } from './model-cube';

/** Price levels of a zone: what the project's prices are multiplied by, by key of their parameter; 1 where left out. */
export type ZonePrices = Readonly<Record<string, number>>;

/** The price zones of a cube's districts. */
export interface PriceZones {
  /** Index of the zone of each district. */
  readonly zoneOf: Int32Array;
  readonly prices: readonly ZonePrices[];
}

/** Key of the column of a price in a table; undefined where the parameter holds no price. */
function priceColumns(parameter: Parameter): readonly string[] | undefined {
  if (parameter.kind === 'plain') return parameter.price === true ? [] : undefined;
  if (parameter.kind !== 'table') return undefined;
  const prices = parameter.columns.filter(({ price }) => price === true).map(({ key }) => key);
  return prices.length === 0 ? undefined : prices;
}

/**
 * Keys of the parameters whose prices may differ by zone: prices that need no run with the other parameters as they are.
 * @example
 * const { definition } = models['climate-regulation'];
 * zonePriceKeys(definition, resolveParameters(definition)); // ['electricityPrice']
 */
export function zonePriceKeys(
  { parameters, linear = [] }: Pick<ModelDefinition, 'parameters' | 'linear'>,
  values: ResolvedParameters,
): string[] {
  return parameters
    .filter((parameter) => {
      const prices = priceColumns(parameter);
      const known = linear.find((one) => one.parameter === parameter.key);
      if (prices === undefined || known === undefined || !conditionHolds(known.when, values)) return false;
      return prices.every((key) => known.columns?.includes(key));
    })
    .map(({ key }) => key);
}

/**
 * The parameters of a zone: those of the project with its prices.
 * @example
 * const { definition } = models['climate-regulation'];
 * const parameters = resolveParameters(definition, { electricityPrice: 0.5 });
 * zoneParameters(definition, parameters, { electricityPrice: 1.5 }).electricityPrice; // 0.75
 */
export function zoneParameters(
  { parameters }: Pick<ModelDefinition, 'parameters'>,
  values: ResolvedParameters,
  prices: ZonePrices,
): ResolvedParameters {
  const levels: Readonly<Partial<Record<string, number>>> = prices;
  const changed = parameters.flatMap((parameter): [string, ResolvedParameters[string]][] => {
    const level = levels[parameter.key] ?? 1;
    const columns = priceColumns(parameter);
    const value = values[parameter.key];
    if (level === 1 || columns === undefined) return [];
    if (typeof value === 'number') return [[parameter.key, value * level]];
    return [[parameter.key, (value as readonly TableRow[]).map((row) => withLevel(row, columns, level))]];
  });
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) };
}

function withLevel(row: TableRow, columns: readonly string[], level: number): TableRow {
  const cells = Object.entries(row).map(([key, cell]) => [
    key,
    columns.includes(key) && typeof cell === 'number' ? cell * level : cell,
  ]);
  return Object.fromEntries(cells) as TableRow;
}

/**
 * Figures of a model's outputs by district, each with the prices of its zone; otherwise as `figures`.
 * @throws RangeError as `figures` does
 * @example
 * const model = models['carbon-sequestration'];
 * const { cube } = runModel(model, { landCover, npp: gridOf([800, 400]) });
 * const zones = { zoneOf: Int32Array.of(0), prices: [{ co2Price: 2 }] };
 * zonedFigures(model, cube, cube.parameters, zones).value.sum; // [601.92]
 */
export function zonedFigures(
  model: Model,
  cube: ModelCube,
  parameters: ResolvedParameters,
  { zoneOf, prices }: PriceZones,
): DistrictTotals {
  const byZone = prices.map((own) => figures(model, cube, zoneParameters(model.definition, parameters, own)));
  return Object.fromEntries(
    Object.entries(cube.valid).map(([output, valid]) => {
      const sum = Float64Array.from(zoneOf, (zone, district) => byZone[zone][output].sum[district]);
      return [output, { sum, valid }];
    }),
  );
}

/** A layer of a run, and what its cells are multiplied by: a factor by ecosystem type, and one by district. */
export interface ZonedTerm {
  /** Key of an output of the run. */
  readonly layer: string;
  readonly factor: Factor;
  /** By index of the district; absent: 1. */
  readonly districts?: Float64Array;
}

/**
 * The layers of a run whose cells add up to those of an output with the prices of their zones; otherwise as `cellTerms`.
 * @example
 * const model = models['carbon-sequestration'];
 * const { cube } = runModel(model, { landCover, npp: gridOf([800, 400]) });
 * const zones = { zoneOf: Int32Array.of(0), prices: [{ co2Price: 2 }] };
 * zonedTerms(model, cube, 'value', cube.parameters, zones, ['value']); // [{ layer: 'value', factor: 2 }]
 */
export function zonedTerms(
  model: Model,
  cube: ModelCube,
  output: string,
  parameters: ResolvedParameters,
  { zoneOf, prices }: PriceZones,
  layers: readonly string[],
): ZonedTerm[] | null {
  const byZone = prices.map((own) =>
    cellTerms(model, cube, output, zoneParameters(model.definition, parameters, own), layers),
  );
  const known = byZone.filter((terms) => terms !== null);
  if (known.length < byZone.length) return null;
  const [first] = known;
  if (known.every((terms) => sameTerms(terms, first))) return first;
  // Factors of whole layers are one term by district; those by type have one of each zone.
  const whole = new Map<string, Float64Array>();
  const typed: ZonedTerm[] = [];
  for (const [zone, terms] of known.entries())
    for (const { layer, factor } of terms) {
      if (typeof factor !== 'number') {
        typed.push({ layer, factor, districts: Float64Array.from(zoneOf, (one) => Number(one === zone)) });
        continue;
      }
      const factors = whole.get(layer) ?? new Float64Array(zoneOf.length);
      zoneOf.forEach((one, district) => (factors[district] += one === zone ? factor : 0));
      whole.set(layer, factors);
    }
  const mask: ZonedTerm[] = [...whole.keys()][0] === output ? [] : [{ layer: output, factor: 0 }];
  return [
    ...mask,
    ...[...whole].map(([layer, districts]): ZonedTerm => ({ layer, factor: 1, districts })),
    ...typed,
  ];
}

function sameTerms(terms: readonly ZonedTerm[], others: readonly ZonedTerm[]): boolean {
  const text = (one: readonly ZonedTerm[]): string =>
    JSON.stringify(
      one.map(({ layer, factor }) => [layer, typeof factor === 'number' ? factor : [...factor]]),
    );
  return terms === others || text(terms) === text(others);
}

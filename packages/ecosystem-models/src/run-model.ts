import type { Grid } from '@gep/raster';
import { countedLayers, modelCube } from './account/model-cube';
import type { ModelCube } from './account/model-cube';
import { sumByType } from './account/type-sums';
import { computeWhole, districtTotals } from './compute-whole';
import type { WholeResult } from './compute-whole';
import { conditionHolds } from './condition';
import type { OutputLayer } from './definition';
import { gridCellSize, gridValues, gridsOf, layerGrid } from './grid-values';
import type { DistrictContext, DistrictResult, Model, PixelInputs, ResolvedParameters } from './model';
import type { ZonalRow } from './model';
import type { StoredParameters } from './parameter-values';
import { mergeWarnings } from './problem';
import type { Warning } from './problem';
import { noRecords, recordsOfYear } from './records';
import type { Records } from './records';
import { MISSING } from './shared/ecosystem-tree';
import { allowsForcedZero, applyForcedZero } from './shared/forced-zero';
import { reclassify } from './shared/reclassification';
import { gatherCases, refuse } from './small-case';
import type { CaseGrids, RunOptions } from './small-case';
import { zonalAccumulator } from './zonal-table';

/** Layers and figures of a small case. */
export interface RunResult {
  /** Quantities in the order of the definition's outputs, NoData -9999. */
  readonly functionQuantity: Grid[];
  /** Money in 元 a cell, NoData -9999; empty for models without a value. */
  readonly value: Grid[];
  /** All of them by output key. */
  readonly layers: Readonly<Record<string, Grid>>;
  /** Figures by district and of the whole (district null). */
  readonly table: ZonalRow[];
  /** What was counted: figures follow from it when prices change (see `figures`). */
  readonly cube: ModelCube;
  readonly warnings: readonly Warning[];
}

/** The grid that all inputs of a case share, and its districts. */
interface Frame {
  readonly base: Grid;
  readonly codes: readonly (number | string)[];
  readonly window: Omit<PixelInputs, 'rasters'> & { readonly districts: Int32Array };
  readonly unmapped: ReadonlyMap<number, number>;
}

function frameOf(grids: CaseGrids, options: RunOptions): Frame | undefined {
  const [base] = gridsOf(grids.landCover);
  if (base === undefined || typeof base === 'number') return undefined;
  for (const grid of [...Object.values(grids).flatMap(gridsOf), options.districts])
    if (typeof grid === 'object' && (grid.width !== base.width || grid.height !== base.height))
      throw new RangeError(
        `grid: got ${grid.width} x ${grid.height}, allowed: ${base.width} x ${base.height}`,
      );
  const { width, height, transform } = base;
  const { landCover, unmapped } = reclassify(gridValues(base), options.reclassification);
  const window = { width, height, cellSize: gridCellSize(base), landCover };
  const origin = [transform[2], transform[5]] as const;
  if (options.districts === undefined) {
    const districts = new Int32Array(width * height);
    return { base, codes: options.districtCodes ?? [], window: { ...window, origin, districts }, unmapped };
  }
  const zones = gridValues(options.districts);
  const numbers = [...new Set(zones)].filter((code) => !Number.isNaN(code)).sort((a, b) => a - b);
  const codes = options.districtCodes ?? numbers;
  const indexOf = new Map(codes.map((code, index) => [code, index]));
  const districts = Int32Array.from(zones, (code) => indexOf.get(code) ?? -1);
  const inside = Uint8Array.from(districts, (index) => (index < 0 ? 0 : 1));
  return { base, codes, window: { ...window, origin, districts, inside }, unmapped };
}

function districtResult(
  { compute }: Model,
  { layers, prepared }: Pick<WholeResult, 'layers' | 'prepared'>,
  parameters: ResolvedParameters,
  context: DistrictContext,
  districts: Int32Array,
): DistrictResult {
  const none: DistrictResult = { figures: {}, warnings: [] };
  if (compute.kind === 'district') return compute.districts(parameters, context);
  const totals = districtTotals(layers, districts, context.districtCount);
  return compute.districts?.(totals, parameters, context, prepared) ?? none;
}

function hasCells({ raster }: OutputLayer, parameters: ResolvedParameters): boolean {
  return raster !== false && conditionHolds(raster, parameters);
}

/** The records of the case as they count in its year. */
function recordsFor({ definition }: Model, { records = noRecords, year = 'current' }: RunOptions): Records {
  const tables = { ...records.tables };
  const features = { ...records.features };
  for (const input of definition.files) {
    if (input.kind === 'table') tables[input.key] &&= recordsOfYear(input, tables[input.key] ?? [], year);
    if (input.kind === 'vector')
      features[input.key] &&= recordsOfYear(input, features[input.key] ?? [], year);
  }
  return { tables, features };
}

function unmappedWarnings(unmapped: ReadonlyMap<number, number>): Warning[] {
  if (unmapped.size === 0) return [];
  const count = [...unmapped.values()].reduce((sum, cells) => sum + cells, 0);
  return [{ code: 'unknown-land-type', severity: 'warning', count, at: [...unmapped.keys()].join(', ') }];
}

/**
 * Computes a whole small case in memory, for tests and notebooks; the server runs windows instead.
 * @param model of the registry or not; the models that it reads are those of the registry
 * @param grids inputs by the keys of the definition's files, all on the grid of `landCover` (projected, square cells);
 * models of district statistics that share nothing over cells need none
 * @param stored parameters that differ from their defaults
 * @throws GepDataError for faulty parameters, missing inputs and impossible cells
 * @throws RangeError for grids of different size or a geographic CRS; TypeError without land cover
 * @example
 * const grids = { landCover, npp: gridOf([800, 400]) };
 * const { functionQuantity } = runModel(models['carbon-sequestration'], grids, { alpha: 0.25 });
 * functionQuantity[0].data; // [0.66, 0.33]
 */
export function runModel(
  model: Model,
  grids: CaseGrids,
  stored: StoredParameters = {},
  options: RunOptions = {},
): RunResult {
  const { definition, slug, compute } = model;
  const frame = frameOf(grids, options);
  const ranges: Warning[] = [];
  const nowhere = {
    width: 0,
    height: 0,
    cellSize: 1,
    landCover: new Int32Array(0),
    districts: new Int32Array(0),
  };
  const codes = frame?.codes ?? options.districtCodes ?? [];
  const context = { districtCount: Math.max(1, codes.length), records: recordsFor(model, options) };
  const window = { ...(frame?.window ?? nowhere), context };
  const cases = gatherCases(model, stored, grids, options, window, ranges);
  const { parameters } = cases[slug];
  const outputs = definition.outputs.filter(({ producedWhen }) => conditionHolds(producedWhen, parameters));
  const withCells = outputs.filter((output) => hasCells(output, parameters));
  if (frame === undefined && compute.kind === 'pixel' && withCells.length > 0)
    throw new TypeError('landCover: got nothing, allowed: a grid of type codes');
  const drawn = frame ? withCells : [];

  const none: WholeResult = { layers: {}, warnings: [], prepared: {} };
  const result = drawn.length === 0 ? none : computeWhole(model, cases, context);
  const zero = allowsForcedZero(definition) ? (options.forcedZero ?? []) : [];
  const layers = Object.fromEntries(
    drawn.map(({ key }) => [
      key,
      zero.length === 0 ? result.layers[key] : applyForcedZero(result.layers[key], window.landCover, zero),
    ]),
  );
  const own = districtResult(model, { ...result, layers }, parameters, context, window.districts);
  const warnings = mergeWarnings([ranges, result.warnings, own.warnings]);
  refuse(warnings.filter(({ severity }) => severity === 'error'));

  const counted = Object.fromEntries(
    countedLayers(model, parameters).flatMap((key) => (key in layers ? [[key, layers[key]]] : [])),
  );
  const { districts, landCover } = window;
  const cube = modelCube({
    model,
    year: options.year ?? 'current',
    parameters,
    context,
    prepared: result.prepared,
    ...(drawn.length > 0 && { cells: sumByType(counted, districts, landCover) }),
    totals: districtTotals(layers, districts, context.districtCount),
    figures: own.figures,
  });
  const zonal = zonalAccumulator(outputs, codes);
  zonal.add(layers, codes.length === 0 ? undefined : window.districts);
  const gridOf = ({ key }: OutputLayer): Grid[] =>
    frame ? [layerGrid(frame.base, layers[key], MISSING)] : [];
  return {
    functionQuantity: drawn.filter(({ role }) => role !== 'value').flatMap(gridOf),
    value: drawn.filter(({ role }) => role === 'value').flatMap(gridOf),
    layers: Object.fromEntries(drawn.flatMap((output) => gridOf(output).map((grid) => [output.key, grid]))),
    table: zonal.finish(own.figures),
    cube,
    warnings: [...warnings, ...unmappedWarnings(frame?.unmapped ?? new Map<number, number>())],
  };
}

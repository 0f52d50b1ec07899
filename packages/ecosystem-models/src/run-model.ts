import type { Grid } from '@gep/raster';
import { dependenciesOf, computeWindow } from './compute-window';
import type { WindowCase } from './compute-window';
import { conditionHolds } from './condition';
import type { FileInput, OutputLayer } from './definition';
import { gridCellSize, gridValues, gridsOf, layerGrid } from './grid-values';
import { checkInputs, rangeWarnings, resolveInput, usedInputs } from './check-inputs';
import type { InputState } from './check-inputs';
import { checkParameters } from './check-parameters';
import type { Model, PixelInputs, RasterInput, ResolvedParameters, ZonalRow } from './model';
import { resolveParameters } from './parameter-values';
import type { PriceYear, StoredParameters } from './parameter-values';
import { dataError, mergeWarnings } from './problem';
import type { Problem, Warning } from './problem';
import { modelBySlug } from './registry';
import { MISSING } from './shared/ecosystem-tree';
import { allowsForcedZero, applyForcedZero } from './shared/forced-zero';
import { reclassify } from './shared/reclassification';
import type { ReclassificationRow } from './shared/reclassification';
import { zonalAccumulator } from './zonal-table';

/** Inputs of a small case by key: a grid, a number for all cells, or a list of these for bands and events. */
export type CaseGrids = Readonly<Record<string, Grid | number | readonly (Grid | number)[]>>;

/** Districts, prices and land types of a small case. */
export interface RunOptions {
  /** Prices of which year; default the current one. */
  readonly year?: PriceYear;
  /** District numbers on the same grid; NoData cells are outside and become NoData. */
  readonly districts?: Grid;
  /** Source codes of the land covers; absent: they hold ecosystem types. */
  readonly reclassification?: readonly ReclassificationRow[];
  /** Types (with descendants) whose valid cells become 0 after the run. */
  readonly forcedZero?: readonly number[];
  /** Parameters of the models that this one reads, by slug; absent: their defaults. */
  readonly dependencies?: Readonly<Record<string, StoredParameters>>;
}

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
  readonly warnings: readonly Warning[];
}

function stateOf(entry: CaseGrids[string] | undefined): InputState | undefined {
  if (entry === undefined) return undefined;
  if (typeof entry === 'number') return { kind: 'plain', value: entry };
  const list = gridsOf(entry);
  const numbers = list.filter((item) => typeof item === 'number');
  return numbers.length > 0 && numbers.length === list.length
    ? { kind: 'list', values: numbers }
    : { kind: 'file' };
}

function rasterOf(
  input: FileInput,
  grids: CaseGrids,
  options: RunOptions,
  warnings: Warning[],
): RasterInput | undefined {
  const entry = grids[input.key];
  if (entry === undefined) {
    const state = resolveInput(input, {});
    return state?.kind === 'plain' ? state.value : undefined;
  }
  if (typeof entry === 'number') return entry;
  const bands = gridsOf(entry).map((band) => {
    if (typeof band === 'number') return band;
    const cells = gridValues(band);
    warnings.push(...rangeWarnings(input, cells));
    if (input.classes !== 'ecosystem-types') return cells;
    return Float64Array.from(reclassify(cells, options.reclassification).landCover);
  });
  return input.multiBand === true || bands.length > 1 ? bands : bands[0];
}

function refuse([first, ...others]: readonly (Problem | Warning)[]): void {
  if (first !== undefined) throw dataError([first, ...others]);
}

function caseOf(
  model: Model,
  grids: CaseGrids,
  stored: StoredParameters,
  options: RunOptions,
  frame: Pick<PixelInputs, 'width' | 'height' | 'cellSize' | 'landCover' | 'inside'>,
  warnings: Warning[],
): WindowCase {
  const { definition } = model;
  refuse(checkParameters(definition, stored));
  const parameters = resolveParameters(definition, stored, options.year);
  const known = definition.files.filter(({ key }) => grids[key] !== undefined);
  const states = Object.fromEntries(known.map(({ key }) => [key, stateOf(grids[key])]));
  refuse(checkInputs(definition, parameters, states));
  const rasters = Object.fromEntries(
    usedInputs(definition, parameters)
      .filter(({ key }) => key !== 'landCover')
      .map((input) => [input.key, rasterOf(input, grids, options, warnings)]),
  );
  return { inputs: { ...frame, rasters }, parameters };
}

function gatherCases(
  model: Model,
  stored: StoredParameters,
  grids: CaseGrids,
  options: RunOptions,
  frame: Parameters<typeof caseOf>[4],
  warnings: Warning[],
): Record<string, WindowCase> {
  const own = caseOf(model, grids, stored, options, frame, warnings);
  const cases: Record<string, WindowCase> = { [model.slug]: own };
  for (const slug of dependenciesOf(model.slug, own.parameters)) {
    const dependency = modelBySlug(slug);
    if (dependency === undefined)
      throw new RangeError(`dependency: got ${slug}, allowed: the slugs of the registry`);
    Object.assign(
      cases,
      gatherCases(dependency, options.dependencies?.[slug] ?? {}, grids, options, frame, warnings),
    );
  }
  return cases;
}

function producedOutputs(model: Model, parameters: ResolvedParameters): OutputLayer[] {
  return model.definition.outputs.filter(({ producedWhen }) => conditionHolds(producedWhen, parameters));
}

/**
 * Computes a whole small case in memory, for tests and notebooks; the server runs windows instead.
 * @param grids inputs by the keys of the definition's files, all on the grid of `landCover` (projected, square cells)
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
  const [base] = gridsOf(grids.landCover);
  if (base === undefined || typeof base === 'number')
    throw new TypeError('landCover: got nothing, allowed: a grid of type codes');
  for (const grid of [...Object.values(grids).flatMap(gridsOf), options.districts])
    if (typeof grid === 'object' && (grid.width !== base.width || grid.height !== base.height))
      throw new RangeError(
        `grid: got ${grid.width} x ${grid.height}, allowed: ${base.width} x ${base.height}`,
      );
  const { landCover, unmapped } = reclassify(gridValues(base), options.reclassification);
  const zones = options.districts === undefined ? undefined : gridValues(options.districts);
  const codes =
    zones === undefined
      ? []
      : [...new Set(zones)].filter((code) => !Number.isNaN(code)).sort((a, b) => a - b);
  const indexOf = new Map(codes.map((code, index) => [code, index]));
  const districts =
    zones === undefined ? undefined : Int32Array.from(zones, (code) => indexOf.get(code) ?? -1);
  const inside =
    districts === undefined ? undefined : Uint8Array.from(districts, (code) => (code < 0 ? 0 : 1));
  const frame = {
    width: base.width,
    height: base.height,
    cellSize: gridCellSize(base),
    landCover,
    ...(inside === undefined ? {} : { inside }),
  };
  const ranges: Warning[] = [];
  const cases = gatherCases(model, stored, grids, options, frame, ranges);
  const result = computeWindow(model.slug, cases);
  const warnings = mergeWarnings([ranges, result.warnings]);
  refuse(warnings.filter(({ severity }) => severity === 'error'));

  const zero = allowsForcedZero(model.definition) ? (options.forcedZero ?? []) : [];
  const outputs = producedOutputs(model, cases[model.slug].parameters);
  const layers = Object.fromEntries(
    outputs.map(({ key }) => [
      key,
      zero.length === 0 ? result.layers[key] : applyForcedZero(result.layers[key], landCover, zero),
    ]),
  );
  const zonal = zonalAccumulator(outputs, codes);
  zonal.add(layers, districts);
  const gridOf = ({ key }: OutputLayer): Grid => layerGrid(base, layers[key], MISSING);
  const unknown: Warning[] =
    unmapped.size === 0
      ? []
      : [
          {
            code: 'unknown-land-type',
            severity: 'warning',
            count: [...unmapped.values()].reduce((sum, count) => sum + count, 0),
            at: [...unmapped.keys()].join(', '),
          },
        ];
  return {
    functionQuantity: outputs.filter(({ role }) => role !== 'value').map(gridOf),
    value: outputs.filter(({ role }) => role === 'value').map(gridOf),
    layers: Object.fromEntries(outputs.map((output) => [output.key, gridOf(output)])),
    table: zonal.finish(),
    warnings: [...warnings, ...unknown],
  };
}

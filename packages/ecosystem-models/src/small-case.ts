import type { Grid } from '@gep/raster';
import { checkInputs, rangeWarnings, resolveInput, usedInputs } from './check-inputs';
import type { InputState } from './check-inputs';
import { checkParameters } from './check-parameters';
import { modelsReadBy } from './compute-window';
import type { WindowCase } from './compute-window';
import { isRasterFile } from './file-input';
import type { RasterFile } from './file-input';
import { gridValues, gridsOf } from './grid-values';
import type { Model, PixelInputs, RasterInput } from './model';
import { resolveParameters } from './parameter-values';
import type { PriceYear } from './definition';
import type { StoredParameters } from './parameter-values';
import { dataError } from './problem';
import type { Problem, Warning } from './problem';
import { noRecords } from './records';
import type { Records } from './records';
import { reclassify } from './shared/reclassification';
import type { ReclassificationRow } from './shared/reclassification';

/** Inputs of a small case by key: a grid, a number for all cells, or a list of these for bands and events. */
export type CaseGrids = Readonly<Record<string, Grid | number | readonly (Grid | number)[]>>;

/** Districts, records, prices and land types of a small case. */
export interface RunOptions {
  /** Prices of which year; default the current one. */
  readonly year?: PriceYear;
  /** District numbers on the same grid; NoData cells are outside and become NoData. */
  readonly districts?: Grid;
  /** Codes of the districts that records refer to by index; default the sorted numbers of `districts`. */
  readonly districtCodes?: readonly (number | string)[];
  /** Rows and features of table and vector inputs. */
  readonly records?: Records;
  /** Source codes of the land covers; absent: they hold ecosystem types. */
  readonly reclassification?: readonly ReclassificationRow[];
  /** Types (with descendants) whose valid cells become 0 after the run. */
  readonly forcedZero?: readonly number[];
  /** Parameters of the models that this one reads, by slug; absent: their defaults. */
  readonly dependencies?: Readonly<Record<string, StoredParameters>>;
}

type CaseFrame = Omit<PixelInputs, 'rasters'>;

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
  input: RasterFile,
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

export function refuse([first, ...others]: readonly (Problem | Warning)[]): void {
  if (first !== undefined) throw dataError([first, ...others]);
}

function caseOf(
  model: Model,
  grids: CaseGrids,
  stored: StoredParameters,
  options: RunOptions,
  frame: CaseFrame,
  warnings: Warning[],
): WindowCase {
  const { definition } = model;
  refuse(checkParameters(definition, stored));
  const parameters = resolveParameters(definition, stored, options.year);
  const records = options.records ?? noRecords;
  const states = Object.fromEntries(
    definition.files.flatMap(({ key }) => {
      const given = records.tables[key] ?? records.features[key];
      const state = given ? ({ kind: 'file' } as const) : stateOf(grids[key]);
      return state === undefined ? [] : [[key, state]];
    }),
  );
  refuse(checkInputs(definition, parameters, states));
  const rasters = Object.fromEntries(
    usedInputs(definition, parameters)
      .filter(isRasterFile)
      .filter(({ key }) => key !== 'landCover')
      .map((input) => [input.key, rasterOf(input, grids, options, warnings)]),
  );
  return { inputs: { ...frame, rasters }, parameters };
}

/** The inputs and parameters of a model and of those it reads, checked. @throws GepDataError for what is wrong */
export function gatherCases(
  model: Model,
  stored: StoredParameters,
  grids: CaseGrids,
  options: RunOptions,
  frame: CaseFrame,
  warnings: Warning[],
): Record<string, WindowCase> {
  const own = caseOf(model, grids, stored, options, frame, warnings);
  const cases: Record<string, WindowCase> = { [model.slug]: own };
  for (const dependency of modelsReadBy(model, own.parameters)) {
    const given = options.dependencies?.[dependency.slug] ?? {};
    Object.assign(cases, gatherCases(dependency, given, grids, options, frame, warnings));
  }
  return cases;
}

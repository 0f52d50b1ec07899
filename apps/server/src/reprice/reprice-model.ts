import { isDeepStrictEqual } from 'node:util';
import { cellRatio, figures, mergeCells, outputCells, zonedFigures } from '@gep/ecosystem-models';
import type {
  DistrictTotals,
  ModelCube,
  OutputCells,
  OutputLayer,
  PriceZones,
  ResolvedParameters,
} from '@gep/ecosystem-models';
import type { ModelPlan } from '../calculation/plan';
import { wholeFigures } from '../calculation/zonal-figures';
import { estimatedStatistics, scaledStatistics } from '../result/cell-statistics';
import { allRanges, allSums } from '../result/district-figures';
import type { DistrictTree } from '../result/district-figures';
import type { ResultRasterRow, ResultRow } from '../result/queries';
import { quantityOf } from '../result/result-quantity';
import type { Db } from '../store/database';
import type { CellStatistics, RasterTerm } from '../store/schema/result';
import { changedKeys, followedValues, recordedOf, recordedPatch, zonesChanged } from './changed-parameters';
import type { ParameterChange } from './changed-parameters';
import { updateFigures, updateResult, updateTerms } from './queries';
import type { NewFigures } from './queries';
import { rasterTerms } from './raster-terms';
import type { ZonedParameters } from './raster-terms';
import { spreadStatistics } from './spread-statistics';
import type { RunCells } from './spread-statistics';

/** A model of a year with its stored results. */
export interface StoredYear {
  readonly plan: ModelPlan;
  readonly cube: ModelCube;
  /** Of the model and of its children. */
  readonly rows: readonly ResultRow[];
  readonly rasters: readonly ResultRasterRow[];
  readonly tree: DistrictTree;
  /** The price zones of the districts, with what prices are multiplied by there. */
  readonly zones: PriceZones;
}

/** The stored raster of an output. */
function rasterOf({ rows, rasters }: StoredYear, output: OutputLayer): ResultRasterRow | undefined {
  const row = rows.find(({ childKey }) => childKey === (output.child ?? ''));
  return rasters.find((one) => one.resultId === row?.id && one.quantity === quantityOf(output));
}

/** A raster, and what it follows from. */
interface FollowedRaster {
  readonly output: OutputLayer;
  readonly raster: ResultRasterRow;
  readonly terms: RasterTerm[] | null;
}

/** What the rasters follow from; null where what is stored does not tell one of them. */
function followedRasters(year: StoredYear, parameters: ZonedParameters): FollowedRaster[] | null {
  const { plan, cube, rows } = year;
  const drawn = plan.outputs.flatMap((output) => {
    const raster = rasterOf(year, output);
    return raster ? [{ output, raster }] : [];
  });
  const files = new Map(drawn.map(({ output, raster }) => [output.key, raster.fileId]));
  const { typesFileId, districtsFileId } = rows[0];
  const stored = { files, typesFileId, districtsFileId };
  const found: FollowedRaster[] = [];
  for (const { output, raster } of drawn) {
    const terms = rasterTerms(plan.model, cube, output.key, parameters, stored);
    if (terms === 'lost') return null;
    found.push({ output, raster, terms });
  }
  return found;
}

/** What the parameters as they are now give. */
interface Repriced {
  readonly totals: DistrictTotals;
  /** How the cells of an output are spread; null where the run has not counted them. */
  readonly cellsOf: (output: OutputLayer) => OutputCells | null;
}

function repriced({ plan: { model }, cube, zones }: StoredYear, values: ResolvedParameters): Repriced {
  const known = new Map<string, OutputCells | null>();
  return {
    totals: zonedFigures(model, cube, values, zones),
    cellsOf({ key }) {
      const cells = known.has(key) ? (known.get(key) ?? null) : outputCells(model, cube, key, values, zones);
      known.set(key, cells);
      return cells;
    },
  };
}

/** The figure of an output over the whole area. */
function figureOf(totals: DistrictTotals, output: OutputLayer | undefined): number | null {
  return output ? wholeFigures(totals[output.key])[output.zonal] : null;
}

/** The figures of an output in all districts. */
function newFigures(
  { tree, cube }: StoredYear,
  { totals, cellsOf }: Repriced,
  output: OutputLayer,
): NewFigures {
  const own = cellsOf(output);
  const ranges = own && mergeCells(own, (row) => own.district[row], cube.districtCount).spread;
  return {
    sum: allSums(tree, totals[output.key].sum),
    ranges: ranges ? allRanges(tree, ranges) : null,
  };
}

/** Writes the figures of a model or of one of its children. */
async function repriceRow(
  tx: Db,
  year: StoredYear,
  row: ResultRow,
  now: Repriced,
  change: ParameterChange,
): Promise<void> {
  const { plan, cube, tree } = year;
  const before = recordedOf(row);
  const isZoned = plan.zonePrices !== null || before.zonePrices !== null;
  const own = plan.outputs.filter(({ child }) => (child ?? '') === row.childKey);
  await updateResult(tx, row.id, {
    ...recordedPatch(row, plan, change),
    functionValue: figureOf(
      now.totals,
      own.find(({ role }) => role === 'function'),
    ),
    priceValue: figureOf(
      now.totals,
      own.find(({ role }) => role === 'value'),
    ),
  });
  for (const output of own) {
    const stays = !isZoned && cellRatio(plan.model, cube, output.key, [before.values, change.values]) === 1;
    if (stays) continue;
    const place = { resultId: row.id, quantity: quantityOf(output) };
    await updateFigures(tx, place, tree.districts, newFigures(year, now, output));
  }
}

/** The cells of an output as the run counted them. */
function runCells(
  { plan, cube }: StoredYear,
  { key }: OutputLayer,
  ofRun: CellStatistics | undefined,
): RunCells | null {
  const projectPrices = { zoneOf: new Int32Array(cube.districtCount), prices: [{}] };
  const cells = outputCells(plan.model, cube, key, cube.parameters, projectPrices);
  return cells && ofRun?.histogram ? { cells, histogram: ofRun.histogram } : null;
}

/** What is known of the cells of a raster that follows from terms. */
function termStatistics(
  year: StoredYear,
  { totals, cellsOf }: Repriced,
  { raster, output, terms }: FollowedRaster,
): CellStatistics | null {
  const { plan, cube } = year;
  const ofRun = raster.statistics.at(0);
  const [first, ...others] = terms ?? [];
  if (first === undefined) return null;
  if (others.length === 0 && first.by === undefined && ofRun) return scaledStatistics(ofRun, first.factor);
  const own = cellsOf(output);
  if (own) return spreadStatistics(own, runCells(year, output, ofRun));
  if (!ofRun) return null;
  const before = wholeFigures(figures(plan.model, cube, cube.parameters)[output.key]).sum ?? 0;
  const after = wholeFigures(totals[output.key]).sum ?? 0;
  return estimatedStatistics(ofRun, before === 0 ? ofRun.sum : (ofRun.sum * after) / before);
}

/**
 * Writes the figures of a model for a year as its parameters are now, with what its rasters follow from. Parameters that
 * need a run stay those of the run, and the result is as outdated by them as before.
 * @returns keys of the parameters that the result followed, none where only price levels of zones have changed; null
 * where it stays
 */
export async function repriceYear(tx: Db, year: StoredYear, at: Date): Promise<string[] | null> {
  const { plan, cube, rows, zones } = year;
  const { model } = plan;
  const values = followedValues(model, cube, plan.cases[model.slug].parameters);
  const keys = changedKeys(rows[0], model, values);
  if (keys.length === 0 && !zonesChanged(rows[0], plan)) return null;
  const rasters = followedRasters(year, { values, zones });
  if (rasters === null) return null;
  const now = repriced(year, values);
  for (const row of rows) {
    const own = changedKeys(row, model, values);
    await repriceRow(tx, year, row, now, { ofRun: cube.parameters, values, keys: own, at });
  }
  for (const followed of rasters) {
    const { raster, terms } = followed;
    if (isDeepStrictEqual(terms, raster.terms)) continue;
    await updateTerms(tx, raster.id, terms, termStatistics(year, now, followed));
  }
  return keys;
}

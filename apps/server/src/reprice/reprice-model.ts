import { isDeepStrictEqual } from 'node:util';
import { cellRatio, zonedFigures } from '@gep/ecosystem-models';
import type { DistrictTotals, ModelCube, OutputLayer, PriceZones } from '@gep/ecosystem-models';
import type { ModelPlan } from '../calculation/plan';
import { quantityOf } from '../result/result-quantity';
import { wholeFigures } from '../calculation/zonal-figures';
import type { ResultRasterRow, ResultRow } from '../result/queries';
import type { Db } from '../store/database';
import type { RasterTerm } from '../store/schema/result';
import { changedKeys, followedValues, recordedOf, recordedPatch, zonesChanged } from './changed-parameters';
import type { ParameterChange } from './changed-parameters';
import { updateResult, updateSums, updateTerms } from './queries';
import { rasterTerms } from './raster-terms';
import type { ZonedParameters } from './raster-terms';
import { allSums } from './zonal';
import type { FigureDistrict } from './zonal';

/** A model of a year with its stored results. */
export interface StoredYear {
  readonly plan: ModelPlan;
  readonly cube: ModelCube;
  /** Of the model and of its children. */
  readonly rows: readonly ResultRow[];
  readonly rasters: readonly ResultRasterRow[];
  readonly districts: readonly FigureDistrict[];
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
    found.push({ raster, terms });
  }
  return found;
}

/** The figure of an output over the whole area. */
function figureOf(totals: DistrictTotals, output: OutputLayer | undefined): number | null {
  return output ? wholeFigures(totals[output.key])[output.zonal] : null;
}

/** Writes the figures of a model or of one of its children. */
async function repriceRow(
  tx: Db,
  { plan, cube, districts }: StoredYear,
  row: ResultRow,
  totals: DistrictTotals,
  change: ParameterChange,
): Promise<void> {
  const { values } = change;
  const before = recordedOf(row);
  const isZoned = plan.zonePrices !== null || before.zonePrices !== null;
  const own = plan.outputs.filter(({ child }) => (child ?? '') === row.childKey);
  await updateResult(tx, row.id, {
    ...recordedPatch(row, plan, change),
    functionValue: figureOf(
      totals,
      own.find(({ role }) => role === 'function'),
    ),
    priceValue: figureOf(
      totals,
      own.find(({ role }) => role === 'value'),
    ),
  });
  for (const output of own) {
    const place = { resultId: row.id, quantity: quantityOf(output) };
    const ratio = isZoned ? null : cellRatio(plan.model, cube, output.key, [before.values, values]);
    if (ratio === 1) continue;
    const sums = allSums(districts, totals[output.key].sum);
    await updateSums(tx, place, sums, typeof ratio === 'number' ? ratio : null);
  }
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
  const totals = zonedFigures(model, cube, values, zones);
  for (const row of rows) {
    const own = changedKeys(row, model, values);
    await repriceRow(tx, year, row, totals, { ofRun: cube.parameters, values, keys: own, at });
  }
  for (const { raster, terms } of rasters)
    if (!isDeepStrictEqual(terms, raster.terms)) await updateTerms(tx, raster.id, terms);
  return keys;
}

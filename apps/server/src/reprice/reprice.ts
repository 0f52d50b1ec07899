import { catalogueEntry, modelById } from '@gep/ecosystem-models';
import type { ModelCube } from '@gep/ecosystem-models';
import { planRun } from '../calculation/plan';
import { priceYearOf } from '../model/model-cases';
import type { ModelPlan } from '../calculation/plan';
import { readRunSettings } from '../calculation/source-queries';
import { readCubeFile } from '../file/cube-file';
import { figureDistricts } from '../result/district-figure-queries';
import { districtTree } from '../result/district-figures';
import type { DistrictTree } from '../result/district-figures';
import { rastersOf, resultsOf } from '../result/queries';
import type { ResultRow } from '../result/queries';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { changedSources, pricesOnly, recordedOf, sourcesAfter } from './changed-parameters';
import { districtZones, zonesOfFigures } from './district-zones';
import type { DistrictZones } from './district-zones';
import { updateResult } from './queries';
import { repriceYear } from './reprice-model';
import { repriceTotal } from './reprice-total';

/**
 * Lets the results of a model follow those of its parameters that need no run: figures, districts, rasters and the total
 * of each year, from the account cube of the run. Results without a cube stay, and what needs a run stays outdated.
 * @param tx in which the parameters were saved
 * @returns whether results changed
 */
export async function reprice(
  services: Services,
  tx: Db,
  projectId: string,
  modelId: string,
): Promise<boolean> {
  const rows = (await resultsOf(tx, projectId)).filter((row) => row.modelId === modelId);
  const [fileId] = rows.flatMap((row) => row.cubeFileId ?? []);
  const source = fileId === undefined ? null : await readRunSettings(tx, projectId);
  if (fileId === undefined || source === null) return false;
  const cubes = await cubesOf(services, tx, fileId, modelId);
  const zones = await districtZones(tx, projectId, source);
  const ofRun = rows.filter((row) => row.cubeFileId === fileId);
  const tree = districtTree(await figureDistricts(tx, idsOf(ofRun)));
  const following: Following = { projectId, at: services.now(), zones, tree };
  let followed = false;
  for (const plan of planRun(source).models) {
    if (String(plan.model.id) !== modelId) continue;
    const own = ofRun.filter((row) => row.compareFlag === plan.compareFlag);
    const year = priceYearOf(plan.compareFlag);
    const cube = cubes.find((one) => one.slug === plan.model.slug && one.year === year);
    if (cube && own.length > 0 && (await followYear(tx, following, plan, cube, own))) followed = true;
  }
  return followed;
}

async function cubesOf({ files }: Services, tx: Db, fileId: string, modelId: string): Promise<ModelCube[]> {
  const [file] = await files.paths(tx, [fileId]);
  const own = modelById(Number(modelId))?.slug;
  return readCubeFile(file.path, ({ slug }) => slug === own);
}

/** Gives new results of models the prices of their zones: a run computes them with those of the project. */
export async function applyZonePrices(
  services: Services,
  tx: Db,
  projectId: string,
  plans: readonly ModelPlan[],
): Promise<void> {
  const zoned = plans.filter(({ zonePrices }) => zonePrices !== null).map(({ model }) => String(model.id));
  for (const modelId of new Set(zoned)) await reprice(services, tx, projectId, modelId);
}

const idsOf = (rows: readonly ResultRow[]): string[] => rows.map(({ id }) => id);

interface Following {
  readonly projectId: string;
  readonly at: Date;
  readonly zones: DistrictZones;
  /** The districts that the run has figures of. */
  readonly tree: DistrictTree;
}

/** The results of a model for a year, and then the total of the year. */
async function followYear(
  tx: Db,
  { projectId, at, zones, tree }: Following,
  plan: ModelPlan,
  cube: ModelCube,
  rows: readonly ResultRow[],
): Promise<boolean> {
  const rasters = await rastersOf(tx, projectId);
  const ofFigures = zonesOfFigures(tree.districts, plan.zonePrices, zones);
  const keys = await repriceYear(tx, { plan, cube, rows, rasters, tree, zones: ofFigures }, at);
  if (keys === null) return false;
  const now = plan.cases[plan.model.slug].parameters;
  const priceKeys = pricesOnly(plan.model, cube.parameters, now, keys);
  await tellReaders(tx, projectId, rows[0], changedSources(plan.model, now, priceKeys));
  const ofRun = (await resultsOf(tx, projectId)).filter(
    (row) => row.runId === rows[0].runId && row.compareFlag === plan.compareFlag && row.childKey === '',
  );
  // A run that failed in part left the total of an earlier one.
  const total = ofRun.find(({ modelId }) => modelId === 'totalGep');
  if (total === undefined || !plan.model.definition.hasValue) return true;
  const models = ofRun.filter(({ modelId }) => catalogueEntry(Number(modelId))?.hasValue === true);
  const stored = { row: total, models, rasters: await rastersOf(tx, projectId) };
  await repriceTotal(tx, stored, sourcesAfter(total, plan, changedSources(plan.model, now, keys)));
  return true;
}

/** Results of models that read this one do not depend on its prices: they record the new ones, and are not outdated. */
async function tellReaders(
  tx: Db,
  projectId: string,
  { modelId, compareFlag }: ResultRow,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  for (const row of await resultsOf(tx, projectId)) {
    const { sources } = recordedOf(row);
    const known = Object.entries(changed).filter(([key]) => key in sources);
    if (row.modelId === modelId || row.compareFlag !== compareFlag || known.length === 0) continue;
    const parameters = { ...row.parameters, sources: { ...sources, ...Object.fromEntries(known) } };
    await updateResult(tx, row.id, { parameters });
  }
}

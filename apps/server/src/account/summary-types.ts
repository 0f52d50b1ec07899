import type { PriceYear, PriceZones } from '@gep/ecosystem-models';
import { readRunSettings } from '../calculation/source-queries';
import { recordedOf } from '../reprice/changed-parameters';
import { districtZones, zonesOfFigures } from '../reprice/district-zones';
import { figureDistricts } from '../result/district-figure-queries';
import { lowestOf } from '../result/district-figures';
import type { ResultPlace } from '../result/model-results';
import type { ResultRow } from '../result/queries';
import type { Services } from '../services';
import type { ModelTypeFigures, TypeFiguresTask } from '../worker/type-figures';
import type { WorkerPool } from '../worker/worker-pool';

/** Where results are, and who computes. */
export interface SummaryTools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly signal?: AbortSignal;
}

export const yearOfFlag = (compareFlag: number): PriceYear => (compareFlag === 1 ? 'comparable' : 'current');

/** What the models come to by ecosystem type, from the account cubes of their runs; without those that have none. */
export async function figuresByType(
  { services, workers, signal }: SummaryTools,
  projectId: string,
  places: readonly ResultPlace[],
): Promise<ModelTypeFigures[]> {
  const { db } = services.database;
  const zonesOf = await zonesReader(services, projectId);
  const models: TypeFiguresTask['models'][number][] = [];
  for (const { entry, parentId, years } of places) {
    if (!entry || parentId !== null) continue;
    for (const { row } of years) {
      if (row.cubeFileId === null) continue;
      const [{ path }] = await services.files.paths(db, [row.cubeFileId]);
      const { values: parameters } = recordedOf(row);
      const zones = await zonesOf(row);
      models.push({ slug: entry.slug, year: yearOfFlag(row.compareFlag), cubePath: path, parameters, zones });
    }
  }
  return models.length === 0 ? [] : workers.run({ kind: 'type-figures', models }, signal);
}

/** Reads the price zones that the values of a result follow. */
async function zonesReader(services: Services, projectId: string) {
  const { db } = services.database;
  const source = await readRunSettings(db, projectId);
  const known = source && (await districtZones(db, projectId, source));
  const districtsOfRun = new Map<string, Awaited<ReturnType<typeof figureDistricts>>>();
  return async (row: ResultRow): Promise<PriceZones> => {
    const districts = districtsOfRun.get(row.runId) ?? (await figureDistricts(db, [row.id]));
    districtsOfRun.set(row.runId, districts);
    if (known) return zonesOfFigures(districts, recordedOf(row).zonePrices, known);
    return { zoneOf: new Int32Array(lowestOf(districts).length), prices: [{}] };
  };
}

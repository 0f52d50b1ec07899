import { putSpatialAverage, spatialAverageOf } from '../project/setting-queries';
import type { SharingRow } from '../project/setting-queries';
import type { Services } from '../services';

/** Space sharing settings of the table models. */
export async function spatialAverage(services: Services, projectId: string) {
  return { projectId, rows: await spatialAverageOf(services.database.db, projectId) };
}

/** Space sharing settings as a whole. */
export async function saveSpatialAverage(
  services: Services,
  projectId: string,
  rows: SharingRow[],
): Promise<void> {
  await putSpatialAverage(services.database.db, projectId, rows);
}

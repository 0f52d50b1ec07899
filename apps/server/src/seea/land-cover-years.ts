import type { GridFrame } from '@gep/raster';
import type { ExtentMissing } from '@gep/api-client/contract';
import { findRunRecord } from '../calculation/run-record-queries';
import { cellAreaOf } from '../evidence/cell-area';
import { resultsOf } from '../result/queries';
import type { ResultRow } from '../result/queries';
import type { Services } from '../services';

/** The prepared land covers of both years of a run, as flat int32 files of its grid, and its districts. */
export interface LandCoverYears {
  readonly beforeFileId: string;
  readonly afterFileId: string;
  readonly districtsFileId: string;
  readonly frame: GridFrame;
  /** hm² of a cell. */
  readonly cellArea: number;
  /** The results of the run, for the districts that they have figures of. */
  readonly resultIds: readonly string[];
}

type Counted = ResultRow & { readonly typesFileId: string; readonly districtsFileId: string };

const isCounted = (row: ResultRow): row is Counted =>
  row.childKey === '' && row.typesFileId !== null && row.districtsFileId !== null;

const hectaresPerKm2 = 100;

/**
 * The land covers that the results of both years were counted by, or why there is nothing to compare. The opening is the
 * comparable year.
 */
export async function landCoverYears(
  services: Services,
  projectId: string,
): Promise<LandCoverYears | { readonly missing: ExtentMissing }> {
  const { db } = services.database;
  const rows = await resultsOf(db, projectId);
  if (rows.length === 0) return { missing: 'results' };
  if (new Set(rows.map(({ compareFlag }) => compareFlag)).size < 2) return { missing: 'one-year' };
  const counted = rows.filter(isCounted);
  const pairs = counted
    .filter(({ compareFlag }) => compareFlag === 0)
    .flatMap((after) => {
      const before = counted.find(
        (one) => one.compareFlag === 1 && one.modelId === after.modelId && one.runId === after.runId,
      );
      return before ? [{ before, after }] : [];
    })
    .sort((a, b) => b.after.createdAt.getTime() - a.after.createdAt.getTime());
  const pair = pairs.find(({ before, after }) => before.typesFileId !== after.typesFileId);
  if (!pair) return { missing: pairs.length === 0 ? 'types' : 'same' };
  const { before, after } = pair;
  const grid = await gridOf(services, projectId, after);
  if (grid === null) return { missing: 'types' };
  return {
    beforeFileId: before.typesFileId,
    afterFileId: after.typesFileId,
    districtsFileId: after.districtsFileId,
    resultIds: rows.filter(({ runId }) => runId === after.runId).map(({ id }) => id),
    ...grid,
  };
}

/** The grid that the run of a result recorded; null for runs of an older program. */
async function gridOf(
  services: Services,
  projectId: string,
  row: ResultRow,
): Promise<Pick<LandCoverYears, 'frame' | 'cellArea'> | null> {
  const stored = await findRunRecord(services.database.db, projectId, row.runId);
  const km2 = await cellAreaOf(services, projectId, { row, rasters: [] });
  if (!stored || km2 === null) return null;
  const { crs, size, transform } = stored.record.grid;
  const [a, b, c, d, e, f] = transform;
  const frame: GridFrame = { width: size[0], height: size[1], transform: [a, b, c, d, e, f], crs };
  return { frame, cellArea: km2 * hectaresPerKm2 };
}

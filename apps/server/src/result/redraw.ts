import { isDeepStrictEqual } from 'node:util';
import { fail } from '../error/gep-error';
import type { Services } from '../services';
import { lockProject } from '../store/lock-project';
import type { CellStatistics } from '../store/schema/result';
import type { RedrawTask } from '../worker/redraw-task';
import type { WorkerPool } from '../worker/worker-pool';
import { countedStatistics, knownStatistics } from './cell-statistics';
import { districtsFileOf, figureDistricts, updateRanges } from './district-figure-queries';
import { allRanges, districtTree } from './district-figures';
import type { DistrictTree } from './district-figures';
import { findRasterRow, updateRaster } from './queries';
import type { ResultRasterRow } from './queries';
import { storedTerms } from './stored-terms';

/** What rasters are read with: their passes over all cells are made in the threads. */
export interface RasterTools {
  readonly services: Services;
  readonly workers: WorkerPool;
}

/** What is known of the cells of a raster, estimates among it; a pass over them where nothing is. */
export async function describedCells(tools: RasterTools, raster: ResultRasterRow): Promise<CellStatistics> {
  return knownStatistics(raster) ?? countedCells(tools, raster);
}

const underWay = new WeakMap<WorkerPool, Map<string, Promise<CellStatistics>>>();

/**
 * The statistics of the cells of a raster. What no price change could tell takes a pass over them on the first call: those
 * of a total, and of results from before their cells were counted by district and type. What it finds is kept, with the
 * smallest and largest cells of the districts.
 * @param wanted whether the different values are asked for, which no run counts
 */
export async function countedCells(
  tools: RasterTools,
  raster: ResultRasterRow,
  wanted: { readonly unique: boolean } = { unique: false },
): Promise<CellStatistics> {
  const found = knownStatistics(raster);
  if (found && !found.estimated && (found.unique || !wanted.unique)) return found;
  const known = underWay.get(tools.workers) ?? new Map<string, Promise<CellStatistics>>();
  underWay.set(tools.workers, known);
  const work = known.get(raster.id) ?? countAndKeep(tools, raster).finally(() => known.delete(raster.id));
  known.set(raster.id, work);
  return work;
}

/**
 * Writes the cells of a raster that follows from others. Where its statistics are not known exactly, the same pass counts
 * them.
 */
export async function writeCells(
  tools: RasterTools,
  raster: ResultRasterRow,
  outPath: string,
): Promise<void> {
  const found = knownStatistics(raster);
  if (!found || found.estimated) {
    await countAndKeep(tools, raster, outPath);
    return;
  }
  const terms = await storedTerms(tools.services, raster);
  await tools.workers.run({ kind: 'redraw', terms, districts: null, outPath });
}

/** @param outPath where the cells are written as well; null: nowhere */
async function countAndKeep(
  tools: RasterTools,
  raster: ResultRasterRow,
  outPath: string | null = null,
): Promise<CellStatistics> {
  const { services, workers } = tools;
  const { db } = services.database;
  const tree = districtTree(await figureDistricts(db, [raster.resultId]));
  const found = await workers.run({
    kind: 'redraw',
    terms: await storedTerms(services, raster),
    districts: await districtsOf(services, raster, tree),
    outPath,
  });
  const statistics = countedStatistics(found);
  const now = await services.database.transaction(async (tx) => {
    // A change of prices writes the same rows the other way round.
    await lockProject(tx, raster.projectId);
    const row = (await findRasterRow(tx, raster.id)) ?? fail('NO_RESULT', { model: raster.quantity });
    if (!isDeepStrictEqual(row.terms, raster.terms)) return row;
    if (row.terms === null) await updateRaster(tx, raster.id, { statistics: [statistics] });
    else await updateRaster(tx, raster.id, { termStatistics: statistics });
    if (row.terms !== null && found.ranges)
      await updateRanges(tx, raster, tree.districts, allRanges(tree, found.ranges));
    return null;
  });
  // Prices changed once more meanwhile.
  return now === null ? statistics : countAndKeep(tools, now, outPath);
}

/** The districts that a run has counted by; null where it has kept none. */
async function districtsOf(
  { database: { db }, files }: Services,
  { resultId }: ResultRasterRow,
  { lowest }: DistrictTree,
): Promise<RedrawTask['districts']> {
  const fileId = await districtsFileOf(db, resultId);
  const [file] = fileId === null ? [] : await files.paths(db, [fileId]);
  return fileId === null ? null : { path: file.path, count: lowest.length };
}

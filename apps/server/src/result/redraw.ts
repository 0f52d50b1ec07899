import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { fail } from '../error/gep-error';
import type { Services } from '../services';
import type { RedrawResult } from '../worker/redraw-task';
import type { WorkerPool } from '../worker/worker-pool';
import { findRasterRow, updateRaster } from './queries';
import type { ResultRasterRow } from './queries';
import { followsByClass, storedTerms } from './stored-terms';

/** What rasters are read with: their passes over all cells are made in the threads. */
export interface RasterTools {
  readonly services: Services;
  readonly workers: WorkerPool;
}

const underWay = new WeakMap<WorkerPool, Map<string, Promise<ResultRasterRow>>>();

/**
 * A raster with the statistics of its cells as they are now. What follows from other cells is described on the first
 * call, and drawn where its factors differ by class; both are kept.
 */
export async function currentRaster(tools: RasterTools, raster: ResultRasterRow): Promise<ResultRasterRow> {
  if (raster.statistics.length > 0) return raster;
  const known = underWay.get(tools.workers) ?? new Map<string, Promise<ResultRasterRow>>();
  underWay.set(tools.workers, known);
  const work = known.get(raster.id) ?? describeAndKeep(tools, raster).finally(() => known.delete(raster.id));
  known.set(raster.id, work);
  return work;
}

async function describeAndKeep(tools: RasterTools, raster: ResultRasterRow): Promise<ResultRasterRow> {
  const { services, workers } = tools;
  const { files, database } = services;
  const outPath = followsByClass(raster) ? files.temporaryPath('.tif') : null;
  try {
    const terms = await storedTerms(services, raster);
    const found = await workers.run({ kind: 'redraw', terms, outPath });
    const drawn = outPath === null ? [] : [await files.adopt(outPath, `${raster.quantity}.tif`)];
    const as = { projectId: raster.projectId, purpose: 'result' } as const;
    const kept = await files.keep(database, drawn, as, async (tx, rows) => {
      const now = (await findRasterRow(tx, raster.id)) ?? fail('NO_RESULT', { model: raster.quantity });
      const isSame = isDeepStrictEqual(now.terms, raster.terms);
      const drawnFileId = rows.at(0)?.id ?? null;
      const statistics = [statisticsOf(found)];
      if (isSame) await updateRaster(tx, raster.id, { statistics, drawnFileId });
      const spare = isSame ? now.drawnFileId : drawnFileId;
      const dropped = await files.drop(tx, spare === null ? [] : [spare]);
      return { row: isSame ? { ...now, statistics, drawnFileId } : now, isSame, dropped };
    });
    await kept.dropped.afterCommit();
    // Prices changed once more meanwhile.
    return kept.isSame ? kept.row : await describeAndKeep(tools, kept.row);
  } finally {
    // A kept file has moved away; this is for what a failure left.
    if (outPath !== null) await rm(outPath, { force: true });
  }
}

/** What is stored of the statistics of a band. */
export function statisticsOf({ statistics, histogram, unique }: RedrawResult): Record<string, unknown> {
  const values = unique?.map(([value, count]) => ({ value, count })) ?? null;
  return { ...statistics, histogram, unique: { values } };
}

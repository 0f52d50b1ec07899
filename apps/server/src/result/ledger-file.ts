import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { fail } from '../error/gep-error';
import type { TemporaryFile } from '../file/file-store';
import type { StoredLedger } from '../store/schema/result';
import type { WorkerPool } from '../worker/worker-pool';
import type { ResultYear } from './model-results';
import { findRasterRow, updateRaster } from './queries';
import type { ResultRasterRow } from './queries';
import type { RasterTools } from './redraw';
import { storedTerms } from './stored-terms';

/** A ledger that can be read. */
export interface OpenLedger {
  readonly path: string;
  /** Whether the quantity of a value is added up in it. */
  readonly hasBeside: boolean;
}

type Rasters = readonly [raster: ResultRasterRow, beside: ResultRasterRow | null];

const underWay = new WeakMap<WorkerPool, Map<string, Promise<OpenLedger>>>();

/**
 * The ledger of a raster of a result: that of its cells as they are now. What was never counted, or before prices changed,
 * takes a pass over the cells, which goes on when the one who asked goes away: the next one wants it too.
 */
export async function ledgerPath(
  tools: RasterTools,
  { rasters }: ResultYear,
  raster: ResultRasterRow,
): Promise<OpenLedger> {
  const quantity = raster.quantity === 'value' && rasters.find((one) => one.quantity === 'function');
  const own: Rasters = [raster, quantity || null];
  const known = await knownLedger(tools, own);
  if (known) return known;
  const work = underWay.get(tools.workers) ?? new Map<string, Promise<OpenLedger>>();
  underWay.set(tools.workers, work);
  const key = JSON.stringify(ledgerOf('', own));
  const begun = work.get(key) ?? countAndKeep(tools, own).finally(() => work.delete(key));
  work.set(key, begun);
  return begun;
}

function ledgerOf(fileId: string, [{ terms }, beside]: Rasters): StoredLedger {
  return { fileId, terms, beside: beside && { fileId: beside.fileId, terms: beside.terms } };
}

async function knownLedger({ services }: RasterTools, own: Rasters): Promise<OpenLedger | null> {
  const [{ ledger }] = own;
  if (!ledger || !isDeepStrictEqual(ledger, ledgerOf(ledger.fileId, own))) return null;
  return openLedger(services, ledger);
}

async function openLedger(
  { files, database }: RasterTools['services'],
  { fileId, beside }: StoredLedger,
): Promise<OpenLedger> {
  const [file] = await files.paths(database.db, [fileId]);
  return { path: file.path, hasBeside: beside !== null };
}

async function countAndKeep(tools: RasterTools, own: Rasters): Promise<OpenLedger> {
  const { services, workers } = tools;
  const [raster, beside] = own;
  const outPath = services.files.temporaryPath('.ledger');
  try {
    await workers.run({
      kind: 'write-ledger',
      cells: await storedTerms(services, raster),
      beside: beside && (await storedTerms(services, beside)),
      outPath,
    });
    const file = await services.files.adopt(outPath, 'cells.ledger');
    return await keepLedger(tools, own, file);
  } finally {
    // A kept file has moved away; this is for what a failure left.
    await rm(outPath, { force: true });
  }
}

/** Makes a ledger that of its raster, in the place of the one before. */
async function keepLedger(tools: RasterTools, own: Rasters, file: TemporaryFile): Promise<OpenLedger> {
  const { services } = tools;
  const [{ id, projectId }, beside] = own;
  const as = { projectId, purpose: 'result' } as const;
  const { ledger, now, dropped } = await services.files.keep(
    services.database,
    [file],
    as,
    async (tx, [kept]) => {
      const rowOf = async (raster: ResultRasterRow): Promise<ResultRasterRow> =>
        (await findRasterRow(tx, raster.id)) ?? fail('NO_RESULT', { model: raster.quantity });
      const rows: Rasters = [await rowOf(own[0]), beside && (await rowOf(beside))];
      const made = ledgerOf(kept.id, own);
      await updateRaster(tx, id, { ledger: made });
      const before = rows[0].ledger?.fileId;
      return {
        ledger: made,
        now: rows,
        dropped: await services.files.drop(tx, before === undefined ? [] : [before]),
      };
    },
  );
  await dropped.afterCommit();
  // Where prices have changed once more meanwhile, it is one of cells that are no more.
  return isDeepStrictEqual(ledgerOf(ledger.fileId, now), ledger)
    ? openLedger(services, ledger)
    : countAndKeep(tools, now);
}

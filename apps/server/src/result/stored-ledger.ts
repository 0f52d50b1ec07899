import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { fail } from '../error/gep-error';
import type { TemporaryFile } from '../file/file-store';
import type { Services } from '../services';
import type { StoredLedger } from '../store/schema/result';
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

const underWay = new WeakMap<Services, Map<string, Promise<OpenLedger>>>();

/**
 * The ledger of a raster of a result: that of its cells as they are now. What was never counted, or before prices changed,
 * takes a pass over the cells, which goes on when the one who asked goes away: the next one wants it too.
 * @param signal ends the pass for all who wait for it
 */
export async function ledgerPath(
  tools: RasterTools,
  { rasters }: ResultYear,
  raster: ResultRasterRow,
  signal?: AbortSignal,
): Promise<OpenLedger> {
  const quantity = raster.quantity === 'value' && rasters.find((one) => one.quantity === 'function');
  const own: Rasters = [raster, quantity || null];
  const known = await knownLedger(tools, own);
  if (known) return known;
  const work = underWay.get(tools.services) ?? new Map<string, Promise<OpenLedger>>();
  underWay.set(tools.services, work);
  const key = JSON.stringify(ledgerOf('', own));
  const begun = work.get(key) ?? countAndKeep(tools, own, signal).finally(() => work.delete(key));
  work.set(key, begun);
  return begun;
}

/**
 * Writes the ledger of a raster that is looked at, in the background: until somebody edits its classes it is there. Who asks
 * for it hears what has failed.
 */
export function ledgerSoon(tools: RasterTools, year: ResultYear, raster: ResultRasterRow): void {
  tools.services.background(`ledger of raster ${raster.id}`, async (signal) => {
    await ledgerPath(tools, year, raster, signal).catch(() => undefined);
  });
}

function ledgerOf(fileId: string, [{ terms }, beside]: Rasters): StoredLedger {
  return { fileId, terms, beside: beside && { fileId: beside.fileId, terms: beside.terms } };
}

async function knownLedger({ services }: RasterTools, own: Rasters): Promise<OpenLedger | null> {
  const [{ ledger }] = own;
  return ledger && isLedgerOf(ledger, own) ? openLedger(services, ledger) : null;
}

function isLedgerOf(ledger: StoredLedger, own: Rasters): boolean {
  return isDeepStrictEqual(ledger, ledgerOf(ledger.fileId, own));
}

async function openLedger(
  { files, database }: RasterTools['services'],
  { fileId, beside }: StoredLedger,
): Promise<OpenLedger> {
  const [file] = await files.paths(database.db, [fileId]);
  return { path: file.path, hasBeside: beside !== null };
}

async function countAndKeep(tools: RasterTools, own: Rasters, signal?: AbortSignal): Promise<OpenLedger> {
  const { services, workers } = tools;
  const [raster, beside] = own;
  const outPath = services.files.temporaryPath('.ledger');
  try {
    const cells = await storedTerms(services, raster);
    const other = beside && (await storedTerms(services, beside));
    await workers.run({ kind: 'write-ledger', cells, beside: other, outPath }, signal);
    const file = await services.files.adopt(outPath, 'cells.ledger');
    return await keepLedger(tools, own, file);
  } finally {
    // A kept file has moved away; this is for what a failure left.
    await rm(outPath, { force: true });
  }
}

/** Makes a ledger that of its raster, in the place of the one before; one of cells that are no more is dropped. */
async function keepLedger(tools: RasterTools, own: Rasters, file: TemporaryFile): Promise<OpenLedger> {
  const { files, database } = tools.services;
  const [{ id, projectId }, beside] = own;
  const as = { projectId, purpose: 'result' } as const;
  const { now, dropped } = await files.keep(database, [file], as, async (tx, [kept]) => {
    const rowOf = async (raster: ResultRasterRow): Promise<ResultRasterRow> =>
      (await findRasterRow(tx, raster.id)) ?? fail('NO_RESULT', { model: raster.quantity });
    const rows: Rasters = [await rowOf(own[0]), beside && (await rowOf(beside))];
    const made = ledgerOf(kept.id, own);
    const before = rows[0].ledger;
    const isWanted = isLedgerOf(made, rows) && !(before && isLedgerOf(before, rows));
    if (isWanted) await updateRaster(tx, id, { ledger: made });
    const gone = isWanted ? before?.fileId : kept.id;
    return {
      now: [{ ...rows[0], ledger: isWanted ? made : before }, rows[1]] as Rasters,
      dropped: await files.drop(tx, gone === undefined ? [] : [gone]),
    };
  });
  await dropped.afterCommit();
  return (await knownLedger(tools, now)) ?? countAndKeep(tools, now);
}

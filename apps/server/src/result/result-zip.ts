import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Language } from '@gep/api-client/contract';
import { shortest } from '../message/shortest';
import { findFile } from '../file/queries';
import type { StoredFile } from '../file/queries';
import { closeAll, zipStream } from '../file/zip-stream';
import type { ZipEntry } from '../file/zip-stream';
import { absentServices } from './absent-services';
import { zonalOf } from './queries';
import type { ResultRasterRow } from './queries';
import { writeCells } from './redraw';
import type { RasterTools } from './redraw';
import type { Services } from '../services';
import { fail, notFound } from '../error/gep-error';
import { resultPlaces } from './model-results';
import { totalLines } from './total-lines';
import { folderOf, levelName, quantityName } from './zip-words';
import { phrase, textOf } from '../message/phrase';

/** What a download says about its results. */
export interface ZipEvidence {
  /** Files beside the results. */
  readonly files: readonly { readonly path: string; readonly bytes: Buffer }[];
  /** Whether a result is up to date, in words. */
  readonly stateOf: (modelId: string, compareFlag: number) => string;
}

const noEvidence: ZipEvidence = { files: [], stateOf: () => '' };

/**
 * All results of a project, or of one model, as a zip stream: GeoTIFFs, one table a result, one of the totals.
 * Tables are CSV in UTF-8 with a byte order mark, which spreadsheets need for Chinese.
 * @throws GepError NO_RESULT; NOT_FOUND for a file that is missing, UNAVAILABLE for one that cannot be had now
 */
export async function resultZip(
  tools: RasterTools,
  projectId: string,
  modelId: string | undefined,
  language: Language,
  evidence = noEvidence,
): Promise<Readable> {
  const { services } = tools;
  const all = await resultPlaces(services, projectId);
  const places = all.filter((place) => modelId === undefined || place.modelId === modelId);
  if (places.length === 0) return fail('NO_RESULT', { model: modelId ?? phrase('thing.project') });
  const { db } = services.database;
  const columns = textOf(phrase('csv.district-columns'))[language].split(',');
  // All files are opened before the answer begins: results may be deleted while it is read.
  const entries: ZipEntry[] = [];
  try {
    for (const place of places) {
      for (const { row, rasters } of place.years) {
        const base = `${folderOf(place)}/${row.compareFlag === 1 ? 'comparable' : 'current'}`;
        for (const raster of rasters) {
          const path = `${base}/${raster.quantity}.tif`;
          if (raster.terms) {
            entries.push({ path, ...(await openWritten(tools, raster)) });
            continue;
          }
          const file = await findFile(db, raster.fileId);
          if (file) entries.push({ path, ...(await openedFile(services, file)) });
        }
        // After the rasters: writing one may find the smallest and largest cells of its districts.
        const zonal = await zonalOf(db, { resultId: row.id });
        const lines = zonal.map((one) => [
          levelName(one.level, language),
          one.code,
          one.name,
          quantityName(place, one.quantity, language),
          one.sum,
          one.mean,
          one.min,
          one.max,
          one.validCount,
          one.count,
        ]);
        if (lines.length > 0)
          entries.push({
            path: `${base}/districts.csv`,
            bytes: csv([columns, ...lines]),
          });
      }
    }
    const absent = await absentServices(db, projectId);
    const totals = totalLines(places, absent, evidence.stateOf, language);
    entries.push({ path: 'totals.csv', bytes: csv(totals) }, ...evidence.files);
  } catch (error) {
    await closeAll(entries);
    throw error;
  }
  return zipStream(entries);
}

/**
 * A stored file for a zip; it stays readable when it is dropped meanwhile.
 * @throws GepError NOT_FOUND for one that is missing, UNAVAILABLE for one that cannot be had now
 */
export async function openedFile(services: Services, file: StoredFile) {
  const handle = await services.files.open(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return notFound('resultFile');
    services.report(error, `opening file ${file.path}`);
    return fail('UNAVAILABLE');
  });
  return { handle, size: file.size, mtime: file.createdAt };
}

/** Writes the cells of a raster that follows from others as a file that is gone once it is closed. */
async function openWritten(tools: RasterTools, raster: ResultRasterRow) {
  const { services } = tools;
  const path = services.files.temporaryPath('.tif');
  try {
    await writeCells(tools, raster, path);
    const handle = await open(path);
    return { handle, size: (await handle.stat()).size, mtime: services.now() };
  } finally {
    await rm(path, { force: true });
  }
}

/** RFC 4180; texts that a spreadsheet would take for a formula get an apostrophe. */
export function csv(rows: readonly (readonly (string | number | null)[])[]): Buffer {
  const cell = (value: string | number | null): string => {
    if (value === null) return '';
    if (typeof value === 'number') return String(shortest(value));
    const safe = /^\s*[=+\-@＝＋－＠\t\r]/.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return Buffer.from(`\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`, 'utf8');
}

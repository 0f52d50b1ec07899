import { rm } from 'node:fs/promises';
import type { RegionFile } from '@gep/api-client/contract';
import type { TemporaryFile } from '../file/file-store';
import { decodeUpload, WireEncodingError } from '../file/decode-upload';
import type { WireEncoding } from '../file/decode-upload';
import { crsText } from '../geodata/found-crs';
import { readRegionRows } from '../geodata/region-rows';
import type { RegionSummary, UploadedPart } from '../geodata/task';
import type { Db } from '../store/database';
import { deleteRegionFileRow, putRegionFile, regionFileOf } from './queries';
import type { RegionFileRow } from './queries';
import type { StoredProblem } from '../error/stored-problem';
import type { Word } from '../error/word';
import { noteChanges, openForm } from '../form/form';
import type { FormPlace } from '../form/form-queries';
import { markTables, updateSetting } from '../project/setting-queries';
import { checkRoom } from '../project/room';
import { lockForChange } from '../project/running-queries';
import type { Caller, Services } from '../services';
import type { Actor } from '../store/schema';
import { dropDepartments } from '../project/drop-departments';
import { storedGeodataProblem } from '../error/geodata-problem';
import { fail, notFound } from '../error/gep-error';
import { dropFeatures, newRegionId } from '../project/feature-queries';
import { storeFeatures } from './stored-features';

/** Stored form of what the reader found. */
export interface RegionInfo {
  readonly info: Omit<RegionFile, 'warnings'>;
  readonly warnings: StoredProblem[];
}

/**
 * Stores a shapefile as the region file: read whole in the parser process first, then its features are stored, which
 * nobody sees yet, then files, the region file with these features, and the reset of mappings, levels and departments
 * in one transaction. On failure nothing has changed.
 * @returns names of the fields
 * @throws GeodataError for faulty files, GepError WIRE_ENCODING, PROJECT_ROOM, OWNER_ROOM
 */
export async function uploadRegionFile(
  services: Services,
  projectId: string,
  uploads: readonly TemporaryFile[],
  wireEncoding: WireEncoding,
  uploadedBy: Actor,
  caller?: Caller,
): Promise<string[]> {
  const parts: TemporaryFile[] = [];
  try {
    for (const upload of uploads) parts.push(await decode(services, upload, wireEncoding, caller));
    return await withRegion(services, { projectId, parts, caller }, async (region, regionId) => {
      const as = { projectId, purpose: 'region' } as const;
      const [dropped, before] = await services.files.keep(services.database, parts, as, async (tx, kept) => {
        await lockForChange(tx, projectId);
        await openForm(tx, regionForm(projectId));
        const old = await regionFileOf(tx, projectId);
        const fileIds = kept.map(({ id }) => id);
        const uploadedAt = services.now();
        const row = { projectId, regionId, fileIds, ...regionInfo(region), uploadedAt, uploadedBy };
        await putRegionFile(tx, row);
        await resetMappings(services, tx, projectId);
        await noteChanges(tx, regionForm(projectId), ['regionFile']);
        const dropped = await services.files.drop(tx, old?.fileIds ?? []);
        await checkRoom(services, tx, projectId);
        return [dropped, old] as const;
      });
      dropOld(services, before);
      await dropped.afterCommit();
      return region.fields.map((field) => field.name);
    });
  } finally {
    await services.files.discard(parts);
  }
}

/** Ids of the files that an upload takes the place of. */
export async function regionFileIds({ database: { db } }: Services, projectId: string): Promise<string[]> {
  return (await regionFileOf(db, projectId))?.fileIds ?? [];
}

/** What was read from the region file, null without one. */
export async function regionFileView(
  services: Services,
  projectId: string,
  word: Word,
): Promise<RegionFile | null> {
  const row = await regionFileOf(services.database.db, projectId);
  return row && viewOf(row, word);
}

/**
 * Reads the stored region file again in another encoding; mappings are reset when names of fields change.
 * @throws GepError NO_REGION_FILE; GeodataError for an unknown encoding
 */
export async function recodeRegionFile(
  services: Services,
  projectId: string,
  encoding: string,
  word: Word,
  caller?: Caller,
): Promise<RegionFile> {
  const { db } = services.database;
  const before = (await regionFileOf(db, projectId)) ?? fail('NO_REGION_FILE');
  const parts = await services.files.paths(db, before.fileIds);
  const { fileIds, uploadedAt, uploadedBy } = before;
  const names = (row: { info: RegionFileRow['info'] }) =>
    row.info.fields.map((field) => field.name).join('\n');
  return withRegion(services, { projectId, parts, encoding, caller }, async (region, regionId) => {
    const after = { projectId, regionId, fileIds, ...regionInfo(region), uploadedAt, uploadedBy };
    await services.database.transaction(async (tx) => {
      await lockForChange(tx, projectId);
      await openForm(tx, regionForm(projectId));
      const now = await regionFileOf(tx, projectId);
      // An upload has come in between: what was read is of a file that is gone.
      if (String(now?.fileIds) !== String(fileIds)) fail('FILE_REPLACED');
      await putRegionFile(tx, after);
      if (names(before) !== names(after)) await resetMappings(services, tx, projectId);
      else await markTables(tx, projectId);
      await noteChanges(tx, regionForm(projectId), ['regionFile']);
    });
    dropOld(services, before);
    return viewOf(after, word);
  });
}

/** @throws GepError NOT_FOUND without a region file */
export async function deleteRegionFile(services: Services, projectId: string): Promise<void> {
  const [dropped, before] = await services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    await openForm(tx, regionForm(projectId));
    const old = (await regionFileOf(tx, projectId)) ?? notFound('regionFile');
    await deleteRegionFileRow(tx, projectId);
    await resetMappings(services, tx, projectId);
    await noteChanges(tx, regionForm(projectId), ['regionFile']);
    return [await services.files.drop(tx, old.fileIds), old] as const;
  });
  dropOld(services, before);
  await dropped.afterCommit();
}

/** The region file is a field of the settings, which map its columns. */
function regionForm(projectId: string): FormPlace {
  return { of: { projectId }, form: 'basicSetting' };
}

/** Nobody sees the features of a file that is gone: they go in their time. */
function dropOld({ background, database }: Services, file: RegionFileRow | null): void {
  if (file)
    background('features of an earlier region file', (signal) => dropFeatures(database.db, file, signal));
}

function viewOf({ info, warnings }: RegionInfo, word: Word): RegionFile {
  return { ...info, warnings: warnings.map(word) };
}

async function decode(
  services: Services,
  upload: TemporaryFile,
  encoding: WireEncoding,
  caller?: Caller,
): Promise<TemporaryFile> {
  try {
    return await decodeUpload(
      services.files,
      upload,
      services.config.regionFileKey,
      encoding,
      caller?.signal,
    );
  } catch (error) {
    if (error instanceof WireEncodingError) fail('WIRE_ENCODING', { file: error.fileName }, error.fileName);
    throw error;
  }
}

interface Reading {
  readonly projectId: string;
  readonly parts: readonly UploadedPart[];
  readonly encoding?: string;
  readonly caller?: Caller;
}

/**
 * Reads a shapefile and stores its features under an id that no region file has yet; `work` gives it to one. The
 * features go where it fails.
 */
async function withRegion<T>(
  services: Services,
  { projectId, parts, encoding, caller }: Reading,
  work: (region: RegionSummary, regionId: string) => Promise<T>,
): Promise<T> {
  const { db } = services.database;
  const rowsPath = services.files.temporaryPath();
  const uploaded = parts.map(({ name, path }) => ({ name, path }));
  const at = { projectId, regionId: newRegionId(services.now()) };
  try {
    const region = await services.geodata(
      { kind: 'read-region', parts: uploaded, rowsPath, ...(encoding !== undefined && { encoding }) },
      { ...caller, workFolder: services.files.temporaryFolder },
    );
    try {
      await storeFeatures(db, at, readRegionRows(rowsPath), caller?.signal);
      return await work(region, at.regionId);
    } catch (error) {
      services.background('features of a refused region file', (signal) => dropFeatures(db, at, signal));
      throw error;
    }
  } finally {
    await rm(rowsPath, { force: true });
  }
}

async function resetMappings(services: Services, tx: Db, projectId: string): Promise<void> {
  const unmapped = { levelFields: {}, accountingField: null, partitionField: null, priceZoneField: null };
  await updateSetting(tx, projectId, unmapped);
  await dropDepartments(services, tx, projectId);
}

function regionInfo(region: RegionSummary): RegionInfo {
  const { fileName, encoding, encodingSource, geometryType, rowCount, crs, extent } = region;
  return {
    info: {
      fileName,
      fields: region.fields.map(({ name, type }) => ({ name, type })),
      encoding,
      encodingSource,
      candidates: region.candidates.map((candidate) => ({ ...candidate, sample: [...candidate.sample] })),
      rowCount,
      geometryType,
      crs: crsText(crs),
      crsName: crs.name,
      extent: [extent[0], extent[1], extent[2], extent[3]],
      sampleRows: region.sampleRows.map((row) => ({ ...row })),
    },
    warnings: region.warnings.map(storedGeodataProblem),
  };
}

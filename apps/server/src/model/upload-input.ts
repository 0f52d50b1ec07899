import { isRasterFile } from '@gep/ecosystem-models';
import type { FileInput, RasterFile, RecordFile } from '@gep/ecosystem-models';
import { storedGeodataProblem } from '../error/geodata-problem';
import { fail } from '../error/gep-error';
import type { TemporaryFile } from '../file/file-store';
import { noteChanges, openForm } from '../form/form';
import { checkRoom } from '../project/room';
import { lockForChange } from '../project/running-queries';
import type { Caller, Services } from '../services';
import type { Db } from '../store/database';
import type { Actor, SuppliedForm } from '../store/schema';
import { newId } from '../store/new-id';
import { checkClassRaster, keptClasses } from './class-raster';
import { forgetDeletedInput } from './deleted-input';
import { findDeletedInput } from './deleted-queries';
import { definitionOf } from './model';
import { changedSettings, fileField, inputForm } from './input-form';
import { inputOf, viewAt } from './model-input';
import type { InputPlace, InputView } from './model-input';
import { findInput, putInput } from './queries';
import type { ModelInput, NewModelInput } from './queries';
import { oneRaster, rasterFiles, rasterUpload, uploadName } from './raster-files';
import { rasterReport } from './raster-report';
import { inspectRecords } from './records/inspect-records';

/** What an uploaded file sets of its input. */
type Uploaded = Omit<
  NewModelInput,
  | 'id'
  | 'projectId'
  | 'inputKey'
  | 'compareFlag'
  | 'fileIds'
  | 'districtsChanged'
  | 'uploadedAt'
  | 'uploadedBy'
  | 'confirmedAt'
  | 'confirmedBy'
  | 'forms'
  | 'updatedAt'
>;

/** Where a file comes from, and what is written together with it. */
export interface Supply {
  readonly uploadedBy: Actor;
  /** The report forms that it is made from; none of what the owner supplies. */
  readonly forms?: readonly SuppliedForm[];
  /** In the transaction that stores the file. */
  readonly also?: (tx: Db) => Promise<void>;
}

/**
 * Stores the file of an input (or its files) after the parser process has read it. Scale and offset of a raster come from the file, a
 * reclassification from before is kept where any of its rows is for a class of the file. Rows of tables and vectors are checked by the fields of the input; columns
 * that the user chose before, or for the other year, are kept where the new file has them.
 * @throws GeodataError for faulty files; GepError INPUT_UNKNOWN, GEOMETRY_KIND, VALIDATION, CLASSES_NOT_WHOLE, CLASSES_TOO_MANY,
 * PROJECT_ROOM, OWNER_ROOM, IN_CALCULATION where a run has started meanwhile
 */
export async function uploadInput(
  services: Services,
  place: InputPlace,
  given: readonly TemporaryFile[],
  uploadedBy: Actor,
  caller?: Caller,
): Promise<InputView> {
  const input = inputOf(definitionOf(place.modelId), place.key);
  return viewAt(services, place, await storeInput(services, place, input, given, { uploadedBy }, caller));
}

/** As `uploadInput`, for an input that need not be a model's. @returns its row */
export async function storeInput(
  services: Services,
  { projectId, key, compareFlag }: Omit<InputPlace, 'modelId'>,
  input: FileInput,
  given: readonly TemporaryFile[],
  { uploadedBy, forms = [], also }: Supply,
  caller?: Caller,
): Promise<ModelInput> {
  const place = { projectId, key, compareFlag };
  const { uploads, uploaded } = await readUpload(services, place, input, given, caller);
  const as = { projectId, purpose: 'input' } as const;
  const { row, dropped } = await services.files.keep(services.database, uploads, as, async (tx, files) => {
    await lockForChange(tx, projectId);
    const form = inputForm({ projectId, inputKey: key, compareFlag });
    await openForm(tx, form);
    const replaced = await findInput(tx, projectId, key, compareFlag);
    const written = await putInput(tx, {
      ...uploaded,
      id: replaced?.id ?? newId(),
      projectId,
      inputKey: key,
      compareFlag,
      fileIds: files.map(({ id }) => id),
      uploadedAt: services.now(),
      uploadedBy,
      ...confirmationOf(forms),
      forms: [...forms],
      districtsChanged: false,
      updatedAt: services.now(),
    });
    await noteChanges(tx, form, [fileField(written), ...changedSettings(replaced, written)]);
    const forgotten = await forgetDeletedInput(services, tx, { projectId, key, compareFlag });
    const dropped = [forgotten, await services.files.drop(tx, replaced?.fileIds ?? [])];
    await also?.(tx);
    await checkRoom(services, tx, projectId);
    return { row: written, dropped };
  });
  for (const one of dropped) await one.afterCommit();
  return row;
}

/** The last confirmation of the forms, once there is one of each. */
function confirmationOf(forms: readonly SuppliedForm[]): Pick<ModelInput, 'confirmedAt' | 'confirmedBy'> {
  const all = forms.flatMap(({ confirmed }) => confirmed ?? []);
  const last = all.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time)).at(-1);
  if (!last || all.length < forms.length) return { confirmedAt: null, confirmedBy: null };
  const { time, ...confirmedBy } = last;
  return { confirmedAt: new Date(time), confirmedBy };
}

/** Reads the files of an input in the parser process, without storing anything. @throws as `uploadInput` */
export async function readUpload(
  services: Services,
  { projectId, key, compareFlag }: Omit<InputPlace, 'modelId'>,
  input: FileInput,
  given: readonly TemporaryFile[],
  caller?: Caller,
): Promise<{ readonly uploads: readonly TemporaryFile[]; readonly uploaded: Uploaded }> {
  const { db } = services.database;
  const uploads = isRasterFile(input) ? rasterUpload(input, given) : given;
  const before = await findInput(db, projectId, key, compareFlag);
  if (isRasterFile(input))
    return { uploads, uploaded: await uploadedRaster(services, input, before, uploads, caller) };
  // The files of both years tend to have the same columns.
  const similar = before ?? (await findInput(db, projectId, key, compareFlag === 1 ? 0 : 1));
  return { uploads, uploaded: await uploadedRecords(services, projectId, input, similar, uploads, caller) };
}

/** Ids of the files that an upload takes the place of, those of a deleted input included. */
export async function filesAtPlace(
  { database: { db } }: Services,
  { projectId, key, compareFlag }: Omit<InputPlace, 'modelId'>,
): Promise<string[]> {
  const rows = await Promise.all([
    findInput(db, projectId, key, compareFlag),
    findDeletedInput(db, projectId, key, compareFlag),
  ]);
  return rows.flatMap((row) => row?.fileIds ?? []);
}

async function uploadedRaster(
  services: Services,
  input: RasterFile,
  before: ModelInput | null,
  uploads: readonly TemporaryFile[],
  caller?: Caller,
): Promise<Uploaded> {
  const name = uploadName(uploads);
  const raster = await services.geodata(
    { kind: 'inspect-raster', ...rasterFiles(input, uploads), name },
    { ...caller, workFolder: services.files.temporaryFolder },
  );
  if (raster.series && !input.multiBand) oneRaster();
  if (raster.crs === null) fail('RASTER_NO_CRS', { file: name });
  if (raster.transform === null) fail('RASTER_NO_GEOREFERENCE', { file: name });
  checkClassRaster(input, name, raster);
  const report = rasterReport(raster);
  return {
    fileName: name,
    plain: null,
    plainAt: null,
    plainBy: null,
    scale: report.scale,
    offset: report.offset,
    noData: [],
    ...keptClasses(input, before, report.classes),
    classesConfirmedAt: null,
    classesConfirmedBy: null,
    report,
    warnings: raster.warnings.map(storedGeodataProblem),
    problems: [],
    problemCount: 0,
  };
}

async function uploadedRecords(
  services: Services,
  projectId: string,
  input: RecordFile,
  before: ModelInput | null,
  uploads: readonly TemporaryFile[],
  caller?: Caller,
): Promise<Uploaded> {
  // Another file may be in another encoding.
  const settings = { fields: before?.fields ?? {}, encoding: null };
  const found = await inspectRecords(services, projectId, input, uploads, settings, caller);
  const main = uploads.find(({ name }) => /\.shp$/i.test(name)) ?? uploads[0];
  return { ...settings, ...found, fileName: main.name };
}

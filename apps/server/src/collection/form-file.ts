import { isDeepStrictEqual } from 'node:util';
import { limits } from '@gep/api-client/contract';
import type { Language } from '@gep/api-client/contract';
import type { TableFile } from '@gep/ecosystem-models';
import { failAll } from '../error/gep-error';
import type { TemporaryFile } from '../file/file-store';
import { readRecordFile, sourceRows } from '../model/records/inspect-records';
import { tableWorkbook } from '../model/records/workbook/table-workbook';
import { readUpload } from '../model/upload-input';
import { checkRoom } from '../project/room';
import type { Caller, Services } from '../services';
import { newId } from '../store/new-id';
import { actorOf } from '../user/actor';
import type { User } from '../user/queries';
import { earlierYear } from './earlier-year';
import { openedForm } from './form-actions';
import { formBook } from './form-book';
import { checkForm } from './form-findings';
import { formPlace } from './form-place';
import type { FormPlace } from './form-place';
import { takeFormRows } from './form-rows';
import type { WorkbookConflict } from './merge-rows';
import { keepRefused } from './refused-table';
import { deleteRefusal } from '../report/refusal-queries';
import { isTable } from './report-inputs';
import { filesOfForms, findForm, putFile, updateForm } from '../report/report-queries';
import { rowsOf } from './supply-input';

/**
 * Takes the file of a form: a raster or vector file as it is, the rows of a table as its cells.
 * @returns cells of a workbook that others have changed since it was made: they stay as they are
 * @throws as `readUpload`; GepError FORM_STATE, NOT_FOUND; every fault of a table, which changes nothing then
 */
export async function uploadForm(
  services: Services,
  user: User,
  formId: string,
  given: readonly TemporaryFile[],
  caller?: Caller,
): Promise<readonly WorkbookConflict[]> {
  const { db } = services.database;
  const place = await formPlace(db, await findForm(db, formId));
  if (isTable(place.input)) return takeRows(services, user, place, place.input, given, caller);
  await takeFile(services, user, place, given, caller);
  return [];
}

/** The workbook of a table form in the language of the reader, with what is filled in so far. @throws GepError NOT_FOUND */
export async function formWorkbook(
  services: Services,
  formId: string,
  language: Language,
): Promise<{ readonly fileName: string; readonly content: Uint8Array }> {
  const { place, book } = await formBook(services, formId);
  return {
    fileName: `${place.name[language]}.xlsx`,
    content: await tableWorkbook({ ...book, language }),
  };
}

async function takeFile(
  services: Services,
  user: User,
  { form, template, input }: FormPlace,
  given: readonly TemporaryFile[],
  caller?: Caller,
): Promise<void> {
  const { projectId, inputKey } = template;
  const compareFlag = template.compareFlag === 1 ? 1 : 0;
  const at = { projectId, key: inputKey, compareFlag } as const;
  const { uploads, uploaded } = await readUpload(services, at, input, given, caller);
  const as = { projectId, purpose: 'report' } as const;
  const dropped = await services.files.keep(services.database, uploads, as, async (tx, files) => {
    await openedForm(tx, user, form.id, 'save');
    const before = (await filesOfForms(tx, [form.id])).find(({ version }) => version === 0);
    await putFile(tx, {
      ...uploaded,
      id: before?.id ?? newId(),
      projectId,
      inputKey,
      compareFlag,
      fileIds: files.map(({ id }) => id),
      uploadedAt: services.now(),
      uploadedBy: actorOf(user),
      updatedAt: services.now(),
      formId: form.id,
      version: 0,
    });
    await updateForm(tx, form.id, { state: 'DRAFT', fillProgress: 99, updatedAt: services.now() });
    const dropped = await services.files.drop(tx, before?.fileIds ?? []);
    await checkRoom(services, tx, projectId);
    return dropped;
  });
  await dropped.afterCommit();
}

async function takeRows(
  services: Services,
  user: User,
  place: FormPlace,
  input: TableFile,
  given: readonly TemporaryFile[],
  caller?: Caller,
): Promise<readonly WorkbookConflict[]> {
  const earlier = await earlierYear(services, place.form);
  const read = await readRecordFile(services, input, given, null, 'EPSG:4326', caller);
  const source = sourceRows(read, given);
  const taken = await services.database.transaction(async (tx) => {
    const { form, ...opened } = await openedForm(tx, user, place.form.id, 'save');
    const revision = form.revision + 1;
    const before = rowsOf({ ...opened, form });
    const { districts } = opened;
    const taken = takeFormRows({ input, rows: before, districts, revision }, source);
    if (taken.problems.length > 0) return taken;
    await deleteRefusal(tx, form.id);
    const { rows } = taken;
    if (isDeepStrictEqual(rows, before)) return taken;
    const checked = checkForm(
      input,
      opened.name,
      rowsOf({ ...opened, form: { ...form, rows: [...rows] } }),
      opened.districts,
      earlier,
    );
    await updateForm(tx, form.id, {
      state: 'DRAFT',
      rows: [...rows],
      revision,
      fillProgress: Math.min(99, checked.filled),
      updatedAt: services.now(),
    });
    return taken;
  });
  if (taken.problems.length > 0) await keepRefused(services, place.form.id, source, taken);
  failAll(taken.problems.slice(0, limits.shownProblems));
  return taken.conflicts;
}

import { copyFile, writeFile } from 'node:fs/promises';
import type { TableFile } from '@gep/ecosystem-models';
import { fail } from '../error/gep-error';
import type { TemporaryFile } from '../file/file-store';
import { deleteStored } from '../model/deleted-input';
import { districtCode } from '../model/records/match-columns';
import { tableWorkbook } from '../model/records/input-template';
import type { TableCells } from '../model/records/input-template';
import { storeInput } from '../model/upload-input';
import { findInput } from '../model/queries';
import { partitionDistricts } from '../region/partition-districts';
import type { Caller, Services } from '../services';
import type { Db } from '../store/database';
import type { Actor, StoredRow } from '../store/schema';
import { valueOf, withDistrictRows } from './form-cells';
import type { FormPlace } from './form-place';
import { isTable } from './report-inputs';
import { currentFile, formsOfTemplate, versionsOf } from '../report/report-queries';
import type { ReportForm } from '../report/report-queries';

/** What a change of a form means for the inputs of the models. */
interface Change {
  /** Forms of the report that are confirmed once the change is made. */
  readonly confirmed: readonly ReportForm[];
  readonly by: Actor;
  /** Makes the change, in the transaction that also replaces the input. */
  readonly also: (tx: Db) => Promise<void>;
}

/**
 * Makes the input of the models from the confirmed forms of a report: the rows of all departments in one table, or the
 * file of one. Without any, what forms had supplied leaves the inputs; a file that the owner uploaded stays.
 * @throws as `storeInput`
 */
export async function supplyInput(
  services: Services,
  { template, input, form }: FormPlace,
  { confirmed, by, also: change }: Change,
  caller?: Caller,
): Promise<void> {
  const { db } = services.database;
  const also = async (tx: Db): Promise<void> => {
    await change(tx);
    // What was put together before the transaction must be what is confirmed in it: of others, and in this version.
    const now = (await formsOfTemplate(tx, template.id)).filter(({ state }) => state === 'CONFIRMED');
    const said = (forms: readonly ReportForm[]): string =>
      forms.map(({ id, version }) => `${id}/${version}`).join();
    if (said(now) !== said(confirmed)) fail('FILE_REPLACED');
  };
  const place = {
    projectId: template.projectId,
    key: template.inputKey,
    compareFlag: template.compareFlag === 1 ? 1 : 0,
  } as const;
  if (confirmed.length === 0) {
    const stored = await findInput(db, place.projectId, place.key, place.compareFlag);
    if (stored?.confirmedBy) await deleteStored(services, place, also);
    else await services.database.transaction(also);
    return;
  }
  const latest = await Promise.all(confirmed.map(async ({ id }) => (await versionsOf(db, id)).at(0)));
  const last = latest
    .flatMap((one) => one ?? [])
    .sort((a, b) => +a.submittedAt - +b.submittedAt)
    .at(-1);
  const files = isTable(input)
    ? [
        await mergedTable(
          services,
          input,
          place.projectId,
          latest.map((one) => one?.rows ?? []),
        ),
      ]
    : await copiedFiles(services, form.id);
  try {
    const supply = { uploadedBy: last?.submittedBy ?? by, confirmedBy: by, also };
    await storeInput(services, place, input, files, supply, caller);
  } finally {
    await services.files.discard(files);
  }
}

/** The forms of a report that are confirmed, with or without one of them. */
export async function confirmedForms(db: Db, form: ReportForm, isConfirmed: boolean): Promise<ReportForm[]> {
  const all = await formsOfTemplate(db, form.templateId);
  return all.filter(({ id, state }) => (id === form.id ? isConfirmed : state === 'CONFIRMED'));
}

async function mergedTable(
  services: Services,
  input: TableFile,
  projectId: string,
  tables: readonly (readonly StoredRow[])[],
): Promise<TemporaryFile> {
  const columns = [districtCode, ...input.fields.map(({ key }) => key)];
  const rows = tables.flatMap((table) =>
    table.map((row): TableCells =>
      Object.fromEntries(columns.map((column) => [column, valueOf(row, column)])),
    ),
  );
  const districts = (await partitionDistricts(services.database.db, projectId)) ?? [];
  const path = services.files.temporaryPath('.xlsx');
  await writeFile(path, await tableWorkbook(input, rows, districts, 'zh'));
  return services.files.adopt(path, `${input.name.zh}.xlsx`);
}

/** Copies of the files of a form: those of a version stay as they were handed in. */
async function copiedFiles(services: Services, formId: string): Promise<TemporaryFile[]> {
  const { db } = services.database;
  const file = await currentFile(db, formId);
  const stored = await services.files.paths(db, file?.fileIds ?? []);
  return Promise.all(
    stored.map(async ({ name, path }) => {
      const copy = services.files.temporaryPath();
      await copyFile(path, copy);
      return services.files.adopt(copy, name);
    }),
  );
}

/** The rows of a form as they are handed in: each district once. */
export function rowsOf({ form, districts }: FormPlace): StoredRow[] {
  return withDistrictRows(
    form.rows,
    districts.map(({ code }) => code),
  );
}

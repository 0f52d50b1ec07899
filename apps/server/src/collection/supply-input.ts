import { copyFile, writeFile } from 'node:fs/promises';
import type { TableFile } from '@gep/ecosystem-models';
import type { FormState } from '@gep/api-client/contract';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import { fail, notFound } from '../error/gep-error';
import type { TemporaryFile } from '../file/file-store';
import { deleteStored } from '../model/deleted-input';
import type { TableCells } from '../model/records/workbook/data-sheet';
import { plainWorkbook } from '../model/records/workbook/table-workbook';
import { storeInput } from '../model/upload-input';
import { findInput } from '../model/queries';
import { partitionDistricts } from '../region/partition-districts';
import type { Caller, Services } from '../services';
import type { Db } from '../store/database';
import type { Actor, StoredDeed, StoredRow, SuppliedForm } from '../store/schema';
import { departmentNames } from '../user/queries';
import { valueOf, withDistrictRows } from './form-cells';
import type { FormPlace } from './form-place';
import { isTable } from './report-inputs';
import { currentFile, formsOfTemplate, versionsOf } from '../report/report-queries';
import type { ReportForm, ReportVersion } from '../report/report-queries';

/** What a change of a form means for the inputs of the models. */
interface Change {
  /** Forms of the report that make the input once the change is made, and their states then. */
  readonly forms: readonly ReportForm[];
  readonly states: readonly FormState[];
  /** The form that the change confirms. */
  readonly confirms?: ReportForm;
  readonly by: Actor;
  /** Makes the change, in the transaction that also replaces the input. */
  readonly also?: (tx: Db) => Promise<void>;
}

/**
 * Makes the input of the models from forms of a report: the rows of all departments in one table, or the file of one.
 * Without any, what forms had supplied leaves the inputs; a file that the owner uploaded stays.
 * @throws as `storeInput`
 */
export async function supplyInput(
  services: Services,
  { template, input }: Pick<FormPlace, 'template' | 'input'>,
  { forms, states, confirms, by, also: change }: Change,
  caller?: Caller,
): Promise<void> {
  const { db } = services.database;
  const also = async (tx: Db): Promise<void> => {
    await change?.(tx);
    // What was put together before the transaction must be what is there in it: of others, and in this version.
    const now = (await formsOfTemplate(tx, template.id)).filter(({ state }) => states.includes(state));
    const said = (these: readonly ReportForm[]): string =>
      these.map(({ id, version }) => `${id}/${version}`).join();
    if (said(now) !== said(forms)) fail('FILE_REPLACED');
  };
  const place = {
    projectId: template.projectId,
    key: template.inputKey,
    compareFlag: template.compareFlag === 1 ? 1 : 0,
  } as const;
  if (forms.length === 0) {
    const stored = await findInput(db, place.projectId, place.key, place.compareFlag);
    if (stored && stored.forms.length > 0) await deleteStored(services, place, also);
    else await services.database.transaction(also);
    return;
  }
  const names = await departmentNames(db, template.projectId);
  const parts = await Promise.all(
    forms.map(async (form) => {
      const version = (await versionsOf(db, form.id)).at(0) ?? notFound('report');
      const confirmed = confirms?.id === form.id ? { ...by, time: services.now().toISOString() } : undefined;
      return { rows: version.rows, supplied: suppliedForm(form, version, names, confirmed) };
    }),
  );
  const last = parts
    .flatMap(({ supplied }) => supplied.submitted ?? [])
    .sort((a, b) => Date.parse(a.time) - Date.parse(b.time))
    .at(-1);
  const { time: _time, ...uploadedBy } = last ?? { ...by, time: '' };
  const rows = parts.map((part) => part.rows);
  const files = isTable(input)
    ? [await mergedTable(services, input, place.projectId, rows)]
    : await copiedFiles(services, forms[0].id);
  try {
    const supply = { uploadedBy, forms: parts.map(({ supplied }) => supplied), also };
    await storeInput(services, place, input, files, supply, caller);
  } finally {
    await services.files.discard(files);
  }
}

/** A version of a form, as the input that it is part of remembers it. */
function suppliedForm(
  { id, userId, state }: ReportForm,
  { version, submittedBy, submittedAt, decidedBy, decidedAt, explanations }: ReportVersion,
  names: ReadonlyMap<string, string>,
  confirming?: StoredDeed,
): SuppliedForm {
  const decided = state === 'CONFIRMED' && decidedBy && decidedAt;
  return {
    formId: id,
    version,
    deptName: names.get(userId) ?? '',
    submitted: submittedBy && { ...submittedBy, time: submittedAt.toISOString() },
    explanations: explanations.filter(({ text }) => text.trim() !== ''),
    confirmed: confirming ?? (decided ? { ...decidedBy, time: decidedAt.toISOString() } : null),
  };
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
  await writeFile(path, await plainWorkbook(input, rows, districts, 'zh'));
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

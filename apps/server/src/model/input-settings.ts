import {
  checkInputs,
  checkReclassification,
  isRasterFile,
  reclassificationPresets,
} from '@gep/ecosystem-models';
import type { FileInput, ModelDefinition, RecordFile } from '@gep/ecosystem-models';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import type { ColumnMapping } from '@gep/ecosystem-models/table-checks';
import { fail, failAll } from '../error/gep-error';
import { storedModelProblem } from '../error/model-problem';
import { phrase } from '../message/phrase';
import { noteChanges, openForm } from '../form/form';
import { lockForChange } from '../project/running-queries';
import type { Caller, Services } from '../services';
import type { Actor } from '../store/schema';
import { newId } from '../store/new-id';
import { lacksClasses, readsEcosystemTypes } from './input-classes';
import { forgetDeletedInput } from './deleted-input';
import { definitionOf } from './model';
import { changedSettings, inputForm } from './input-form';
import { inputOf, viewAt } from './model-input';
import type { InputPlace, InputView } from './model-input';
import { findInput, putInput } from './queries';
import type { ModelInput, NewModelInput } from './queries';
import { inspectRecords } from './records/inspect-records';

export interface InputSettingsForm {
  readonly scale?: number;
  readonly offset?: number;
  readonly noData?: number[];
  readonly reclassification?: { from: number; to: number }[];
  /** Key of the ready table that the reclassification was filled with. */
  readonly preset?: string | null;
  /** Whether the user has checked what each class of the file means. */
  readonly classesConfirmed?: boolean;
  readonly plain?: number | number[] | null;
  /** Columns of fields: those that are named replace what was chosen before. */
  readonly fields?: Record<string, string | null>;
  readonly encoding?: string | null;
}

/**
 * Sets how an input is read, or a plain value in its place; what is left out keeps its value. A table or vector file is
 * read and checked again where its columns or its encoding change.
 * @throws GepError PARAMETER_INVALID, INPUT_NOT_PLAIN, TABLE_COLUMN_MISSING, VALIDATION, CLASSES_NOT_READ; GeodataError
 */
export async function saveInputSettings(
  services: Services,
  place: InputPlace,
  form: InputSettingsForm,
  actor: Actor,
  caller?: Caller,
): Promise<InputView> {
  const definition = definitionOf(place.modelId);
  const input = inputOf(definition, place.key);
  if (form.scale === 0) {
    fail('VALIDATION', { field: 'scale', rule: phrase('rule.scale-not-zero') }, 'body.scale');
  }
  if (form.plain !== undefined && form.plain !== null) checkPlain(definition, input, form.plain);
  if (form.reclassification && form.reclassification.length > 0) checkClasses(input, form.reclassification);
  if (form.preset !== undefined && form.preset !== null) checkPreset(input, form.preset);
  const read = isRasterFile(input) ? null : await readAgain(services, place, input, form, caller);
  const { projectId, key, compareFlag } = place;
  const { row, forgotten } = await services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    const at = inputForm({ projectId, inputKey: key, compareFlag });
    await openForm(tx, at);
    const before = await findInput(tx, projectId, key, compareFlag);
    if (read && String(before?.fileIds ?? '') !== String(read.fileIds)) fail('FILE_REPLACED');
    if (form.classesConfirmed && before && lacksClasses(input, before))
      fail('CLASSES_NOT_READ', { file: before.fileName ?? '', input: input.name }, key);
    const { fields: _fields, encoding: _encoding, classesConfirmed: _confirmed, ...rest } = form;
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const written = await putInput(tx, {
      ...(before ?? { id: newId(), projectId, inputKey: key, compareFlag }),
      ...given,
      ...read?.settings,
      ...(form.plain !== undefined && plainGiven(form.plain, actor, services.now())),
      ...confirmation(before, form, actor, services.now()),
      updatedAt: services.now(),
    });
    await noteChanges(tx, at, changedSettings(before, written));
    return { row: written, forgotten: await forgetDeletedInput(services, tx, place) };
  });
  await forgotten.afterCommit();
  return viewAt(services, place, row);
}

/** Who gave a value in the place of a file, and when. */
function plainGiven(
  plain: number | number[] | null,
  by: Actor,
  now: Date,
): Pick<NewModelInput, 'plainAt' | 'plainBy'> {
  return plain === null ? { plainAt: null, plainBy: null } : { plainAt: now, plainBy: by };
}

/**
 * Who confirmed the classes of an input, and when: another table takes that back unless it is confirmed, too. What stays
 * as it was is not named.
 */
function confirmation(
  before: ModelInput | null,
  form: InputSettingsForm,
  by: Actor,
  now: Date,
): Pick<NewModelInput, 'classesConfirmedAt' | 'classesConfirmedBy'> {
  const open = { classesConfirmedAt: null, classesConfirmedBy: null };
  const { classesConfirmed, reclassification } = form;
  if (classesConfirmed !== undefined)
    return classesConfirmed && before?.fileIds.length
      ? { classesConfirmedAt: now, classesConfirmedBy: by }
      : open;
  const key = (rows: readonly { from: number; to: number }[]): string =>
    JSON.stringify(rows.map(({ from, to }) => [from, to]).sort(([a], [b]) => a - b));
  const changed = reclassification && key(reclassification) !== key(before?.reclassification ?? []);
  return changed ? open : {};
}

/**
 * What the stored file of a table or vector input gives with other columns or another encoding, and which file that is;
 * null where neither is given.
 */
async function readAgain(
  services: Services,
  { projectId, key, compareFlag }: InputPlace,
  input: RecordFile,
  form: InputSettingsForm,
  caller?: Caller,
): Promise<{ fileIds: readonly string[]; settings: Partial<NewModelInput> } | null> {
  if (form.fields === undefined && form.encoding === undefined) return null;
  const { db } = services.database;
  const row = await findInput(db, projectId, key, compareFlag);
  const settings = {
    fields: { ...row?.fields, ...checkedFields(input, form.fields ?? {}) },
    encoding: form.encoding === undefined ? (row?.encoding ?? null) : form.encoding,
  };
  const fileIds = row?.fileIds ?? [];
  if (!row || fileIds.length === 0) return { fileIds, settings };
  const parts = await services.files.paths(db, row.fileIds);
  const found = await inspectRecords(services, projectId, input, parts, settings, caller);
  const columns = Object.entries(form.fields ?? {});
  const lost = columns.find(([field, column]) => column !== null && found.report.mapping[field] !== column);
  if (lost)
    fail('VALIDATION', {
      field: `fields.${lost[0]}`,
      rule: phrase('rule.column-unknown', { column: String(lost[1]) }),
    });
  return { fileIds, settings: { ...settings, ...found, districtsChanged: false } };
}

/** @throws GepError VALIDATION for keys that the input does not have, and for a column that serves two fields */
function checkedFields(input: RecordFile, fields: ColumnMapping): ColumnMapping {
  const keys = [...(input.kind === 'table' ? [districtCode] : []), ...input.fields.map(({ key }) => key)];
  const stranger = Object.keys(fields).find((key) => !keys.includes(key));
  if (stranger !== undefined)
    fail('VALIDATION', {
      field: `fields.${stranger}`,
      rule: phrase('rule.one-of', { allowed: keys.join(', ') }),
    });
  const columns = Object.values(fields).filter((column) => column !== null);
  const twice = columns.find((column, i) => columns.indexOf(column) < i);
  if (twice !== undefined)
    fail('VALIDATION', { field: 'fields', rule: phrase('rule.column-twice', { column: twice }) });
  return fields;
}

function checkPlain(definition: ModelDefinition, input: FileInput, plain: number | number[]): void {
  if (!isRasterFile(input) || input.plain === undefined) fail('INPUT_NOT_PLAIN', { input: input.name });
  const state = Array.isArray(plain)
    ? ({ kind: 'list', values: plain } as const)
    : ({ kind: 'plain', value: plain } as const);
  // Without its condition the input is checked with any parameters.
  const alone = { ...definition, files: [{ ...input, requiredWhen: undefined }] };
  failAll(
    checkInputs(alone, {}, { [input.key]: state }).map((problem) => storedModelProblem(problem, definition)),
  );
}

/** @throws GepError VALIDATION for a table that there is not, and for inputs that have none */
function checkPreset(input: FileInput, preset: string): void {
  const keys = reclassificationPresets.map(({ key }) => key);
  const rule = readsEcosystemTypes(input)
    ? phrase('rule.one-of', { allowed: keys.join(', ') })
    : phrase('rule.preset-input');
  if (!readsEcosystemTypes(input) || !keys.includes(preset))
    fail('VALIDATION', { field: 'preset', rule }, 'body.preset');
}

function checkClasses(input: FileInput, rows: readonly { from: number; to: number }[]): void {
  const classes = isRasterFile(input) ? input.classes : undefined;
  const codes = typeof classes === 'object' ? new Set(classes.map(({ value }) => value)) : null;
  if (codes === null) {
    const problems = checkReclassification(rows.map(({ from, to }) => ({ source: from, type: to })));
    failAll(problems.map((problem) => storedModelProblem(problem)));
    return;
  }
  const wrong = rows.find(({ to }) => to !== -9999 && !codes.has(to));
  if (wrong) {
    const problem = { at: `inputs.${input.key}`, code: 'unknown-option', got: wrong.to } as const;
    failAll([storedModelProblem({ ...problem, allowed: [...codes].map(String) }, { files: [input] })]);
  }
}

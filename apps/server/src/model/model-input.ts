import { checkInputs, checkReclassification } from '@gep/ecosystem-models';
import type { FileInput, ModelDefinition } from '@gep/ecosystem-models';
import type { StoredInput } from '@gep/api-client/contract';
import type { TemporaryFile } from '../file/file-store';
import { findFiles } from '../file/queries';
import { assignmentsOf, deleteInputs, findInput, inputsOf, putInput, setAssignment } from './queries';
import type { ModelInput } from './queries';
import { newId } from '../store/new-id';
import type { StoredProblem } from '../error/stored-problem';
import { findUsers } from '../user/queries';
import type { Services } from '../services';
import { storedGeodataProblem } from '../error/geodata-problem';
import { fail, failAll, notFound } from '../error/gep-error';
import { storedModelProblem } from '../error/model-problem';
import { definitionOf } from './model';
import { rasterReport, scaledReport, settingWarnings } from './raster-report';
import { phrase } from '../message/phrase';

/** An input as clients see it, its warnings still unworded. */
export type InputView = Omit<StoredInput, 'warnings'> & { readonly warnings: StoredProblem[] };

/** The input of a model by key. @throws GepError INPUT_UNKNOWN */
export function inputOf(definition: ModelDefinition, key: string): FileInput {
  const input = definition.files.find((file) => file.key === key);
  return input ?? fail('INPUT_UNKNOWN', { model: definition.name, key });
}

/** The stored inputs that a model reads. */
export async function inputViews(
  services: Services,
  projectId: string,
  definition: ModelDefinition,
): Promise<InputView[]> {
  const { db } = services.database;
  const keys = new Map(definition.files.map((file) => [file.key, file]));
  const rows = (await inputsOf(db, projectId)).filter((row) => keys.has(row.inputKey));
  const assigned = await assignmentsOf(db, projectId);
  return Promise.all(rows.map((row) => viewOf(services, row, keys.get(row.inputKey), assigned)));
}

async function viewOf(
  services: Services,
  row: ModelInput,
  input: FileInput | undefined,
  assigned: ReadonlyMap<string, string[]>,
): Promise<InputView> {
  const files = await findFiles(services.database.db, row.fileIds);
  return {
    key: row.inputKey,
    compareFlag: row.compareFlag === 1 ? 1 : 0,
    file:
      row.fileName === null || row.report === null
        ? null
        : {
            name: row.fileName,
            bytes: files.reduce((sum, file) => sum + file.size, 0),
            uploadTime: (row.uploadedAt ?? row.updatedAt).toISOString(),
            report: scaledReport(row.report, row.scale, row.offset),
          },
    settings: {
      scale: row.scale,
      offset: row.offset,
      noData: row.noData,
      reclassification: [...row.reclassification],
      plain: row.plain ?? null,
    },
    assignedUserIds: assigned.get(row.inputKey) ?? [],
    warnings: [...row.warnings, ...(input ? settingWarnings(input, row) : [])],
  };
}

/** Which input of a model, in which year. */
export interface InputPlace {
  readonly projectId: string;
  readonly modelId: string;
  readonly key: string;
  readonly compareFlag: 0 | 1;
}

async function answer(services: Services, place: InputPlace, row: ModelInput): Promise<InputView> {
  const assigned = await assignmentsOf(services.database.db, place.projectId);
  return viewOf(services, row, inputOf(definitionOf(place.modelId), place.key), assigned);
}

/**
 * Stores the file of an input after the parser process has read it; scale and offset come from the file, a
 * reclassification from before is kept while the classes are the same.
 * @throws GeodataError for faulty files; GepError INPUT_UNKNOWN, MODEL_UNAVAILABLE (vector and table inputs), VALIDATION
 */
export async function uploadInput(
  services: Services,
  place: InputPlace,
  uploads: readonly TemporaryFile[],
  signal?: AbortSignal,
): Promise<InputView> {
  const input = inputOf(definitionOf(place.modelId), place.key);
  if (input.kind !== 'raster' && input.kind !== 'class-raster') {
    fail('MODEL_UNAVAILABLE', { model: definitionOf(place.modelId).name });
  }
  const [upload] = uploads;
  if (uploads.length !== 1) {
    fail('VALIDATION', {
      field: 'files',
      rule: phrase('rule.one-raster'),
    });
  }
  const raster = await services.geodata(
    { kind: 'inspect-raster', path: upload.path, name: upload.name },
    { signal, workFolder: services.files.temporaryFolder },
  );
  if (raster.crs === null) fail('RASTER_NO_CRS', { file: upload.name });
  if (raster.transform === null) fail('RASTER_NO_GEOREFERENCE', { file: upload.name });
  const report = rasterReport(raster);
  const warnings = raster.warnings.map(storedGeodataProblem);
  const { projectId, key, compareFlag } = place;
  const as = { projectId, purpose: 'input' } as const;
  const { row, dropped } = await services.files.keep(services.database, [upload], as, async (tx, [file]) => {
    const before = await findInput(tx, projectId, key, compareFlag);
    const now = services.now();
    const written = await putInput(tx, {
      id: before?.id ?? newId(),
      projectId,
      inputKey: key,
      compareFlag,
      fileIds: [file.id],
      fileName: file.name,
      uploadedAt: now,
      plain: null,
      scale: report.scale,
      offset: report.offset,
      noData: [],
      reclassification: input.kind === 'class-raster' ? (before?.reclassification ?? []) : [],
      report,
      warnings,
      updatedAt: now,
    });
    return { row: written, dropped: await services.files.drop(tx, before?.fileIds ?? []) };
  });
  await dropped.afterCommit();
  return answer(services, place, row);
}

export interface InputSettingsForm {
  readonly scale?: number;
  readonly offset?: number;
  readonly noData?: number[];
  readonly reclassification?: { from: number; to: number }[];
  readonly plain?: number | number[] | null;
}

/**
 * Sets how an input is read, or a plain value in its place; what is left out keeps its value.
 * @throws GepError PARAMETER_INVALID, INPUT_NOT_PLAIN, VALIDATION
 */
export async function saveInputSettings(
  services: Services,
  place: InputPlace,
  form: InputSettingsForm,
): Promise<InputView> {
  const input = inputOf(definitionOf(place.modelId), place.key);
  if (form.scale === 0) {
    fail('VALIDATION', { field: 'scale', rule: phrase('rule.scale-not-zero') }, 'body.scale');
  }
  if (form.plain !== undefined && form.plain !== null)
    checkPlain(definitionOf(place.modelId), input, form.plain);
  if (form.reclassification && form.reclassification.length > 0) checkClasses(input, form.reclassification);
  const { projectId, key, compareFlag } = place;
  const row = await services.database.transaction(async (tx) => {
    const before = await findInput(tx, projectId, key, compareFlag);
    const now = services.now();
    return putInput(tx, {
      ...(before ?? { id: newId(), projectId, inputKey: key, compareFlag }),
      ...(form.scale !== undefined && { scale: form.scale }),
      ...(form.offset !== undefined && { offset: form.offset }),
      ...(form.noData !== undefined && { noData: form.noData }),
      ...(form.reclassification !== undefined && { reclassification: form.reclassification }),
      ...(form.plain !== undefined && { plain: form.plain }),
      updatedAt: now,
    });
  });
  return answer(services, place, row);
}

function checkPlain(definition: ModelDefinition, input: FileInput, plain: number | number[]): void {
  if (input.plain === undefined) fail('INPUT_NOT_PLAIN', { input: input.name });
  const state = Array.isArray(plain)
    ? ({ kind: 'list', values: plain } as const)
    : ({ kind: 'plain', value: plain } as const);
  // Without its condition the input is checked with any parameters.
  const alone = { ...definition, files: [{ ...input, requiredWhen: undefined }] };
  failAll(checkInputs(alone, {}, { [input.key]: state }).map(storedModelProblem));
}

function checkClasses(input: FileInput, rows: readonly { from: number; to: number }[]): void {
  const codes = Array.isArray(input.classes) ? new Set(input.classes.map(({ value }) => value)) : null;
  if (codes === null) {
    failAll(
      checkReclassification(rows.map(({ from, to }) => ({ source: from, type: to }))).map(storedModelProblem),
    );
    return;
  }
  const wrong = rows.find(({ to }) => to !== -9999 && !codes.has(to));
  if (wrong) {
    fail('PARAMETER_INVALID', {
      parameter: input.name,
      value: wrong.to,
      expected: [...codes].join(', '),
    });
  }
}

/** Deletes file and settings of an input. @throws GepError NOT_FOUND */
export async function deleteInput(services: Services, place: InputPlace): Promise<void> {
  inputOf(definitionOf(place.modelId), place.key);
  const dropped = await services.database.transaction(async (tx) => {
    const row = (await findInput(tx, place.projectId, place.key, place.compareFlag)) ?? notFound('input');
    await deleteInputs(tx, [row.id]);
    return services.files.drop(tx, row.fileIds);
  });
  await dropped.afterCommit();
}

/** Sets which departments may fill in an input. @throws GepError NOT_FOUND for others than the project's departments */
export async function assignInput(
  services: Services,
  place: Omit<InputPlace, 'compareFlag'>,
  userIds: readonly string[],
): Promise<void> {
  inputOf(definitionOf(place.modelId), place.key);
  const { db } = services.database;
  const wanted = [...new Set(userIds)];
  const users = await findUsers(db, wanted);
  if (users.filter((user) => user.projectId === place.projectId).length !== wanted.length)
    notFound('department');
  await services.database.transaction((tx) => setAssignment(tx, place.projectId, place.key, wanted));
}

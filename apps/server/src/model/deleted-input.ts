import type { DeletedInput } from '@gep/api-client/contract';
import { notFound } from '../error/gep-error';
import { noteChanges, openForm } from '../form/form';
import { lockForChange } from '../project/running-queries';
import type { Services } from '../services';
import type { Db } from '../store/database';
import {
  deletedInputsOf,
  expiredInputs,
  findDeletedInput,
  forgetInputs,
  keepDeleted,
} from './deleted-queries';
import { definitionOf } from './model';
import { fileField, inputForm } from './input-form';
import { inputOf, viewAt } from './model-input';
import type { InputPlace, InputView } from './model-input';
import { deleteInputs, findInput, putInput } from './queries';
import type { ModelInput } from './queries';

const keptMs = 24 * 60 * 60_000;

/** Until when an input must have been deleted to be gone for good. */
const expiry = (services: Services): Date => new Date(services.now().getTime() - keptMs);

/** Where an input is that need not be a model's. */
type StoredPlace = Omit<InputPlace, 'modelId'>;

/** Deletes file and settings of an input, which stay for a day to be restored. @throws GepError NOT_FOUND */
export async function deleteInput(services: Services, place: InputPlace): Promise<void> {
  inputOf(definitionOf(place.modelId), place.key);
  await deleteStored(services, place);
}

/**
 * As `deleteInput`, for an input that need not be a model's.
 * @param also written in the same transaction
 */
export async function deleteStored(
  services: Services,
  { projectId, key, compareFlag }: StoredPlace,
  also?: (tx: Db) => Promise<void>,
): Promise<void> {
  const dropped = await services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    const form = inputForm({ projectId, inputKey: key, compareFlag });
    await openForm(tx, form);
    const row = (await findInput(tx, projectId, key, compareFlag)) ?? notFound('input');
    await deleteInputs(tx, [row.id]);
    await keepDeleted(tx, row, services.now());
    await noteChanges(tx, form, [fileField(row)]);
    await also?.(tx);
    return forgetRows(services, tx, await expiredInputs(tx, expiry(services)));
  });
  await dropped.afterCommit();
}

/** Puts a deleted input back as it was. @throws GepError NOT_FOUND where it is gone, or something else took its place */
export async function restoreInput(services: Services, place: InputPlace): Promise<InputView> {
  inputOf(definitionOf(place.modelId), place.key);
  return viewAt(services, place, await restoreStored(services, place));
}

/** As `restoreInput`, for an input that need not be a model's. @returns its row */
export async function restoreStored(
  services: Services,
  { projectId, key, compareFlag }: StoredPlace,
): Promise<ModelInput> {
  return services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    const form = inputForm({ projectId, inputKey: key, compareFlag });
    await openForm(tx, form);
    const deleted = (await findDeletedInput(tx, projectId, key, compareFlag)) ?? notFound('input');
    const { deletedAt, ...restored } = deleted;
    if (deletedAt <= expiry(services)) notFound('input');
    await forgetInputs(tx, [restored.id]);
    await noteChanges(tx, form, [fileField(restored)]);
    // The districts may have changed while it was away.
    return putInput(tx, { ...restored, districtsChanged: restored.report?.kind === 'table' });
  });
}

/** The deleted inputs of a project that can still be restored. */
export async function restorableInputs(
  services: Services,
  projectId: string,
  keys: ReadonlySet<string>,
): Promise<DeletedInput[]> {
  const rows = await deletedInputsOf(services.database.db, projectId);
  return rows
    .filter(({ inputKey, deletedAt }) => keys.has(inputKey) && deletedAt > expiry(services))
    .map(({ inputKey, compareFlag, fileName, deletedAt }) => ({
      key: inputKey,
      compareFlag: compareFlag === 1 ? 1 : 0,
      fileName,
      deleteTime: deletedAt.toISOString(),
    }));
}

/** Forgets inputs that were deleted more than a day ago, with their files. */
export async function forgetExpiredInputs(services: Services): Promise<void> {
  const dropped = await services.database.transaction(async (tx) =>
    forgetRows(services, tx, await expiredInputs(tx, expiry(services))),
  );
  await dropped.afterCommit();
}

/** Forgets what was deleted at a place, because something else is supplied there now. */
export async function forgetDeletedInput(
  services: Services,
  tx: Db,
  place: StoredPlace,
): Promise<{ afterCommit(): Promise<void> }> {
  const row = await findDeletedInput(tx, place.projectId, place.key, place.compareFlag);
  return forgetRows(services, tx, row ? [row] : []);
}

async function forgetRows(
  services: Services,
  tx: Db,
  rows: readonly Pick<ModelInput, 'id' | 'fileIds'>[],
): Promise<{ afterCommit(): Promise<void> }> {
  await forgetInputs(
    tx,
    rows.map(({ id }) => id),
  );
  return services.files.drop(
    tx,
    rows.flatMap(({ fileIds }) => fileIds),
  );
}

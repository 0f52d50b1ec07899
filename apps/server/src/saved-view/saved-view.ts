import { limits } from '@gep/api-client/contract';
import type { SavedView } from '@gep/api-client/contract';
import { noteAct } from '../act/act';
import { fail, notFound } from '../error/gep-error';
import { noteChanges, openForm } from '../form/form';
import type { FormPlace } from '../form/form-queries';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { newId } from '../store/new-id';
import type { Actor } from '../store/schema';
import {
  countSavedViews,
  deleteViewRow,
  insertView,
  renameViewRow,
  savedViewsOf,
  viewOfName,
} from './queries';
import type { SavedViewRow } from './queries';

export async function savedViews(services: Services, projectId: string): Promise<SavedView[]> {
  return (await savedViewsOf(services.database.db, projectId)).map(viewOf);
}

/** @throws GepError NAME_TAKEN, VIEW_QUOTA */
export async function saveView(
  services: Services,
  projectId: string,
  { name, query }: Pick<SavedView, 'name' | 'query'>,
  savedBy: Actor,
): Promise<SavedView> {
  const row = { id: newId(), projectId, name, query, savedBy, savedAt: services.now() };
  noteAct({ about: { id: row.id } });
  await services.database.transaction(async (tx) => {
    await openForm(tx, placeOf(projectId, row.id));
    await checkName(tx, row);
    const count = limits.savedViews;
    if ((await countSavedViews(tx, projectId)) >= count) fail('VIEW_QUOTA', { count });
    await insertView(tx, row);
    await noteChanges(tx, placeOf(projectId, row.id), ['added'], name);
  });
  return viewOf(row);
}

/** @throws GepError NAME_TAKEN; NOT_FOUND where the project has no such view */
export async function renameView(
  services: Services,
  projectId: string,
  { id, name }: Pick<SavedView, 'id' | 'name'>,
): Promise<SavedView> {
  return services.database.transaction(async (tx) => {
    await openForm(tx, placeOf(projectId, id));
    await checkName(tx, { projectId, id, name });
    const row = (await renameViewRow(tx, projectId, id, name)) ?? notFound('view');
    await noteChanges(tx, placeOf(projectId, id), ['name'], name);
    return viewOf(row);
  });
}

/** @throws GepError NOT_FOUND where the project has no such view */
export async function deleteView(services: Services, projectId: string, id: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    await openForm(tx, placeOf(projectId, id));
    const gone = (await deleteViewRow(tx, projectId, id)) ?? notFound('view');
    await noteChanges(tx, placeOf(projectId, id), ['deleted'], gone.name);
  });
}

/** Two views of one name would look the same in the list. */
async function checkName(tx: Db, { projectId, id, name }: Pick<SavedViewRow, 'projectId' | 'id' | 'name'>) {
  const taken = await viewOfName(tx, projectId, name);
  if (taken !== null && taken !== id) fail('NAME_TAKEN', { name });
}

function viewOf({ id, name, query, savedBy }: SavedViewRow): SavedView {
  return { id, name, query, savedBy: savedBy.userName };
}

function placeOf(projectId: string, entry: string): FormPlace {
  return { of: { projectId }, form: 'savedViews', entry };
}

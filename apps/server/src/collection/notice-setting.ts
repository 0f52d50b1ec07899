import type { NoticeSetting } from '@gep/api-client/contract';
import { notFound } from '../error/gep-error';
import { changedFields, noteChanges, openForm } from '../form/form';
import { findProject, updateProject } from '../project/queries';
import type { Services } from '../services';

/** The days on which a project is reminded of due dates. @throws GepError NOT_FOUND */
export async function noticeSetting(
  { database, config }: Services,
  projectId: string,
): Promise<NoticeSetting> {
  const { reminderDays } = (await findProject(database.db, projectId)) ?? notFound('project');
  return { reminderDays, serverDays: [...config.notices.reminderDays] };
}

/** Sets them; null: those of the server. @throws FormConflictError; GepError NOT_FOUND */
export async function saveNoticeSetting(
  services: Services,
  projectId: string,
  days: readonly number[] | null,
): Promise<NoticeSetting> {
  const place = { of: { projectId }, form: 'noticeSetting', entry: '' } as const;
  const reminderDays = days && [...new Set(days)].sort((a, b) => a - b);
  await services.database.transaction(async (tx) => {
    await openForm(tx, place);
    const before = (await findProject(tx, projectId)) ?? notFound('project');
    await updateProject(tx, projectId, { reminderDays });
    await noteChanges(tx, place, changedFields({ reminderDays: before.reminderDays }, { reminderDays }));
  });
  return noticeSetting(services, projectId);
}

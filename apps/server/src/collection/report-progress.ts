import { limits } from '@gep/api-client/contract';
import type { Department, ProgressCard } from '@gep/api-client/contract';
import { findUser, markReminded } from '../user/queries';
import type { User } from '../user/queries';
import type { Services } from '../services';
import { listDepartments } from '../department/department';
import { fail, notFound } from '../error/gep-error';

function card(row: Department): ProgressCard {
  const { userId, userName, deptName, realName, phone, dataEntryPasscode, password } = row;
  const { fillProgress, confirmProgress } = row;
  return {
    userId,
    userName,
    deptName,
    realName,
    phone,
    dataEntryPasscode,
    password,
    fillProgress,
    confirmProgress,
  };
}

/** A card for every department of a project, by name. */
export async function progressCards(
  services: Services,
  viewer: User,
  projectId: string,
): Promise<ProgressCard[]> {
  return (await listDepartments(services, viewer, projectId, { pageSize: 0 })).data.map(card);
}

/** The card of one department. @throws GepError NOT_FOUND */
export async function progressCard(
  services: Services,
  viewer: User,
  projectId: string,
  userId: string,
): Promise<ProgressCard> {
  const cards = await progressCards(services, viewer, projectId);
  return cards.find((one) => one.userId === userId) ?? notFound('department');
}

/**
 * Reminds a department. The notice is recorded; sending it by SMS needs a service that this installation does not have.
 * @throws GepError NOT_FOUND, NO_PHONE, REMINDED_JUST_NOW within 59 seconds of the last time
 */
export async function remindDepartment(services: Services, projectId: string, userId: string): Promise<void> {
  const { db } = services.database;
  const user = await findUser(db, userId);
  if (user?.projectId !== projectId) return notFound('department');
  if (user.phone === '') fail('NO_PHONE');
  const now = services.now();
  const before = new Date(now.getTime() - limits.reminderCooldownSeconds * 1000);
  if (await markReminded(db, userId, now, before)) return;
  const since = now.getTime() - (user.remindedAt ?? now).getTime();
  fail('REMINDED_JUST_NOW', { seconds: limits.reminderCooldownSeconds - Math.floor(since / 1000) });
}

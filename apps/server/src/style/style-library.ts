import { limits } from '@gep/api-client/contract';
import type { calls, CallParsed, Language, StyleGroup, StyleType, UserStyle } from '@gep/api-client/contract';
import { newId } from '../store/new-id';
import {
  deleteUserStyleRow,
  findUserStyle,
  insertUserStyle,
  lockUserStyles,
  publicStylesOf,
  renameUserStyleRow,
  userStylesOf,
} from './queries';
import type { StyleBound, UserStyleRow } from './queries';
import { noteAct } from '../act/act';
import { noteChanges, openForm } from '../form/form';
import type { FormPlace } from '../form/form-queries';
import type { Services } from '../services';
import { fail, notFound } from '../error/gep-error';
import { pageWindow } from '../store/page-window';
import { sizeText } from '../error/size-text';
import type { WorkerPool } from '../worker/worker-pool';
import { builtInGroups } from './built-in/library';
import { checkStyleText } from './check-style-text';

/** Groups of the public library with the styles of one type: those of the product, then those of this installation. */
export async function publicStyleGroups(
  services: Services,
  styleType: StyleType,
  language: Language,
): Promise<StyleGroup[]> {
  const groups = new Map<string, StyleGroup>(
    builtInGroups(kindOf[styleType], styleType, language).map((group) => [group.id, group]),
  );
  for (const row of await publicStylesOf(services.database.db, styleType)) {
    const group = groups.get(row.groupId) ?? { id: row.groupId, name: row.groupName, children: [] };
    group.children.push({ id: row.id, name: row.name, styleJson: row.styleJson, styleType });
    groups.set(row.groupId, group);
  }
  return [...groups.values()];
}

const quota: StyleBound = { count: limits.userStyles, bytes: limits.userStyleBytes };

/** @throws GepError STYLE_QUOTA; STYLE_INVALID naming the path of a symbol of the wrong type, or of an unsafe drawing */
export async function saveUserStyle(
  services: Services,
  workers: WorkerPool,
  userId: string,
  style: { name: string; styleJson: string; styleType: StyleType },
  signal?: AbortSignal,
): Promise<UserStyle> {
  await checkStyleText(workers, style.styleJson, { symbol: kindOf[style.styleType] }, signal);
  const id = newId();
  noteAct({ about: { id } });
  const bytes = Buffer.byteLength(style.styleJson);
  await services.database.transaction(async (tx) => {
    const held = await lockUserStyles(tx, userId);
    if (held.count >= quota.count || held.bytes + bytes > quota.bytes)
      fail('STYLE_QUOTA', { count: quota.count, limit: sizeText(quota.bytes) });
    await insertUserStyle(tx, { id, userId, ...style, createdAt: services.now() });
    await noteChanges(tx, placeOf(userId, id), ['added'], style.name);
  });
  return { id, ...style };
}

/**
 * The saved styles of a user, all on one page unless the query says otherwise; of one who had more before there was a
 * quota, the oldest that it holds.
 */
export async function userStyles(
  services: Services,
  userId: string,
  { styleType, withoutJson = false, ...page }: CallParsed<typeof calls.listUserStyles>['query'],
): Promise<UserStyle[]> {
  const wanted = { styleType, withJson: !withoutJson, ...pageWindow({ pageSize: 0, ...page }) };
  return (await userStylesOf(services.database.db, userId, quota, wanted)).map(userStyleOf);
}

/** @throws GepError NOT_FOUND where the user has no such style, whether or not somebody else has */
export async function userStyle(services: Services, userId: string, id: string): Promise<UserStyle> {
  return userStyleOf((await findUserStyle(services.database.db, userId, id)) ?? notFound('style'));
}

/** A saved style as clients see it. */
function userStyleOf({ id, name, styleJson, styleType }: UserStyleRow): UserStyle {
  return { id, name, styleJson, styleType: styleType as StyleType };
}

/** @throws GepError NOT_FOUND where the user has no such style, whether or not somebody else has */
export async function renameUserStyle(
  services: Services,
  userId: string,
  id: string,
  name: string,
): Promise<UserStyle> {
  return services.database.transaction(async (tx) => {
    await openForm(tx, placeOf(userId, id));
    const row = (await renameUserStyleRow(tx, userId, id, name)) ?? notFound('style');
    await noteChanges(tx, placeOf(userId, id), ['name'], name);
    return userStyleOf(row);
  });
}

/** @throws GepError NOT_FOUND where the user has no such style, whether or not somebody else has */
export async function deleteUserStyle(services: Services, userId: string, id: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    await openForm(tx, placeOf(userId, id));
    const gone = (await deleteUserStyleRow(tx, userId, id)) ?? notFound('style');
    await noteChanges(tx, placeOf(userId, id), ['deleted'], gone.name);
  });
}

function placeOf(userId: string, entry: string): FormPlace {
  return { of: { userId }, form: 'userStyles', entry };
}

const kindOf = { POINT: 'marker', LINE: 'line', POLYGON: 'fill' } as const satisfies Record<
  StyleType,
  string
>;

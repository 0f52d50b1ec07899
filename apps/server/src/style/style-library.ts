import type { StyleGroup, StyleType, UserStyle } from '@gep/api-client/contract';
import { decodeSymbol } from '@gep/map-engine/codec';
import { newId } from '../store/new-id';
import {
  deleteUserStyleRow,
  insertUserStyle,
  publicStylesOf,
  renameUserStyleRow,
  userStylesOf,
} from './queries';
import type { UserStyleRow } from './queries';
import type { Services } from '../services';
import { notFound } from '../error/gep-error';
import { checkStyleText } from './check-style-text';

/** Groups of the public library with the styles of one type. */
export async function publicStyleGroups(services: Services, styleType: StyleType): Promise<StyleGroup[]> {
  const groups = new Map<string, StyleGroup>();
  for (const row of await publicStylesOf(services.database.db, styleType)) {
    const group = groups.get(row.groupId) ?? { id: row.groupId, name: row.groupName, children: [] };
    group.children.push({ id: row.id, name: row.name, styleJson: row.styleJson, styleType });
    groups.set(row.groupId, group);
  }
  return [...groups.values()];
}

/** @throws GepError STYLE_INVALID naming the path of a symbol of the wrong type, or of an unsafe drawing */
export async function saveUserStyle(
  services: Services,
  userId: string,
  style: { name: string; styleJson: string; styleType: StyleType },
): Promise<UserStyle> {
  checkStyleText(style.styleJson, (text) => decodeSymbol(text, kindOf[style.styleType]));
  const id = newId();
  await insertUserStyle(services.database.db, { id, userId, ...style, createdAt: services.now() });
  return { id, ...style };
}

/** The saved styles of a user. */
export async function userStyles(services: Services, userId: string): Promise<UserStyle[]> {
  return (await userStylesOf(services.database.db, userId)).map(userStyleOf);
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
  const row = await renameUserStyleRow(services.database.db, userId, id, name);
  return row ? userStyleOf(row) : notFound('style');
}

/** @throws GepError NOT_FOUND where the user has no such style, whether or not somebody else has */
export async function deleteUserStyle(services: Services, userId: string, id: string): Promise<void> {
  if (!(await deleteUserStyleRow(services.database.db, userId, id))) notFound('style');
}

const kindOf = { POINT: 'marker', LINE: 'line', POLYGON: 'fill' } as const satisfies Record<
  StyleType,
  string
>;

import type { StyleGroup, StyleType, UserStyle } from '@gep/api-client/contract';
import { decodeSymbol } from '@gep/map-engine/codec';
import { newId } from '../store/new-id';
import { deleteUserStyleRow, insertUserStyle, publicStylesOf, renameUserStyleRow } from '../store/style';
import type { UserStyleRow } from '../store/style';
import type { Context } from './context';
import { notFound } from './gep-error';
import { checkStyleText } from './style-text';

/** Groups of the public library with the styles of one type. */
export async function publicStyleGroups(context: Context, styleType: StyleType): Promise<StyleGroup[]> {
  const groups = new Map<string, StyleGroup>();
  for (const row of await publicStylesOf(context.database.db, styleType)) {
    const group = groups.get(row.groupId) ?? { id: row.groupId, name: row.groupName, children: [] };
    group.children.push({ id: row.id, name: row.name, styleJson: row.styleJson, styleType });
    groups.set(row.groupId, group);
  }
  return [...groups.values()];
}

/** @throws GepError STYLE_INVALID naming the path of what is no symbol of the style's type, or no harmless drawing */
export async function saveUserStyle(
  context: Context,
  userId: string,
  style: { name: string; styleJson: string; styleType: StyleType },
): Promise<UserStyle> {
  checkStyleText(style.styleJson, (text) => decodeSymbol(text, kindOf[style.styleType]));
  const id = newId();
  await insertUserStyle(context.database.db, { id, userId, ...style, createdAt: context.now() });
  return { id, ...style };
}

/** A saved style as clients see it. */
export function userStyleOf({ id, name, styleJson, styleType }: UserStyleRow): UserStyle {
  return { id, name, styleJson, styleType: styleType as StyleType };
}

/** @throws GepError NOT_FOUND where the user has no such style, whether or not somebody else has */
export async function renameUserStyle(
  context: Context,
  userId: string,
  id: string,
  name: string,
): Promise<UserStyle> {
  const row = await renameUserStyleRow(context.database.db, userId, id, name);
  return row ? userStyleOf(row) : notFound('style');
}

/** @throws GepError NOT_FOUND where the user has no such style, whether or not somebody else has */
export async function deleteUserStyle(context: Context, userId: string, id: string): Promise<null> {
  return (await deleteUserStyleRow(context.database.db, userId, id)) ? null : notFound('style');
}

const kindOf = { POINT: 'marker', LINE: 'line', POLYGON: 'fill' } as const satisfies Record<
  StyleType,
  string
>;

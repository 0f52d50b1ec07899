import type { StyleGroup, StyleType, UserStyle } from '@gep/api-client/contract';
import { newId } from '../store/new-id';
import { insertUserStyle, publicStylesOf } from '../store/style';
import type { Context } from './context';
import { fail } from './gep-error';

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

/** @throws GepError STYLE_INVALID when the style is no JSON object or list */
export async function saveUserStyle(
  context: Context,
  userId: string,
  style: { name: string; styleJson: string; styleType: StyleType },
): Promise<UserStyle> {
  checkJson(style.styleJson);
  const id = newId();
  await insertUserStyle(context.database.db, { id, userId, ...style, createdAt: context.now() });
  return { id, ...style };
}

function checkJson(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (typeof value !== 'object' || value === null) {
    fail('STYLE_INVALID', { at: 'styleJson', reason: { zh: '不是有效的JSON', en: 'not valid JSON' } });
  }
}

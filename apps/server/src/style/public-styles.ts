import { setImmediate } from 'node:timers/promises';
import { decodeSymbol } from '@gep/map-engine/codec';
import type { SymbolKind } from '@gep/map-engine/model';
import type { PublicGroup, StyleType } from '@gep/api-client/contract';
import * as z from 'zod';
import { noteAct } from '../act/act';
import { fail, notFound } from '../error/gep-error';
import { phrase } from '../message/phrase';
import type { Services } from '../services';
import { newId } from '../store/new-id';
import {
  allPublicStyles,
  deletePublicStyleRow,
  deletePublicStyles,
  endOfGroup,
  findPublicStyle,
  insertPublicStyles,
  moveGroup,
  publicGroups,
  updatePublicStyle,
} from './queries';
import type { PublicStyleRow } from './queries';
import { styleFault } from './style-fault';

/** A file of styles as the style library of the console exports it. */
const styleFile = z.object({
  type: z.literal('gep-styles'),
  version: z.literal(1),
  styles: z
    .array(z.object({ name: z.string().trim().min(1).max(60), style: z.unknown() }))
    .min(1)
    .max(500),
});

const typeOf: Readonly<Record<SymbolKind, StyleType>> = { marker: 'POINT', line: 'LINE', fill: 'POLYGON' };

/**
 * Puts the styles of a file into a group of the public library, in place of what the group held.
 * @returns how many they are
 * @throws GepError VALIDATION for a file of another kind; STYLE_INVALID naming the path of what cannot be used
 */
export async function importPublicStyles(services: Services, group: string, text: string): Promise<number> {
  const { styles } = readFile(text);
  const groupId = newId();
  noteAct({ about: { groupId } });
  const rows: PublicStyleRow[] = [];
  for (const [position, { name, style }] of styles.entries()) {
    // Others have their turn between two symbols, each of which may take some milliseconds.
    await setImmediate();
    const styleJson = JSON.stringify(style ?? null);
    const fault = styleFault(styleJson, { symbol: undefined });
    if (fault) fail('STYLE_INVALID', { at: `styles[${position}].style.${fault.at}`, reason: fault.reason });
    const styleType = typeOf[decodeSymbol(styleJson).kind];
    rows.push({ id: newId(), groupId, groupName: group, name, styleType, styleJson, position });
  }
  await services.database.transaction(async (tx) => {
    await deletePublicStyles(tx, group);
    await insertPublicStyles(tx, rows);
  });
  return rows.length;
}

function readFile(text: string): z.infer<typeof styleFile> {
  let tree: unknown;
  try {
    tree = JSON.parse(text);
  } catch {
    fail('VALIDATION', { field: 'FILE', rule: phrase('styles.json') });
  }
  const read = styleFile.safeParse(tree);
  if (read.success) return read.data;
  fail('VALIDATION', { field: read.error.issues[0].path.join('.') || 'FILE', rule: phrase('styles.file') });
}

/** Removes a group of the public library. @throws GepError NOT_FOUND where this installation has no such group */
export async function removePublicStyles(services: Services, group: string): Promise<number> {
  return services.database.transaction(
    async (tx) => (await deletePublicStyles(tx, group)) || notFound('style'),
  );
}

/** The groups that this installation has added, with the number of their styles. */
export function listPublicGroups(
  services: Services,
): Promise<{ readonly name: string; readonly count: number }[]> {
  return publicGroups(services.database.db);
}

/** The groups that this installation has added, with the styles of all types. */
export async function publicLibrary(services: Services): Promise<PublicGroup[]> {
  const groups = new Map<string, PublicGroup>();
  for (const { id, name, styleJson, styleType, groupName } of await allPublicStyles(services.database.db)) {
    const group = groups.get(groupName) ?? { name: groupName, styles: [] };
    group.styles.push({ id, name, styleJson, styleType: styleType as StyleType });
    groups.set(groupName, group);
  }
  return [...groups.values()];
}

/**
 * Gives a style its name and its group, of which it is the last where it comes from another.
 * @throws GepError NOT_FOUND
 */
export async function changePublicStyle(
  services: Services,
  id: string,
  { name, group }: { readonly name: string; readonly group: string },
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const style = (await findPublicStyle(tx, id)) ?? notFound('style');
    if (style.groupName === group) return updatePublicStyle(tx, id, { name });
    const { groupId, position } = await endOfGroup(tx, group);
    await updatePublicStyle(tx, id, { name, groupId: groupId ?? newId(), groupName: group, position });
  });
}

/**
 * Gives a group another name. Its styles join a group that has this name, after those that are in it.
 * @throws GepError NOT_FOUND
 */
export async function renamePublicGroup(services: Services, group: string, name: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const own = await endOfGroup(tx, group);
    if (own.groupId === null) notFound('style');
    if (name === group) return;
    const { groupId, position } = await endOfGroup(tx, name);
    await moveGroup(tx, group, { groupId: groupId ?? own.groupId, name, after: position });
  });
}

/** @throws GepError NOT_FOUND */
export async function removePublicStyle(services: Services, id: string): Promise<void> {
  if (!(await deletePublicStyleRow(services.database.db, id))) notFound('style');
}

import { decodeSymbol } from '@gep/map-engine/codec';
import type { SymbolKind } from '@gep/map-engine/model';
import type { StyleType } from '@gep/api-client/contract';
import * as z from 'zod';
import { noteAct } from '../act/act';
import { fail, notFound } from '../error/gep-error';
import { phrase } from '../message/phrase';
import type { Services } from '../services';
import { newId } from '../store/new-id';
import { deletePublicStyles, insertPublicStyles, publicGroups } from './queries';
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
  const rows = styles.map(({ name, style }, position) => {
    const styleJson = JSON.stringify(style ?? null);
    const fault = styleFault(styleJson, { symbol: undefined });
    if (fault) fail('STYLE_INVALID', { at: `styles[${position}].style.${fault.at}`, reason: fault.reason });
    const styleType = typeOf[decodeSymbol(styleJson).kind];
    return { id: newId(), groupId, groupName: group, name, styleType, styleJson, position };
  });
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

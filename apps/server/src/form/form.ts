import { isDeepStrictEqual } from 'node:util';
import { currentAct } from '../act/act';
import { notFound } from '../error/gep-error';
import type { Db } from '../store/database';
import { FormConflictError } from './form-conflict';
import { changesSince, lockVersion, putChanges } from './form-queries';
import type { FormPlace } from './form-queries';

/**
 * Call in the transaction that saves a form, before it reads what is there: others wait from then on. Where the caller
 * named the version that it has seen, everything that was changed since must be of other forms or entries.
 * @throws FormConflictError with what was changed; GepError NOT_FOUND where the project or user is gone
 */
export async function openForm(tx: Db, ...places: readonly FormPlace[]): Promise<void> {
  const act = currentAct();
  for (const place of places) {
    const version =
      (await lockVersion(tx, place.of)) ?? notFound('projectId' in place.of ? 'project' : 'user');
    if (act?.seen == null) continue;
    // A version that there has never been is of a database that was restored since: it says nothing of this one.
    const isStrange = act.seen > version;
    const changes = await changesSince(tx, place, isStrange ? -1 : act.seen);
    if (isStrange || changes.length > 0) throw new FormConflictError(place.form, version, changes, act.actor);
  }
}

/**
 * Call in the same transaction once it is known what has changed: the next version. Nothing is counted without fields.
 * @param label what the entry is called, where only its row knows
 */
export async function noteChanges(
  tx: Db,
  place: FormPlace,
  fields: readonly string[],
  label: string | null = null,
): Promise<void> {
  if (fields.length === 0) return;
  const act = currentAct();
  const version = await putChanges(tx, place, fields, { by: act?.actor ?? null, label });
  if (act) act.version = version;
}

/** Fields that are not the same in both. */
export function changedFields(before: object, after: object): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (field) => !isDeepStrictEqual(old.get(field) ?? null, now.get(field) ?? null),
  );
}

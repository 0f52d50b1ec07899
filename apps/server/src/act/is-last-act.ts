import type { Db } from '../store/database';
import type { Act } from './act';
import { lastEntry } from './audit-queries';
import { entryText } from './entry';
import type { AuditEntry } from './entry';

/** Whether the newest entry of the log is that of this very act: everything since would have left one. */
export async function isLastAct(db: Db, act: Act): Promise<boolean> {
  const last = await lastEntry(db);
  if (last === null) return false;
  const { at } = JSON.parse(last) as AuditEntry;
  return last === entryText(act, act.code, new Date(at));
}

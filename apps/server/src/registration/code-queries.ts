import { and, count, eq, lt } from 'drizzle-orm';
import type { Db } from '../store/database';
import { registrationCodes, users } from '../store/schema';

export type CodeRow = typeof registrationCodes.$inferSelect;

/** The code of a phone, held until the transaction ends. */
export async function lockCode(tx: Db, phone: string): Promise<CodeRow | null> {
  const [row] = await tx
    .select()
    .from(registrationCodes)
    .where(eq(registrationCodes.phone, phone))
    .for('update');
  return row ?? null;
}

export async function putCode(tx: Db, row: CodeRow): Promise<void> {
  await tx
    .insert(registrationCodes)
    .values(row)
    .onConflictDoUpdate({ target: registrationCodes.phone, set: row });
}

/** Forgets phones that nobody has asked a code for since. */
export async function deleteOldCodes(db: Db, before: Date): Promise<void> {
  await db.delete(registrationCodes).where(lt(registrationCodes.sentAt, before));
}

/** Whether an owner of projects has registered with a phone, or gave it as its own. */
export async function isOwnersPhone(db: Db, phone: string): Promise<boolean> {
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.phone, phone), eq(users.role, 'PROJECT_ADMIN')));
  return (row?.count ?? 0) > 0;
}

import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Db } from './database';
import { processes } from './schema';

export type ProcessRow = Omit<typeof processes.$inferSelect, 'leaseUntil'>;

/** Whether the lease of the process that a column names has not passed. */
export const isAlive = (ownerId: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${processes} alive where alive.id = ${ownerId} and alive.lease_until > now())`;

/** Until the transaction ends no other process enters. */
export async function lockProcesses(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${processes} in share row exclusive mode`);
}

/** A living process whose program is another one. */
export async function otherProgram(db: Db, program: string): Promise<ProcessRow | null> {
  const [row] = await db
    .select()
    .from(processes)
    .where(and(ne(processes.program, program), gt(processes.leaseUntil, sql`now()`)))
    .limit(1);
  return row ?? null;
}

/** Enters a process, or renews its lease. Answers whether it held one until now. */
export async function renewLease(db: Db, row: ProcessRow, leaseMs: number): Promise<boolean> {
  const leaseUntil = sql`now() + ${leaseMs}::double precision * interval '1 millisecond'`;
  const [before] = await db
    .select({ held: sql<boolean>`${processes.leaseUntil} > now()` })
    .from(processes)
    .where(eq(processes.id, row.id));
  await db
    .insert(processes)
    .values({ ...row, leaseUntil })
    .onConflictDoUpdate({ target: processes.id, set: { leaseUntil } });
  return before?.held ?? false;
}

export async function endLease(db: Db, id: string): Promise<void> {
  await db.delete(processes).where(eq(processes.id, id));
}

/** Processes that have not said that they ended. */
export async function knownProcesses(db: Db): Promise<ProcessRow[]> {
  return db.select().from(processes);
}

export async function forgetProcesses(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(processes).where(inArray(processes.id, [...ids]));
}

/** Processes whose lease passed a day ago: by then nobody asks for them any more. */
export async function forgetLongDead(db: Db): Promise<void> {
  await db.delete(processes).where(sql`${processes.leaseUntil} < now() - interval '1 day'`);
}

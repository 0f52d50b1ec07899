import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../store/database';
import { auditEntries, installation } from '../store/schema';

export type AuditRow = typeof auditEntries.$inferSelect;

/** How many entries there are, and the hash of the last one. */
export interface AuditHead {
  readonly count: number;
  readonly hash: string;
}

/** What the first entry follows. */
export const noHash = '0'.repeat(64);

/**
 * Appends an entry: the database numbers and chains it, and holds the end of the chain until the transaction ends. So it
 * comes last in a transaction: who waits for the end of the chain holds nothing that its holder may still want.
 */
export async function appendEntry(db: Db, entry: string): Promise<void> {
  await db.execute(sql`insert into audit_entries (entry) values (${entry})`);
}

/** The text of the newest entry; null where there is none. */
export async function lastEntry(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ entry: auditEntries.entry })
    .from(auditEntries)
    .orderBy(desc(auditEntries.sequence))
    .limit(1);
  return row?.entry ?? null;
}

/** Where the chain ends, as the installation remembers it beside the entries. */
export async function auditHead(db: Db): Promise<AuditHead> {
  const [row] = await db.select().from(installation).where(eq(installation.key, 'audit-head'));
  const [count = '0', hash = noHash] = row?.value.split(' ') ?? [];
  return { count: Number(count), hash };
}

/** All that follows in a transaction is read as it was at one moment. Its first statement. */
export async function readOneMoment(tx: Db): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
}

const pageRows = 1000;

/** The entries in their order. */
export async function* auditRows(db: Db, after = 0): AsyncGenerator<AuditRow> {
  for (let last = after; ;) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.sequence, last))
      .orderBy(asc(auditEntries.sequence))
      .limit(pageRows);
    yield* rows;
    if (rows.length < pageRows) return;
    last = rows[rows.length - 1].sequence;
  }
}

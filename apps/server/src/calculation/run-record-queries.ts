import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../store/database';
import { runRecords } from '../store/schema';
import type { ResultOutcome } from './run-outcome';
import type { RunRecord } from './run-record';

/** What a run was made from, and what it gave. */
export interface StoredRunRecord {
  readonly runId: string;
  readonly record: RunRecord;
  /** Null where the run did not complete. */
  readonly outcome: readonly ResultOutcome[] | null;
  readonly createdAt: Date;
}

export async function insertRunRecord(
  db: Db,
  row: { runId: string; projectId: string; record: RunRecord; createdAt: Date },
): Promise<void> {
  await db.insert(runRecords).values({ ...row, record: { ...row.record } });
}

/** Adds to the record of a run what it gave. */
export async function setRunOutcome(db: Db, runId: string, outcome: readonly ResultOutcome[]): Promise<void> {
  await db
    .update(runRecords)
    .set({ outcome: { results: outcome } })
    .where(eq(runRecords.runId, runId));
}

/** The record of a run of a project; without an id that of the latest complete one. */
export async function findRunRecord(
  db: Db,
  projectId: string,
  runId?: string,
): Promise<StoredRunRecord | null> {
  const wanted = runId === undefined ? isNotNull(runRecords.outcome) : eq(runRecords.runId, runId);
  const [row] = await db
    .select()
    .from(runRecords)
    .where(and(eq(runRecords.projectId, projectId), wanted))
    .orderBy(desc(runRecords.createdAt))
    .limit(1);
  return row ? storedRecord(row) : null;
}

function storedRecord({
  runId,
  record,
  outcome,
  createdAt,
}: typeof runRecords.$inferSelect): StoredRunRecord {
  return {
    runId,
    createdAt,
    record: record as unknown as RunRecord,
    outcome: (outcome?.results ?? null) as StoredRunRecord['outcome'],
  };
}

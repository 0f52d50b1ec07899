import { and, asc, desc, eq, gt, inArray, max } from 'drizzle-orm';
import type { LocalText, RunKind, RunStatus } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import { runEvents, runs } from '../store/schema';
import type { StoredProblem } from '../error/stored-problem';

export type RunPhase = RunStatus['state'];

/** What is worked on, in both languages. */
export type RunStep = LocalText;

/** One input (pretreatment) or model (calculation) of a run. */
export interface RunItem {
  readonly modelId: string | null;
  readonly key: string | null;
  readonly name: LocalText;
  readonly state: RunPhase;
  /** Percent. */
  readonly progress: number;
}

export interface Run {
  readonly id: string;
  readonly projectId: string;
  readonly kind: RunKind;
  readonly state: RunPhase;
  readonly progress: number;
  readonly step: RunStep | null;
  readonly items: readonly RunItem[];
  readonly warnings: readonly StoredProblem[];
  readonly error: StoredProblem | null;
  readonly startedBy: string | null;
  /** The process that has it in hand. */
  readonly ownerId: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

export type RunPatch = Partial<Omit<Run, 'id' | 'projectId' | 'kind' | 'createdAt'>>;

/** A run, queued for any server unless it has an owner. */
export type NewRun = Omit<Run, 'ownerId'> & Partial<Pick<Run, 'ownerId'>>;

export const activeStates = ['queued', 'running'];

/** Whether any process may take a run. */
export const isFree = ({ state, ownerId }: Run): boolean => state === 'queued' && ownerId === null;

/** The latest run of a project stays the one that was inserted last, also where the clock has been set back since. */
export async function insertRun(db: Db, run: NewRun): Promise<void> {
  const before = await latestRun(db, run.projectId, run.kind);
  const createdAt = new Date(Math.max(run.createdAt.getTime(), (before?.createdAt.getTime() ?? 0) + 1));
  await db.insert(runs).values({ ...rowOf(run), createdAt } as typeof runs.$inferInsert);
}

/** Answers false when there is no such run, because its project was deleted. */
export async function updateRun(db: Db, id: string, patch: RunPatch): Promise<boolean> {
  const found = await db.update(runs).set(rowOf(patch)).where(eq(runs.id, id)).returning({ id: runs.id });
  return found.length > 0;
}

export async function findRun(db: Db, id: string): Promise<Run | null> {
  const [row] = await db.select().from(runs).where(eq(runs.id, id));
  return row ? runOf(row) : null;
}

export async function latestRun(db: Db, projectId: string, kind: RunKind): Promise<Run | null> {
  const [row] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.projectId, projectId), eq(runs.kind, kind)))
    .orderBy(desc(runs.createdAt))
    .limit(1);
  return row ? runOf(row) : null;
}

/** Forgets the runs of a kind and what they told. */
export async function deleteRuns(db: Db, projectId: string, kind: RunKind): Promise<void> {
  const ofKind = and(eq(runs.projectId, projectId), eq(runs.kind, kind));
  const ids = db.select({ id: runs.id }).from(runs).where(ofKind);
  await db.delete(runEvents).where(inArray(runEvents.runId, ids));
  await db.delete(runs).where(ofKind);
}

/** Queued and running runs, oldest first; of all projects without an id. */
export async function activeRuns(db: Db, projectId?: string): Promise<Run[]> {
  const rows = await db
    .select()
    .from(runs)
    .where(
      and(
        inArray(runs.state, activeStates),
        projectId === undefined ? undefined : eq(runs.projectId, projectId),
      ),
    )
    .orderBy(asc(runs.createdAt));
  return rows.map(runOf);
}

/** Deletes what earlier runs of a project told: only the newest can be resumed. */
export async function deleteEvents(db: Db, projectId: string): Promise<void> {
  await db.delete(runEvents).where(eq(runEvents.projectId, projectId));
}

export interface StoredEvent {
  readonly sequence: number;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Stores an event. */
export async function insertEvent(
  db: Db,
  event: {
    runId: string;
    projectId: string;
    type: string;
    payload: Record<string, unknown>;
    createdAt: Date;
  },
): Promise<void> {
  await db.insert(runEvents).values(event);
}

/** The place of a project's newest event in the order of all events, 0 without one. */
export async function newestEvent(db: Db, projectId: string): Promise<number> {
  const [row] = await db
    .select({ newest: max(runEvents.sequence) })
    .from(runEvents)
    .where(eq(runEvents.projectId, projectId));
  return row?.newest ?? 0;
}

/** Nobody needs more events than these: each holds the state of the whole run. */
const toldEvents = 5000;

/** The newest events of a project behind a sequence, oldest first. */
export async function eventsAfter(db: Db, projectId: string, sequence: number): Promise<StoredEvent[]> {
  const newest = await db
    .select({ sequence: runEvents.sequence, type: runEvents.type, payload: runEvents.payload })
    .from(runEvents)
    .where(and(eq(runEvents.projectId, projectId), gt(runEvents.sequence, sequence)))
    .orderBy(desc(runEvents.sequence))
    .limit(toldEvents);
  return newest.reverse();
}

export function rowOf(patch: RunPatch): Partial<typeof runs.$inferInsert> {
  return patch as Partial<typeof runs.$inferInsert>;
}

export function runOf(row: typeof runs.$inferSelect): Run {
  return row as unknown as Run;
}

import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database, Db } from '../store/database';
import { projects, runs } from '../store/schema';

/**
 * Resolves while the queue of runs can take and hand out work: its tables answer, and no run has been waiting in it
 * for longer than the clock of a job while nothing is at work.
 * @throws Error otherwise
 */
export async function checkRunQueue(database: Pick<Database, 'execute'>): Promise<void> {
  const { rows } = await database.execute(
    `select q.name,
            count(j.id) filter (where j.state = 'active')::int as active,
            count(j.id) filter (where j.state = 'created' and j.created_on < now() - interval '2 minutes')::int as late
     from pgboss.queue q left join pgboss.job j on j.name = q.name
     where q.name = 'run' group by q.name`,
  );
  const [queue] = rows as { active: number; late: number }[];
  if (!queue) throw new Error('the queue of runs does not exist');
  if (queue.late > 0 && queue.active === 0) throw new Error(`${queue.late} runs wait and none is taken`);
}

/**
 * Frees projects that say they are being calculated while no run of theirs is queued or running, as a process that died
 * between two writes leaves them.
 */
export async function releaseIdleProjects(db: Db): Promise<void> {
  const active = db
    .select({ id: runs.projectId })
    .from(runs)
    .where(and(eq(runs.kind, 'calculation'), inArray(runs.state, ['queued', 'running'])));
  await db
    .update(projects)
    .set({ runState: 'FAILED' })
    .where(and(eq(projects.runState, 'IN_CALCULATE'), notInArray(projects.id, active)));
}

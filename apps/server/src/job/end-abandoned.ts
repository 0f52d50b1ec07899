import { holdAbandoned } from './owned-run-queries';
import { updateRun } from './run-queries';
import type { Run } from './run-queries';
import { createReporter } from './reporter';
import type { ReporterTools } from './reporter';
import type { RunHooks } from './run-hooks';
import { writeEnd } from './write-end';

/**
 * Ends a run that nobody has in hand any more: as interrupted, or as complete where all its work is stored. Leaves alone
 * what came alive or was stored meanwhile.
 */
export async function endAbandoned(tools: ReporterTools, hooks: RunHooks, run: Run): Promise<void> {
  const { db } = tools.database;
  const stored = await hooks.isStored(db, run);
  const state = stored ? 'complete' : 'failed';
  const problem = stored ? null : ({ name: 'RUN_INTERRUPTED' } as const);
  const reporter = createReporter(tools, run, {
    write: async (tx, patch) => {
      // As the swap of results does, so that neither waits for the other in a circle.
      await hooks.holdProject(tx, run.projectId);
      if (!(await holdAbandoned(tx, run.id, tools.lease.id))) return false;
      return (await hooks.isStored(tx, run)) === stored && updateRun(tx, run.id, patch);
    },
  });
  await writeEnd(reporter, hooks, run, state, problem);
}

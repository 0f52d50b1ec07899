import type { RunKind } from '@gep/api-client/contract';
import { latestRun } from '../job/run-queries';
import type { Services } from '../services';
import { problemOf } from './problem-of';
import type { RunTools } from './run-tools';

/**
 * Does a start, stop or reset. One that could not be carried out is also told to everybody who listens to the project, as
 * `operation-error`: they have not made the request.
 */
export async function announceRefusal<T>(
  services: Services,
  { events }: RunTools,
  projectId: string,
  kind: RunKind,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const announce = async (): Promise<void> => {
      const run = await latestRun(services.database.db, projectId, kind);
      const known = run?.state === 'queued' ? 'running' : run?.state;
      const state = known === undefined || known === 'none' ? 'stopped' : known;
      await events.publish(
        projectId,
        {
          ...{ type: 'operation-error', runId: run?.id ?? '', kind, state, progress: run?.progress ?? 0 },
          ...{ step: run?.step ?? null, problem: problemOf(error, () => undefined) },
          ...{ modelId: null, key: null, items: [], warnings: null },
        },
        () => Promise.resolve(true),
      );
    };
    // The request does not wait for it: it is answered with its own error.
    void announce().catch((fault: unknown) => services.report(fault, 'event of a refused operation'));
    throw error;
  }
}

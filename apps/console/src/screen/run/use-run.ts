import type { RunStatus } from '@gep/api-client';
import { afterEvent, isAbort } from '@gep/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../session/client';
import { notifyOfRun } from './notify-of-run';

export type RunKind = RunStatus['kind'];

const running = (status: RunStatus | undefined): boolean =>
  status?.state === 'running' || status?.state === 'queued';

/**
 * The latest run of a kind: its stored state, moved on by live events while it runs.
 *
 * @returns `live` false while the live connection is being made again.
 */
export function useRun(projectId: string, kind: RunKind) {
  const queries = useQueryClient();
  const [live, setLive] = useState(true);
  const key = ['run', kind, projectId];
  const status = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      kind === 'calculation'
        ? client.getCalculation({ projectId }, { signal })
        : client.getPretreatment({ projectId }, { signal }),
    // Events move the state on; a slow look repairs what was lost with a connection.
    refetchInterval: (query) => (running(query.state.data) ? 30_000 : false),
  });
  const isRunning = running(status.data);

  useEffect(() => {
    if (!isRunning) return;
    const stop = new AbortController();
    void client
      .projectEvents(
        { projectId },
        {
          signal: stop.signal,
          onReconnect: () => setLive(false),
          onEvent: (next) => {
            setLive(true);
            const key = ['run', kind, projectId];
            queries.setQueryData<RunStatus>(key, (now) => now && afterEvent(now, next));
            if (next.kind !== kind) return;
            notifyOfRun(next);
            if (next.type === 'calculation-end') void queries.invalidateQueries({ queryKey: key });
          },
        },
      )
      .catch((error: unknown) => {
        if (!isAbort(error)) setLive(false);
      });
    return () => stop.abort();
  }, [isRunning, kind, projectId, queries]);

  // A run may end before its first event, or between two looks: what it changed is read again however its end is heard of.
  const known = status.data && (isRunning ? 'running' : `${status.data.runId} ${status.data.state}`);
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (
      before.current !== undefined &&
      known !== undefined &&
      known !== before.current &&
      known !== 'running'
    )
      for (const changed of ['project', 'outdated-results', 'calculated-models', 'plausibility'])
        void queries.invalidateQueries({ queryKey: [changed, projectId] });
    before.current = known;
  }, [known, projectId, queries]);

  return {
    status: status.data,
    isRunning,
    live,
    refresh: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: key }),
        queries.invalidateQueries({ queryKey: ['project', projectId] }),
      ]),
  };
}

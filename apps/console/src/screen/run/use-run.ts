import type { RunEvent, RunStatus } from '@gep/api-client';
import { isAbort } from '@gep/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../session/client';

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
  const [event, setEvent] = useState<RunEvent>();
  const [live, setLive] = useState(true);
  const key = ['run', kind, projectId];
  const status = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      kind === 'calculation'
        ? client.getCalculation({ projectId }, { signal })
        : client.getPretreatment({ projectId }, { signal }),
    // A calculation that needs it starts a pretreatment of its own, and an event may get lost: look now and then.
    refetchInterval: (query) => (running(query.state.data) ? 2000 : false),
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
            if (next.kind !== kind) return;
            setEvent(next);
            if (next.type === 'progress') return;
            void queries.invalidateQueries({ queryKey: ['run', kind, projectId] });
            void queries.invalidateQueries({ queryKey: ['project', projectId] });
          },
        },
      )
      .catch((error: unknown) => {
        if (!isAbort(error)) setLive(false);
      });
    return () => stop.abort();
  }, [isRunning, kind, projectId, queries]);

  const fresh = event && event.runId === status.data?.runId && isRunning ? event : undefined;
  return {
    status: status.data,
    isRunning,
    live,
    progress: Math.max(fresh?.progress ?? 0, status.data?.progress ?? 0),
    step: fresh?.step ?? status.data?.step ?? '',
    refresh: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: key }),
        queries.invalidateQueries({ queryKey: ['project', projectId] }),
      ]),
  };
}

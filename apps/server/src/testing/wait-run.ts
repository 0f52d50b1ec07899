import type { RunStatus } from '@gep/api-client/contract';
import type { TestApp } from './test-app';

const paths = {
  calculation: '/gep/user/project/model/calc',
  pretreatment: '/gep/user/project/pretreatment',
} as const;

/** Starts a run by its call. */
export async function startRunOf(
  server: TestApp,
  token: string,
  projectId: string,
  kind: RunStatus['kind'],
): Promise<{ code: string; message: string }> {
  return kind === 'calculation'
    ? server.send('POST', `${paths.calculation}?projectId=${projectId}`, { token })
    : server.send('POST', paths.pretreatment, { token, form: { projectId } });
}

export async function statusOf(
  server: TestApp,
  token: string,
  projectId: string,
  kind: RunStatus['kind'],
): Promise<RunStatus> {
  return (await server.send('GET', `${paths[kind]}?projectId=${projectId}`, { token })).data as RunStatus;
}

/** Polls a run until it has ended. */
export async function endOfRun(
  server: TestApp,
  token: string,
  projectId: string,
  kind: RunStatus['kind'],
): Promise<RunStatus> {
  for (;;) {
    const status = await statusOf(server, token, projectId, kind);
    if (status.state !== 'queued' && status.state !== 'running') return status;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Never resolves; rejects once the signal is aborted, also where it was before. */
export function untilAborted(signal?: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
  });
}

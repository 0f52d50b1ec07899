import { createGepClient } from '@gep/api-client';
import type { FetchFunction, RunEvent } from '@gep/api-client';

/** Signs in, starts the calculation of a project and follows its progress (percent) to the end. */
export async function calculate(
  server: { readonly baseUrl: string; readonly fetch?: FetchFunction },
  account: { readonly username: string; readonly pwd: string },
  projectId: string,
  onProgress: (percent: number) => void,
): Promise<RunEvent['state']> {
  let token: string | null = null;
  const client = createGepClient({
    ...server,
    token: () => token,
    onSessionExpired: () => (token = null),
    onNotice: () => undefined,
  });
  ({ token } = await client.login(account));
  await client.startCalculation({ projectId });
  const ended = new AbortController();
  let state: RunEvent['state'] = 'running';
  const onEvent = (event: RunEvent) => {
    onProgress(event.progress);
    state = event.state;
    if (event.type === 'calculation-end') ended.abort();
  };
  await client.projectEvents({ projectId }, { signal: ended.signal, onEvent });
  return state;
}

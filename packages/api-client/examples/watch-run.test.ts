import { expect, it } from 'vitest';
import type { RunEvent } from '@gep/api-client';
import { createTestServer } from '@gep/api-client/testing';
import { calculate } from './watch-run';

const event = (type: RunEvent['type'], progress: number, state: RunEvent['state']): RunEvent => ({
  ...{ type, progress, state, runId: 'r', kind: 'calculation', step: '' },
  ...{ modelId: null, key: null, problem: null, items: [], warnings: null },
});

it('follows a run to its end', async () => {
  const server = createTestServer({
    login: () => ({ token: 't', userId: 'u', role: 'PROJECT_ADMIN' }),
    startCalculation: () => ({ runId: 'r' }),
    projectEvents: () => [event('progress', 40, 'running'), event('calculation-end', 100, 'complete')],
  });
  const seen: number[] = [];
  const account = { username: 'admin', pwd: 'secret-1A' };
  const state = await calculate({ baseUrl: '', fetch: server.fetch }, account, 'p', (percent) =>
    seen.push(percent),
  );
  expect(state).toBe('complete');
  expect(seen).toEqual([40, 100]);
  expect(server.log).toEqual(['login', 'startCalculation', 'projectEvents']);
});

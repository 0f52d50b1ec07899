import { createGepClient } from '@gep/api-client';
import type { GepClient } from '@gep/api-client';
import { afterEvent } from '@gep/api-client/contract';
import type { RunEvent, RunStatus } from '@gep/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRun } from '../job/run-queries';
import { openRunTools } from './open-run-tools';
import { sampleProject } from '../testing/sample-project';
import { nextProcess } from '../testing/next-process';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf, statusOf } from '../testing/wait-run';

let server: TestApp;
let token: string;
let projectId: string;
let baseUrl: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await sampleProject(server, 5000);
  baseUrl = await server.app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const clientOf = (): GepClient =>
  createGepClient({
    baseUrl,
    token: () => token,
    onSessionExpired: () => undefined,
    onNotice: () => undefined,
  });
const url = (id: string) => `${baseUrl}/gep/user/project/events?projectId=${id}`;

describe('GET /gep/user/project/events', () => {
  it('reports a run from start to end, in order, and resumes after an id', async () => {
    const seen: RunEvent[] = [];
    const ending = new AbortController();
    const listening = clientOf().projectEvents(
      { projectId },
      { onEvent: (event) => seen.push(event), signal: ending.signal },
    );
    await startRunOf(server, token, projectId, 'calculation');
    const status = await endOfRun(server, token, projectId, 'calculation');
    await expect
      .poll(() => seen.filter(({ kind }) => kind === 'calculation').at(-1)?.type)
      .toBe('calculation-end');
    ending.abort();
    await listening;
    expect(status.state).toBe('complete');
    const done = seen.filter(({ type, kind }) => type === 'success' && kind === 'calculation');
    expect(done.map(({ modelId }) => modelId)).toEqual(['5', '6', '7', '11', 'totalGep']);
    const keys = seen.filter(({ type, kind }) => type === 'success' && kind === 'pretreatment');
    expect(keys.map(({ key }) => key)).toEqual(['@districts', 'landCover', 'precipitation']);
    const progress = seen.filter(({ kind }) => kind === 'calculation').map((event) => event.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    // The stream alone leads to the stored state.
    const queued: RunStatus = { ...status, state: 'queued', progress: 0, items: [], warnings: [], step: '' };
    expect(seen.reduce(afterEvent, queued)).toEqual(status);

    const resumed = new AbortController();
    const response = await fetch(url(projectId), {
      headers: { 'user-token': token, 'last-event-id': '0' },
      signal: resumed.signal,
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('"state":"complete"')) text += (await reader.read()).value ?? '';
    resumed.abort();
    expect(text).toContain('event: calculation-end');
  });

  it('reports a stop that could not be carried out to those who listen', async () => {
    const ending = new AbortController();
    const seen: RunEvent[] = [];
    const listening = clientOf().projectEvents(
      { projectId },
      { onEvent: (event) => seen.push(event), signal: ending.signal },
    );
    const path = '/gep/user/project/pretreatment/stop';
    // Again until the stream is open.
    await expect
      .poll(async () => {
        const { code, message } = await server.send('POST', path, { token, form: { projectId } });
        const [event] = seen.filter(({ type }) => type === 'operation-error');
        return (
          event && {
            ...event.problem,
            asAnswered: event.problem?.code === code && event.problem.message === message,
          }
        );
      })
      .toMatchObject({ asAnswered: true });
    expect(seen.at(-1)).toMatchObject({ kind: 'pretreatment' });
    ending.abort();
    await listening;
  });

  it('is refused to others and without a token', async () => {
    await server.addMainUser('stranger');
    const stranger = await server.login('stranger');
    const read = async (headers: Record<string, string>) =>
      ((await (await fetch(url(projectId), { headers })).json()) as { code: string }).code;
    expect(await read({ 'user-token': stranger })).toBe('10404');
    expect(await read({})).toBe('10204');
    expect(await read({ cookie: `user-token=${token}` })).toBe('10204');
  });
});

describe('a restart', () => {
  it('marks runs of the process before as failed', async () => {
    const { services } = server.app;
    const createdAt = new Date(Date.now() + 1000);
    const nothing = { step: null, items: [], warnings: [], error: null, startedBy: null, startedAt: null };
    await insertRun(services.database.db, {
      ...nothing,
      id: 'lost',
      projectId,
      kind: 'calculation',
      state: 'running',
      progress: 40,
      createdAt,
      endedAt: null,
    });
    const tools = await openRunTools(await nextProcess(services));
    expect(await statusOf(server, token, projectId, 'calculation')).toMatchObject({
      runId: 'lost',
      state: 'failed',
      error: { code: '40108' },
    });
    await tools.close();
  });
});

import { afterEach, expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

const token = 'a-long-random-token';
let server: TestApp;
afterEach(() => server.close());

const metrics = (authorization?: string) =>
  server.app.fastify.inject({
    method: 'GET',
    url: '/metrics',
    headers: { ...(authorization !== undefined && { authorization }) },
  });

it('are not there without a token in the settings', async () => {
  server = await testApp();
  expect((await metrics(`Bearer ${token}`)).statusCode).toBe(404);
});

it('tell calls by pattern and status, runs, event loop and memory to those who have the token', async () => {
  server = await testApp({}, { GEP_METRICS_TOKEN: token });
  for (const strange of [undefined, '', 'Bearer', `Bearer ${token}x`, `bearer ${token}`])
    expect((await metrics(strange)).statusCode).toBe(401);
  const owner = await server.login();
  await server.project(owner, '甲');
  await server.send('GET', '/gep/user/project/someone', { token: owner });
  const { statusCode, body, headers } = await metrics(`Bearer ${token}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(body).toMatch(
    /gep_call_duration_seconds_count\{method="POST",path="\/gep\/user\/login",status="200"\} 1/,
  );
  expect(body).toMatch(/path="\/gep\/user\/project\/:userId",status="404"\} 1/);
  for (const name of ['nodejs_eventloop_lag_max_seconds', 'process_resident_memory_bytes', 'gep_runs_active'])
    expect(body).toContain(`# TYPE ${name} `);
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { faultyDatabase } from '../testing/faulty-database';
import { madeGeodata } from '../testing/generated-region';
import { formOf } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

let server: TestApp;
let away: string | undefined;
beforeAll(async () => {
  server = await testApp({
    database: faultyDatabase(await testDatabase(), () => away),
    geodata: madeGeodata,
  });
});
afterAll(() => server.close());

it('a copy that fails while the database is away is gone once it is back, and its name is free', async () => {
  const token = await server.login();
  const projectId = await server.project(token, '源');
  const multipart = formOf({ 'made.shp': 'x', 'made.shx': 'x', 'made.dbf': 'x', 'made.prj': 'x' });
  await server.send('POST', `/gep/user/project/regionFile?projectId=${projectId}`, { token, multipart });
  const { files } = server.app.services;
  const adopt = vi.spyOn(files, 'adopt');
  // The first file is copied, and its row cannot be written.
  adopt.mockImplementationOnce((...given) => {
    away = 'gone';
    adopt.mockRestore();
    return files.adopt(...given);
  });
  const form = { projectId, name: '副本' };
  const started = await server.send('POST', '/gep/user/project/copy', { token, form });
  expect(started).toMatchObject({ code: '00000' });
  const { copyProjectId } = started.data as { copyProjectId: string };
  await vi.waitUntil(() => away === 'gone', { timeout: 120_000 });
  const path = `/gep/user/project/copy?projectId=${projectId}&copyProjectId=${copyProjectId}`;
  // Long enough for a clean-up that tries once.
  await new Promise((resolve) => setTimeout(resolve, 300));
  away = undefined;
  const progress = async () => (await server.send('GET', path, { token })).data;
  await expect.poll(progress, { timeout: 120_000 }).toMatchObject({ state: 'failed' });
  expect(await server.send('POST', '/gep/user/project/', { token, form: { name: '副本' } })).toMatchObject({
    code: '00000',
  });
});

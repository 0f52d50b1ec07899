import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { startFault } from '../start-fault';
import { findFiles, filesOfProject } from './queries';
import { rastersOf } from '../result/queries';
import { s3Server } from '../testing/s3-server';
import type { S3Server } from '../testing/s3-server';
import { sampleProject } from '../testing/sample-project';
import { madeRaster } from '../testing/made-raster';
import { multipartOf, testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { endOfRun, startRunOf } from '../testing/wait-run';

let s3: S3Server;
let server: TestApp;
let later = 0;
beforeAll(async () => {
  s3 = await s3Server();
  server = await testApp({ now: () => new Date(Date.now() + later) }, { GEP_FILES_URL: s3.url('/gep') });
});
afterAll(() => server.close());

const forgetCopies = () => rm(join(server.dataDir, 'files/cache'), { recursive: true });
const health = () => {
  // An answer holds for two seconds.
  later += 2000;
  return server.app.fastify.inject({ method: 'GET', url: '/healthz' });
};

it('uploads, prepares, calculates, shows and deletes with all files in the store', async () => {
  const token = await server.login();
  const { db } = server.app.services.database;
  // One model with one raster: the way of the files is the same for all.
  const only = { models: ['climate-regulation'], inputs: ['landCover'] };
  const projectId = await sampleProject(server, 10_000, only);
  await forgetCopies();
  await startRunOf(server, token, projectId, 'pretreatment');
  expect(await endOfRun(server, token, projectId, 'pretreatment')).toMatchObject({ state: 'complete' });
  await forgetCopies();
  await startRunOf(server, token, projectId, 'calculation');
  expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'complete' });

  const keys = (await filesOfProject(db, projectId)).map(({ path }) => `gep/${path}`);
  expect([...s3.objects.keys()].sort()).toEqual([...keys, 'gep/owner'].sort());
  await forgetCopies();
  const files = await findFiles(
    db,
    (await rastersOf(db, projectId)).map(({ fileId }) => fileId),
  );
  expect(files.length).toBeGreaterThan(0);
  const download = () =>
    server.app.fastify.inject({
      method: 'GET',
      url: `/gep/user/project/model/resultFile?projectId=${projectId}`,
      headers: { 'user-token': token },
    });
  const zip = await download();
  expect(zip.statusCode).toBe(200);
  // A COG is stored in the zip as it is.
  for (const { path } of files)
    expect(zip.rawPayload.includes(s3.objects.get(`gep/${path}`)?.bytes ?? '?')).toBe(true);

  await forgetCopies();
  const [lost] = files;
  s3.objects.delete(`gep/${lost.path}`);
  const broken = await download().then(
    ({ statusCode }) => statusCode,
    () => 'broken off',
  );
  expect(broken).not.toBe(200);
  expect((await health()).json()).toMatchObject({ status: 'ok' });

  const deleted = await server.send('DELETE', `/gep/user/project/${projectId}`, { token });
  expect(deleted).toMatchObject({ code: '00000' });
  expect([...s3.objects.keys()]).toEqual(['gep/owner']);
});

it('reports to the operator that the store is gone, without its secret', async () => {
  expect((await health()).json()).toMatchObject({ status: 'ok', files: 'ok' });
  const url = s3.url('/gep');
  await s3.close();
  const answer = await health();
  expect([answer.statusCode, answer.json<{ files: string }>().files]).toEqual([503, 'failing']);
  expect(answer.body).not.toContain('gep-files');

  const config = readConfig({ GEP_DATA_DIR: server.dataDir, GEP_LOG_LEVEL: 'silent', GEP_FILES_URL: url });
  const error: unknown = await buildApp(config, { database: await testDatabase() }).catch(
    (reason: unknown) => reason,
  );
  expect(startFault(error, config)).toMatch(
    /^the file store http:\/\/127\.0\.0\.1:\d+\/files\/gep\/: nothing answers there: .* GEP_FILES_URL$/,
  );
});

it('answers an upload that nothing can take with 503, code 10503, and says when to come back', async () => {
  const token = await server.login();
  const projectId = await server.project(token, '上传');
  const rain = await madeRaster(3, new Float32Array(9).fill(800));
  const body = new Response(multipartOf([['rain.tif', Buffer.from(rain)]]));
  const answer = await server.app.fastify.inject({
    method: 'POST',
    url: `/gep/user/project/model/7/file/precipitation?projectId=${projectId}`,
    headers: { 'user-token': token, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, '10503']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

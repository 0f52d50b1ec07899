import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/config';
import { allStoredBytes } from '../../src/file/queries';
import { startFault } from '../../src/start-fault';
import { madeRaster } from '../../src/testing/made-raster';
import { emptyProject } from '../../src/testing/project-state';
import type { Prepared } from '../../src/testing/project-state';
import { relayTo } from '../../src/testing/relay';
import type { Relay } from '../../src/testing/relay';
import { s3Server } from '../../src/testing/s3-server';
import type { S3Server } from '../../src/testing/s3-server';
import { sampleProject } from '../../src/testing/sample-project';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';
import { testDatabase } from '../../src/testing/test-database';
import { endOfRun, startRunOf } from '../../src/testing/wait-run';

let s3: S3Server;
let relay: Relay;
let server: TestApp;
let token: string;
let address: string;
let later = 0;

/** GEP_FILES_URL of a prefix, over the relay. */
const filesUrl = (prefix: string) => s3.url(prefix).replace(/:\d+\//, `:${relay.port}/`);
const secrets = /gep-files:|se\/cr|se%2F/;

beforeAll(async () => {
  s3 = await s3Server();
  relay = await relayTo('127.0.0.1', Number(new URL(s3.url()).port));
  const now = () => new Date(Date.now() + later);
  server = await testApp({ now }, { GEP_FILES_URL: filesUrl('/gep') });
  token = await server.login();
  address = await server.app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await relay.close();
  await s3.close();
});

const forgetCopies = () => rm(join(server.dataDir, 'files/cache'), { recursive: true, force: true });

/** How many bytes pass while something is done in full. */
async function bytesOf(work: () => Promise<unknown>): Promise<number> {
  const before = relay.passed;
  await work();
  return relay.passed - before;
}

/** Rows whose object is not in the store. */
async function rowsWithoutObject(): Promise<string[]> {
  const rows = await allStoredBytes(server.app.services.database.db);
  return rows.map(({ path }) => path).filter((path) => !s3.objects.has(`gep/${path}`));
}

describe('a store that stops in the middle of an upload', () => {
  let project: Prepared;
  let rain: Uint8Array;
  let wholeBytes: number;
  const upload = () => project.raster(['rain.tif', rain], 'en');
  const inputs = async () =>
    (await server.app.services.database.execute('select * from model_inputs order by 1, 2, 3')).rows;

  beforeAll(async () => {
    project = await emptyProject(server, token, '停');
    // Noise, which no compression makes small.
    const noise = Float32Array.from({ length: 400 * 400 }, () => Math.random() * 1000);
    rain = await madeRaster(400, noise);
    wholeBytes = await bytesOf(async () => expect(await upload()).toMatchObject({ code: '00000' }));
  });

  it.each([0, 0.1, 0.5, 0.9])(
    'after %d of it refuses it, leaves no row, and takes the next',
    async (part) => {
      const before = await inputs();
      expect(wholeBytes).toBeGreaterThan(rain.length);
      relay.closeAfter(wholeBytes * part);
      const refused = await upload();
      expect(refused).toMatchObject({ status: 503, code: '10503' });
      expect(refused.message).not.toMatch(secrets);
      expect(await inputs()).toEqual(before);
      await relay.open();
      expect(await rowsWithoutObject()).toEqual([]);
      expect(await upload()).toMatchObject({ code: '00000' });
      expect(await rowsWithoutObject()).toEqual([]);
    },
  );
});

describe('results in a store', () => {
  let projectId: string;
  let wholeBytes: number;
  /** Keys of the rasters. */
  let keys: string[];

  /** The zip of the results, or how the download failed. */
  async function download(): Promise<Buffer | string> {
    const path = `/gep/user/project/model/resultFile?projectId=${projectId}`;
    const answer = await fetch(address + path, { headers: { 'user-token': token } });
    const body = await answer.arrayBuffer().then(Buffer.from, () => null);
    if (body === null) return 'broken off';
    return answer.status === 200 ? body : `${answer.status} ${body.toString()}`;
  }

  beforeAll(async () => {
    const only = { models: ['climate-regulation'], inputs: ['landCover'] };
    projectId = await sampleProject(server, 10_000, only);
    await startRunOf(server, token, projectId, 'calculation');
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'complete' });
    await forgetCopies();
    const rasters = await server.app.services.database.execute(
      'select path from stored_files s join result_rasters r on r.file_id = s.id',
    );
    keys = rasters.rows.map((row) => `gep/${(row as { path: string }).path}`);
    expect(keys.length).toBeGreaterThan(0);
    wholeBytes = await bytesOf(async () => expect(isWhole(await download())).toBe(true));
  });

  // A raster is stored in the zip as it is.
  const isWhole = (zip: Buffer | string) =>
    Buffer.isBuffer(zip) && keys.every((key) => zip.includes(s3.objects.get(key)?.bytes ?? '?'));

  it.each([0, 0.2, 0.6, 0.95])(
    'that stops after %d of their download give no zip, then all',
    async (part) => {
      await forgetCopies();
      relay.closeAfter(wholeBytes * part);
      const got = await download();
      expect(got).toMatch(/^broken off$|^503 .*"code":"10503"/);
      expect(got).not.toMatch(secrets);
      await relay.open();
      expect(isWhole(await download())).toBe(true);
    },
  );

  it('are refused where their bytes are others, and never shown', async () => {
    const [key] = keys;
    const sound = s3.objects.get(key);
    if (!sound) throw new Error(`no object ${key}`);
    const bytes = Buffer.from(sound.bytes);
    bytes[bytes.length - 1] ^= 1;
    s3.objects.set(key, { ...sound, bytes });
    await forgetCopies();
    const got = await download();
    expect(got).toMatch(/^broken off$|^503 .*"code":"10503"/);
    expect(got).not.toMatch(secrets);
    s3.objects.set(key, sound);
    expect(isWhole(await download())).toBe(true);
  });
});

describe('health', () => {
  const health = async () => {
    // An answer holds for two seconds.
    later += 2000;
    const answer = await fetch(`${address}/healthz`);
    return { status: answer.status, text: await answer.text() };
  };

  it.each([
    ['refuses', () => relay.close(), () => relay.open()],
    ['does not answer', () => relay.freeze(), () => relay.thaw()],
  ])('says within ten seconds that the store %s, and that it is back', async (_what, stop, start) => {
    const begun = Date.now();
    await stop();
    const { status, text } = await health();
    expect([status, JSON.parse(text)]).toMatchObject([503, { files: 'failing', database: 'ok' }]);
    expect(text).not.toMatch(secrets);
    expect(Date.now() - begun).toBeLessThan(10_000);
    await start();
    expect(await health()).toMatchObject({ status: 200 });
  });
});

it('of two servers with separate databases that start on one prefix at the same moment, one does', async () => {
  const config = readConfig({
    GEP_DATA_DIR: join(server.dataDir, 'twins'),
    GEP_LOG_LEVEL: 'silent',
    GEP_SAMPLE: '0',
    GEP_FILES_URL: filesUrl('/twins'),
  });
  const databases = [await testDatabase(), await testDatabase()];
  const starts = await Promise.allSettled(databases.map((database) => buildApp(config, { database })));
  const apps = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const faults = starts.flatMap((start) =>
    start.status === 'rejected' ? [startFault(start.reason, config)] : [],
  );
  expect(apps).toHaveLength(1);
  expect(faults).toEqual([
    expect.stringMatching(/holds the files of another database: give each its own prefix/),
  ]);
  expect(faults[0]).not.toMatch(secrets);
  await apps[0].close();
});

import { readdirSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeRegionFile } from '@gep/api-client';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemsOf } from '../../src/plugin/errors';
import { problemOf } from '../../src/run/problem-of';
import { emptyProject, goodRaster, goodRegion } from '../../src/testing/project-state';
import type { Prepared } from '../../src/testing/project-state';
import { sampleProject } from '../../src/testing/sample-project';
import { smallDisk } from '../../src/testing/small-disk';
import { multipartOf, testApp } from '../../src/testing/test-app';
import type { NamedBytes, TestApp } from '../../src/testing/test-app';
import { testDatabase } from '../../src/testing/test-database';
import { endOfRun, startRunOf } from '../../src/testing/wait-run';

const disk = smallDisk(48);
const KiB = 1024;

describe.skipIf(!disk)('on a full disk', () => {
  const { folder, fill, free, remove } = disk as NonNullable<typeof disk>;
  let server: TestApp;
  let token: string;
  let project: Prepared;
  const usualFolder = process.env.TMPDIR;

  beforeAll(async () => {
    const database = await testDatabase();
    process.env.TMPDIR = folder;
    server = await testApp({ database });
    token = await server.login();
    project = await emptyProject(server, token, '满');
  });
  afterEach(() => {
    free();
    expect(readdirSync(server.app.services.files.temporaryFolder)).toEqual([]);
  });
  afterAll(async () => {
    await server.close();
    if (usualFolder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usualFolder;
    remove();
  });

  const full = { status: 507, code: '10507' };
  const padded = (parts: NamedBytes[], bytes: number): NamedBytes[] => [
    ...parts,
    ['good.sbx', new Uint8Array(bytes)],
  ];
  const region = (parts: readonly NamedBytes[], wireEncoding = 'none') => {
    const multipart = multipartOf(parts);
    multipart.append('wireEncoding', wireEncoding);
    const path = `/gep/user/project/regionFile?projectId=${project.projectId}`;
    return server.send('POST', path, { token, multipart, headers: { 'accept-language': 'en' } });
  };

  it('an upload says so, leaves nothing, and works once there is room', async () => {
    const parts = padded(goodRegion(), 900 * KiB);
    fill(500 * KiB);
    const refused = await region(parts);
    expect(refused).toMatchObject(full);
    expect(refused.message).toContain('disk of the server is full');
    expect(readdirSync(server.app.services.files.temporaryFolder)).toEqual([]);
    free();
    expect(await region(parts)).toMatchObject({ code: '00000' });
  });

  it('the decoding of an upload says so and leaves nothing', async () => {
    const key = Buffer.from(server.app.services.config.regionFileKey);
    const parts = padded(goodRegion(), 900 * KiB).map(([name, bytes]): NamedBytes => [
      name,
      encodeRegionFile(bytes, key),
    ]);
    // There is room for what is sent, and for half of what it becomes.
    fill(1400 * KiB);
    expect(await region(parts, 'aes-ecb')).toMatchObject(full);
    free();
    expect(await region(parts, 'aes-ecb')).toMatchObject({ code: '00000' });
  });

  it('a run ends and says so, and the next one is complete', async () => {
    const only = { models: ['climate-regulation'], inputs: ['landCover'] };
    const projectId = await sampleProject(server, 10_000, only);
    fill(4 * KiB);
    await startRunOf(server, token, projectId, 'calculation');
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({
      state: 'failed',
      error: { code: '10507' },
    });
    free();
    await startRunOf(server, token, projectId, 'calculation');
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'complete' });
  });

  it('a raster is refused with the code, too', async () => {
    fill(0);
    expect(await project.raster(['good.tif', await goodRaster()])).toMatchObject(full);
  });
});

describe('a full disk', () => {
  const error = (message: string, more: object = {}) => Object.assign(new Error(message), more);
  it.each([
    ['of the files', error('write', { code: 'ENOSPC' })],
    ['of a user with a quota', error('write', { code: 'EDQUOT' })],
    ['in a thread', error('ENOSPC: no space left on device, write')],
    [
      'of the database',
      new DrizzleQueryError(
        'insert',
        [],
        error('could not extend file', { code: '53100', severity: 'ERROR' }),
      ),
    ],
  ])('%s has its own code, for requests and runs', (_what, thrown) => {
    const reports: unknown[] = [];
    expect(problemsOf(thrown)).toEqual([{ name: 'DISK_FULL' }]);
    expect(problemOf(thrown, (reported) => reports.push(reported))).toEqual({ name: 'DISK_FULL' });
    expect(reports).toEqual([thrown]);
  });
});

it('temporary files that a failure left are swept after a day, others stay', async () => {
  const server = await testApp();
  const { files, now } = server.app.services;
  const day = 24 * 60 * 60_000;
  for (const [name, age] of [
    ['old', 2 * day],
    ['fresh', day / 2],
  ] as const) {
    const path = join(files.temporaryFolder, name);
    await writeFile(path, 'bytes');
    const at = new Date(now().getTime() - age);
    await utimes(path, at, at);
  }
  expect(await files.clearTemporary(now(), day)).toBe(1);
  expect(readdirSync(files.temporaryFolder)).toEqual(['fresh']);
  await server.close();
});

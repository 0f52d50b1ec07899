import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeGeoTiff } from '@gep/raster';
import { shapefileBytes } from '../geodata/testing/shapefile-fixture';
import { multipartOf } from './test-app';
import type { NamedBytes, TestApp } from './test-app';

/** Two districts of a made-up city: name and code. */
export const madeDistricts = [
  { name: '东区', code: '350101' },
  { name: '西区', code: '350102' },
] as const;

/** The parts of a good region file that is made here. */
export function goodRegion(base = 'good'): NamedBytes[] {
  const square = (x: number) => [
    [
      [x, 25],
      [x, 26],
      [x + 1, 26],
      [x + 1, 25],
      [x, 25],
    ] as const,
  ];
  const rows = madeDistricts.map(({ name, code }, i) => ({
    rings: square(117 + i),
    name: Buffer.from(name),
    code,
  }));
  return [...shapefileBytes({ rows, cpg: 'UTF-8' })].map(([extension, bytes]) => [
    `${base}.${extension}`,
    bytes,
  ]);
}

/** A good raster of 4 x 3 cells. */
export async function goodRaster(): Promise<Uint8Array> {
  const data = Float32Array.from({ length: 12 }, (_, i) => i);
  return writeGeoTiff([
    { width: 4, height: 3, data, transform: [0.5, 0, 117, 0, -0.5, 26], crs: 'EPSG:4326' },
  ]);
}

export interface Prepared {
  readonly token: string;
  readonly projectId: string;
  region(parts: readonly NamedBytes[], language?: string): ReturnType<TestApp['send']>;
  raster(file: NamedBytes, language?: string): ReturnType<TestApp['send']>;
}

/** A project with nothing in it. */
export async function emptyProject(server: TestApp, token: string, name: string): Promise<Prepared> {
  const projectId = await server.project(token, name);
  const upload = (path: string, parts: readonly NamedBytes[], language: string) =>
    server.send('POST', `${path}?projectId=${projectId}`, {
      token,
      multipart: multipartOf(parts),
      headers: { 'accept-language': language },
    });
  return {
    token,
    projectId,
    region: (parts, language = 'zh') => upload('/gep/user/project/regionFile', parts, language),
    raster: (file, language = 'zh') => upload('/gep/user/project/model/5/file/npp', [file], language),
  };
}

/** A project with a mapped region file, departments, a model and one of its inputs. @throws Error when a call fails */
export async function preparedProject(server: TestApp, token: string, name: string): Promise<Prepared> {
  const project = await emptyProject(server, token, name);
  const { projectId, region, raster } = project;
  const post = (path: string, form: Record<string, string>) =>
    server.send('POST', `/gep/user/project/${path}`, { token, form });
  const projectBasicSetting = { projectId, nationField: 'NAME', nationCodeField: 'CODE' };
  const steps = [
    () => region(goodRegion()),
    () => post('basicSetting', { projectBasicSetting: JSON.stringify(projectBasicSetting) }),
    () => post('basicSettingUser', { projectId, accountingField: 'nation', partitionField: 'nation' }),
    () => server.send('POST', `/gep/user/project/model?projectId=${projectId}`, { token, json: ['5'] }),
    async () => raster(['good.tif', await goodRaster()]),
  ];
  for (const step of steps) {
    const { code, message } = await step();
    if (code !== '00000') throw new Error(`preparing a project: ${code} ${message}`);
  }
  return project;
}

/** All that a refused upload must leave as it was: settings, region, departments, inputs, rows and files. */
export async function stateOf(server: TestApp, { token, projectId }: Prepared): Promise<unknown> {
  const { database, files } = server.app.services;
  const data = async (path: string) => (await server.send('GET', path, { token })).data;
  const rows = async (text: string) => (await database.execute(text, [projectId])).rows;
  const stored = await database.execute('select path from stored_files');
  const known = new Set(stored.rows.map((row) => (row as { path: string }).path));
  const folder = join(server.dataDir, 'files', 'stored');
  const onDisk = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return {
    region: await data(`/gep/user/project/regionFile?projectId=${projectId}`),
    setting: await data(`/gep/user/project/basicSetting?projectId=${projectId}&pageSize=0`),
    model: await data(`/gep/user/project/model/5/setup?projectId=${projectId}`),
    features: await rows('select count(*)::int as count from region_features where project_id = $1'),
    stored: await rows('select path, name, size from stored_files where project_id = $1 order by path'),
    filesWithoutRow: onDisk.filter((path) => !known.has(path)),
    rowsWithoutFile: [...known].filter((path) => !onDisk.includes(path)),
    temporary: readdirSync(files.temporaryFolder),
  };
}

/** Whether the server is well, by its public call. */
export async function isAlive(server: TestApp): Promise<boolean> {
  const response = await server.app.fastify.inject({ method: 'GET', url: '/healthz' });
  return response.statusCode === 200 && response.json<{ status: string }>().status === 'ok';
}

import { readFile } from 'node:fs/promises';
import proj4 from 'proj4';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWithin } from '@gep/ecosystem-models';
import { calls } from '@gep/api-client/contract';
import type { OutdatedResult } from '@gep/api-client/contract';
import { preparedInputsOf } from '../calculation/prepared-queries';
import { findRunRecord } from '../calculation/run-record-queries';
import { findGrid } from '../project/grid-queries';
import { sampleProject } from '../testing/sample-project';
import { multipartOf, testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await sampleProject(server);
});
afterAll(() => server.close());

const calculated = async () => {
  await startRunOf(server, token, projectId, 'calculation');
  return endOfRun(server, token, projectId, 'calculation');
};
const landCover = async (): Promise<Int32Array> => {
  const { services } = server.app;
  const rows = await preparedInputsOf(services.database.db, projectId);
  const row = rows.find(({ inputKey }) => inputKey === 'landCover');
  const [file] = await services.files.paths(services.database.db, [row?.fileId ?? '']);
  const bytes = await readFile(file.path);
  return new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
};
const switchOn = (useUrbanEcosystemBoundary: boolean) =>
  server.send('PUT', calls.saveForceCorrelation.path, {
    token,
    form: {
      projectId,
      useUrbanEcosystemBoundary: String(useUrbanEcosystemBoundary),
      useModelEcosystemCorrelation: 'false',
      projectModelToEcosystemVOS: '[]',
    },
  });
const upload = (geometry: unknown) => {
  const collection = { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] };
  return server.send('POST', `${calls.uploadUrbanBoundary.path}?projectId=${projectId}`, {
    token,
    multipart: multipartOf([['urban.geojson', Buffer.from(JSON.stringify(collection))]]),
  });
};
const outdated = async () =>
  (await server.send('GET', `${calls.outdatedResults.path}?projectId=${projectId}`, { token }))
    .data as OutdatedResult[];

/** Longitude and latitude of every cell's centre. */
async function centres(): Promise<[number, number][]> {
  const grid = await findGrid(server.app.services.database.db, projectId);
  if (!grid) throw new Error('there is no grid');
  const [a, , x, , e, y] = grid.transform;
  const { forward } = proj4(grid.crs, 'EPSG:4326');
  return Array.from({ length: grid.width * grid.height }, (_, i) =>
    forward([x + a * ((i % grid.width) + 0.5), y + e * (Math.floor(i / grid.width) + 0.5)]),
  );
}

const urbanOf = (type: number): number =>
  isWithin(type, 1) ? 621 : isWithin(type, 2) ? 622 : isWithin(type, 3) ? 623 : type;

describe('the urban boundary', () => {
  it('warns while it is switched on without a file', async () => {
    await switchOn(true);
    expect((await calculated()).warnings.map(({ code }) => code)).toContain('40112');
  });

  it('is refused as lines, and taken as polygons', async () => {
    const line = { type: 'LineString', coordinates: [[110, 30], [111, 31]] }; // prettier-ignore
    expect((await upload(line)).code).not.toBe('00000');
    const places = await centres();
    const longitudes = places.map(([longitude]) => longitude);
    const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
    const before = await landCover();
    // The eastern half of a region of any shape.
    const box = [[middle, -10], [179, -10], [179, 80], [middle, 80], [middle, -10]]; // prettier-ignore
    expect((await upload({ type: 'Polygon', coordinates: [box] })).data).toMatchObject({
      fileName: 'urban.geojson',
      polygons: 1,
    });
    expect((await outdated()).map(({ modelId }) => modelId)).toEqual(['11', '5', '6', '7', 'totalGep']);
    expect((await outdated())[0].changes).toEqual([{ kind: 'input', name: '城市生态系统边界' }]);

    expect((await calculated()).warnings.map(({ code }) => code)).not.toContain('40112');
    const after = await landCover();
    const expected = before.map((type, i) => (places[i][0] > middle ? urbanOf(type) : type));
    expect(after).toEqual(expected);
    expect(after.filter((type, i) => type !== before[i]).length).toBeGreaterThan(100);
    expect(await outdated()).toEqual([]);
    const record = await findRunRecord(server.app.services.database.db, projectId);
    expect(record?.record.inputs.map(({ inputKey }) => inputKey)).toContain('urbanBoundary');
  });

  it('stays when models are unselected, and comes back when its deletion is undone', async () => {
    const models = `/gep/user/project/model?projectId=${projectId}`;
    await server.send('POST', models, { token, json: ['5'] });
    const path = `${calls.getForceCorrelation.path}?projectId=${projectId}`;
    const stored = () => server.send('GET', path, { token });
    const before = (await stored()).data;
    expect(before).toMatchObject({ urbanBoundary: { polygons: 1 }, deletedUrbanBoundary: null });
    const boundary = `${calls.deleteUrbanBoundary.path}?projectId=${projectId}`;
    expect((await server.send('DELETE', boundary, { token })).code).toBe('00000');
    expect((await stored()).data).toMatchObject({
      urbanBoundary: null,
      deletedUrbanBoundary: { fileName: 'urban.geojson' },
    });
    expect((await server.send('DELETE', boundary, { token })).status).toBe(404);
    const restore = `${calls.restoreUrbanBoundary.path}?projectId=${projectId}`;
    expect((await server.send('POST', restore, { token })).code).toBe('00000');
    expect((await stored()).data).toEqual(before);
    expect((await server.send('POST', restore, { token })).status).toBe(404);
  });
});

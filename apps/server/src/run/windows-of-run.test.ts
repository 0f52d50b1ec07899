import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRun, updateRun } from '../job/run-queries';
import { savePreparedGrid } from '../project/grid-queries';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { claimOfBatch, finishClaim, insertBatch } from '../window/window-queries';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it('shows the windows of a calculation on the map, neighbours of one state as one', async () => {
  const { database, lease } = server.app.services;
  const { db } = database;
  const token = await server.login();
  const projectId = await server.project(token, '窗口');
  const windows = async () => {
    const path = `/gep/user/project/model/calc/windows?projectId=${projectId}`;
    return (await server.send('GET', path, { token })).data as {
      state: string;
      count: number;
      ring: number[][];
    }[];
  };
  expect(await windows()).toEqual([]);

  const createdAt = new Date();
  const ofGrid = { crs: 'EPSG:3857', width: 16, height: 40, districtFileId: null, districts: [] };
  const transform: [number, number, number, number, number, number] = [100, 0, 5000, 0, -100, 9000];
  await savePreparedGrid(db, { projectId, runId: 'r', ...ofGrid, transform, createdAt });
  const nothing = { progress: 0, step: null, items: [], warnings: [], error: null, startedBy: null };
  const run = { id: 'r', projectId, kind: 'calculation', state: 'running', ownerId: lease.id } as const;
  await insertRun(db, { ...run, ...nothing, createdAt, startedAt: createdAt, endedAt: null });
  const rows = [0, 10, 20, 30].map((top) => ({ top, bottom: top + 10 }));
  await insertBatch(db, { id: 'b', runId: 'r', ownerId: lease.id, task: null, createdAt }, rows);
  const claims = [];
  for (const inHand of [[], [0], [0, 1]])
    claims.push(
      await database.transaction((tx) => claimOfBatch(tx, 'b', { ownerId: lease.id, inHand, before: 3 })),
    );
  for (const claim of claims.slice(0, 2)) if (claim) await finishClaim(db, claim, null);

  const shown = await windows();
  expect(shown.map(({ state, count }) => [state, count])).toEqual([
    ['done', 2],
    ['at work', 1],
    ['waiting', 1],
  ]);
  // Rows 0 to 20 of cells of 100 m: 1600 m wide, 2000 m high from the corner at (5000, 9000).
  const corners = [0, 16, 17, 33, 34].map((i) => shown[0].ring[i].map(Math.round));
  expect(corners).toEqual([
    [5000, 9000],
    [6600, 9000],
    [6600, 7000],
    [5000, 7000],
    [5000, 9000],
  ]);

  await updateRun(db, 'r', { state: 'complete' });
  expect(await windows()).toEqual([]);
});

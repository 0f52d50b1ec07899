import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeRegionRows } from '../geodata/region-rows';
import { GeodataError } from '../geodata/geodata-error';
import { dropLostFeatures, newRegionId } from '../project/feature-queries';
import { findProject } from '../project/queries';
import type { Db } from '../store/database';
import { regionFeatures } from '../store/schema';
import type { Services } from '../services';
import { madeRegion } from '../testing/generated-region';
import { formOf } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { regionAttributes } from './queries';

let server: TestApp;
let db: Db;
let token: string;
let projectId: string;
/** What the next file holds. */
let rows = 3;
let isBroken = false;

beforeAll(async () => {
  const geodata = (async (task: { rowsPath: string }) => {
    writeRegionRows(
      task.rowsPath,
      Array.from({ length: rows }, (_, row) => ({ ...madeRegion.features[row % 3], row })),
    );
    if (isBroken) throw new GeodataError({ code: 'geodata-crashed', at: 'made.shp', expected: 'a file' });
    return { ...madeRegion, features: [] };
  }) as unknown as Services['geodata'];
  server = await testApp({ geodata });
  ({ db } = server.app.services.database);
  token = await server.login();
  projectId = await server.project(token, '区域');
});
afterAll(() => server.close());

const upload = () =>
  server.send('POST', `/gep/user/project/regionFile?projectId=${projectId}`, {
    token,
    multipart: formOf({ 'made.shp': 'x', 'made.shx': 'x', 'made.dbf': 'x', 'made.prj': 'x' }),
  });
const storedRows = async () =>
  (
    await db
      .select({ fid: regionFeatures.fid })
      .from(regionFeatures)
      .where(eq(regionFeatures.projectId, projectId))
  ).length;

describe('the features of a region file', () => {
  it('are those of the file before until all of the next are stored, and others have their turn meanwhile', async () => {
    await upload();
    rows = 5000;
    const seen: number[] = [];
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        seen.push((await regionAttributes(db, projectId)).length);
        await findProject(db, projectId);
        // The database of tests works in this thread.
        await new Promise(setImmediate);
      }
    })();
    expect(await upload()).toMatchObject({ code: '00000' });
    isOver = true;
    await others;
    expect([...new Set(seen)].filter((count) => count !== 3 && count !== 5000)).toEqual([]);
    expect(seen.filter((count) => count === 3).length).toBeGreaterThan(10);
    expect(await regionAttributes(db, projectId)).toHaveLength(5000);
    await vi.waitFor(async () => expect(await storedRows()).toBe(5000), { timeout: 120_000 });
  });

  it('stay when the next file is refused, of which nothing is left', async () => {
    isBroken = true;
    rows = 300;
    expect((await upload()).code).not.toBe('00000');
    isBroken = false;
    expect(await regionAttributes(db, projectId)).toHaveLength(5000);
    await vi.waitFor(async () => expect(await storedRows()).toBe(5000), { timeout: 120_000 });
  });

  it('that a process has left behind go, but not those of a younger upload', async () => {
    const row = { fid: 0, wkb: null, attributes: {} };
    const [old, young] = [newRegionId(new Date(1000)), newRegionId(new Date(3000))];
    await db.insert(regionFeatures).values([
      { id: 'old', projectId, regionId: old, ...row },
      { id: 'young', projectId, regionId: young, ...row },
      { id: 'orphan', projectId: 'gone', regionId: old, ...row },
    ]);
    await dropLostFeatures(db, new Date(2000));
    expect(await storedRows()).toBe(5001);
    await dropLostFeatures(db, new Date());
    expect(await storedRows()).toBe(5000);
    expect(await db.select().from(regionFeatures).where(eq(regionFeatures.projectId, 'gone'))).toEqual([]);
  });

  it('go with their project', async () => {
    expect(await server.send('DELETE', `/gep/user/project/${projectId}`, { token })).toMatchObject({
      code: '00000',
    });
    await vi.waitFor(async () => expect(await storedRows()).toBe(0), { timeout: 120_000 });
  });
});

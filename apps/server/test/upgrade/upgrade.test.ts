import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultsOf } from '../../src/result/queries';
import { madeRegionGeodata } from '../../src/testing/made-project';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';
import { endOfRun, startRunOf } from '../../src/testing/wait-run';
import { upgradedDatabase } from '../../src/testing/upgraded-database';

/*
 * Each folder has the rows and files of a server as an earlier version left them, by the name of its last migration: a
 * calculated project of four models and two years over three made-up counties.
 */
const here = fileURLToPath(new URL('.', import.meta.url));

/** Results of the earlier versions, as their databases have them. */
const figures: Readonly<Record<string, { function: number | null; value: number | null }>> = {
  '5  0': { function: 11036796.807501368, value: 4193982786.85052 },
  '5  1': { function: 11036796.807501368, value: 2096991393.42526 },
  '6  0': { function: 2013822141666.6653, value: 1067325735083.3335 },
  '6  1': { function: 2013822141666.6653, value: 1067325735083.3335 },
  '7  0': { function: 13635861557.453537, value: 96269182595.62195 },
  '7  1': { function: 13635861557.453537, value: 96269182595.62195 },
  '11 runoff-cn 0': { function: 1872202296.3271275, value: null },
  '11 runoff-cn 1': { function: 1872202296.3271275, value: null },
  'totalGep  0': { function: null, value: 1167788900465.806 },
  'totalGep  1': { function: null, value: 1165691909072.3809 },
};

const versions = [
  // One first password for all departments, and land cover that nobody had to confirm.
  { tag: '0000_foundation', firstPassword: '*S4vrD66?5r#Ge', classesConfirmed: false },
  { tag: '0017_lost_files', firstPassword: null, classesConfirmed: true },
] as const;

describe.each(versions)('a database as $tag left it', ({ tag, firstPassword, classesConfirmed }) => {
  let server: TestApp;
  let dataDir: string;
  let token: string;
  let projectId: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'gep-upgrade-'));
    const folder = join(here, tag);
    await cp(join(folder, 'stored'), join(dataDir, 'files/stored'), { recursive: true });
    if ((await readdir(folder)).includes('secret.key'))
      await cp(join(folder, 'secret.key'), join(dataDir, 'secret.key'));
    const database = await upgradedDatabase(tag, await readFile(join(folder, 'rows.sql'), 'utf8'));
    // Passwords of that day would have to be changed by now.
    const later = Date.parse('2026-11-27T08:00:00Z') - Date.now();
    const now = (): Date => new Date(Date.now() + later);
    server = await testApp({ database, now, geodata: madeRegionGeodata }, { GEP_DATA_DIR: dataDir });
    token = await server.login();
    const { rows } = await server.app.services.database.execute('select id from projects');
    [{ id: projectId }] = rows as { id: string }[];
  });
  afterAll(async () => {
    await server.close();
    await rm(dataDir, { recursive: true });
  });

  const found = async (): Promise<typeof figures> =>
    Object.fromEntries(
      (await resultsOf(server.app.services.database.db, projectId))
        .filter(({ functionValue, priceValue }) => functionValue !== null || priceValue !== null)
        .map((row) => [
          `${row.modelId} ${row.childKey} ${row.compareFlag}`,
          { function: row.functionValue, value: row.priceValue },
        ]),
    );

  it('keeps its results', async () => {
    expectFigures(await found());
    const path = `/gep/user/project?projectId=${projectId}`;
    expect((await server.send('GET', path, { token })).data).toMatchObject({ projectState: 'COMPLETE' });
  });

  it('keeps every stored file', async () => {
    const { rows } = await server.app.services.database.execute('select id from stored_files order by id');
    const paths = await readdir(join(dataDir, 'files/stored'), { recursive: true });
    const kept = paths.flatMap((path) => path.split('/')[1] ?? []).sort();
    expect(kept).toEqual(rows.map((row) => (row as { id: string }).id));
  });

  it('lets departments in with the first password that the owner knows', async () => {
    const list = await server.send('GET', `/gep/user/inputer/${projectId}/userinfo?pageSize=20`, { token });
    const departments = (list.data as { data: { userName: string; password: string | null }[] }).data;
    expect(departments.map(({ userName }) => userName).sort()).toEqual(['d350101', 'd350102', 'd350201']);
    for (const { userName, password } of departments)
      expect(await server.login(userName, password ?? firstPassword ?? '')).not.toBe('');
  });

  it('calculates its project again, with the same figures', async () => {
    const start = () => startRunOf(server, token, projectId, 'calculation');
    if (!classesConfirmed) {
      // Since then, a run wants to know that somebody has looked at the classes.
      expect(await start()).toMatchObject({ code: '30214' });
      const path = '/gep/user/project/model/5/file/landCover/settings';
      await server.send('PUT', path, { token, json: { projectId, classesConfirmed: true } });
    }
    expect(await start()).toMatchObject({ code: '00000' });
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'complete' });
    expectFigures(await found());
  });
});

function expectFigures(found: typeof figures): void {
  expect(Object.keys(found).sort()).toEqual(Object.keys(figures).sort());
  for (const [place, expected] of Object.entries(figures))
    for (const quantity of ['function', 'value'] as const) {
      const [ours, theirs] = [found[place][quantity], expected[quantity]];
      // The versions add up in different orders.
      if (theirs === null) expect(ours).toBeNull();
      else expect(ours).toSatisfy((value: number) => Math.abs(value - theirs) <= theirs * 1e-12);
    }
}

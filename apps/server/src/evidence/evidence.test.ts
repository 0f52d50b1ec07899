import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueEntry } from '@gep/ecosystem-models';
import { calls } from '@gep/api-client/contract';
import type { Plausibility, ResultInput } from '@gep/api-client/contract';
import { findRunRecord } from '../calculation/run-record-queries';
import { filesOfProject } from '../file/queries';
import { updateProject } from '../project/queries';
import { updateResult } from '../reprice/queries';
import { resultsOf } from '../result/queries';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';
import { provenance } from './provenance';
import { outdatedResults } from '../run/outdated-results';
import { zipEvidence } from './zip-evidence';

let server: TestApp;
let token: string;
let projectId: string;
let coarse: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await sampleProject(server);
  // Water conservation reads the runoff analysis, most of whose parameters nobody has changed.
  const values = { runoffMethod: 'runoff-analysis' };
  await server.send('PUT', '/gep/user/project/model/7/parameters', { token, json: { projectId, values } });
  const cover = '/gep/user/project/model/5/file/landCover/settings';
  await server.send('PUT', cover, { token, json: { projectId, preset: 'ecosystem-types' } });
  await startRunOf(server, token, projectId, 'calculation');
  await endOfRun(server, token, projectId, 'calculation');
});
afterAll(() => server.close());

const evidence = async () => {
  const { services } = server.app;
  return provenance(services, projectId, 'en', await outdatedResults(services, projectId, 'en'));
};
const fileOf = async (path: string) => {
  const { files } = await zipEvidence(server.app.services, projectId, 'en');
  return files.find((file) => file.path === path)?.bytes.toString('utf8') ?? '';
};

describe('the record of a run', () => {
  it('holds every file that was read, by its hash, and the values that were saved', async () => {
    const { db } = server.app.services.database;
    const found = await findRunRecord(db, projectId);
    const hashes = found?.record.inputs.flatMap(({ files }) => files.map(({ sha256 }) => sha256)) ?? [];
    const stored = (await filesOfProject(db, projectId)).filter(({ purpose }) => purpose === 'input');
    expect(hashes.sort()).toEqual(stored.map(({ sha256 }) => sha256).sort());
    expect(Object.keys(found?.record.models ?? {}).sort()).toEqual(
      ['5', '6', '7', '11'].map((id) => catalogueEntry(Number(id))?.slug).sort(),
    );
    const region = (await filesOfProject(db, projectId)).filter(({ purpose }) => purpose === 'region');
    expect(found?.record.region.files.map(({ sha256 }) => sha256).sort()).toEqual(
      region.map(({ sha256 }) => sha256).sort(),
    );
    expect(found?.record.districts).toHaveLength(12);
    const cover = found?.record.inputs.find(({ inputKey }) => inputKey === 'landCover');
    expect(cover?.preset).toBe('ecosystem-types');
  });

  it('holds what the run gave: figures, and layers by their hash', async () => {
    const { db } = server.app.services.database;
    const { outcome } = (await findRunRecord(db, projectId)) ?? {};
    const stored = (await filesOfProject(db, projectId)).filter(
      ({ purpose, name }) => purpose === 'result' && name.endsWith('.tif'),
    );
    const layers = outcome?.flatMap((one) => Object.values(one.layers)) ?? [];
    expect([...new Set(layers)].sort()).toEqual([...new Set(stored.map(({ sha256 }) => sha256))].sort());
    expect(outcome?.map(({ modelId }) => modelId)).toEqual(expect.arrayContaining(['5', 'totalGep']));
  });
});

describe('the plausibility of results', () => {
  it('gives each model its share of the total, and its value by area', async () => {
    const { lines, areaKm2, districtsWithoutCells } = (
      await server.send('GET', `${calls.resultPlausibility.path}?projectId=${projectId}`, { token })
    ).data as Plausibility;
    expect(lines.map(({ modelId }) => modelId)).toEqual(['totalGep', '5', '6', '7']);
    const [total, ...models] = lines;
    expect(total.share).toBeNull();
    expect(models.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 12);
    for (const { priceValue, perKm2 } of lines)
      expect((perKm2 ?? NaN) * (areaKm2 ?? NaN)).toBeCloseTo(priceValue ?? NaN, 3);
    // Only one year was calculated.
    expect(lines.map(({ change }) => change)).toEqual(lines.map(() => null));
    expect(districtsWithoutCells).toEqual([]);
  });
});

describe('a model that was calculated and has no value', () => {
  it('says so beside the results with what the run found, and not with its defaults', async () => {
    const { db } = server.app.services.database;
    const carbon = (await resultsOf(db, projectId)).find(({ modelId }) => modelId === '5');
    if (!carbon) throw new Error('no result');
    const { id, priceValue, warnings } = carbon;
    const reasonOf = async (found: typeof warnings) => {
      await updateResult(db, id, { priceValue: null, warnings: found });
      const { lines } = (
        await server.send('GET', `${calls.resultPlausibility.path}?projectId=${projectId}`, { token })
      ).data as Plausibility;
      return lines.map(({ modelId, withoutValue }) => [modelId, withoutValue]);
    };
    const reason = { zh: '“道路”中 3 条道路……', en: '3 roads of “Roads” …' };
    const defaults = warnings.filter(({ name }) => name === 'MODEL_DEFAULTS');
    expect(defaults).toHaveLength(1);
    const found = [...defaults, { name: 'MODEL_WARNING', args: { model: 'x', reason } } as const];
    expect(await reasonOf(found)).toEqual([
      ['totalGep', null],
      ['5', reason.zh],
      ['6', null],
      ['7', null],
    ]);
    expect((await reasonOf(defaults))[1]).toEqual(['5', '没有像元或分区具备所需的数据']);
    await updateResult(db, id, { priceValue, warnings });
  });
});

describe('districts that are smaller than a cell', () => {
  it('are named in the notes of the run, and beside the results', async () => {
    // The sample has one name, and a user's projects differ in theirs.
    await updateProject(server.app.services.database.db, projectId, { name: 'fine' });
    coarse = await sampleProject(server, 60_000);
    await startRunOf(server, token, coarse, 'calculation');
    const { state, warnings } = await endOfRun(server, token, coarse, 'calculation');
    const answer = await server.send('GET', `${calls.resultPlausibility.path}?projectId=${coarse}`, {
      token,
    });
    const { districtsWithoutCells } = answer.data as Plausibility;
    expect(state).toBe('complete');
    expect(districtsWithoutCells.length).toBeGreaterThan(0);
    const [note] = warnings.filter(({ code }) => code === '40113');
    for (const { code } of districtsWithoutCells.slice(0, 10)) expect(note.message).toContain(code);
  });
});

describe('the values of a predecessor', () => {
  const figures = async (id: string) =>
    (await server.send('GET', `${calls.resultPlausibility.path}?projectId=${id}`, { token }))
      .data as Plausibility;

  it('are what the values of each model have changed against', async () => {
    expect(await figures(projectId)).toMatchObject({ predecessor: { state: 'none', name: null } });
    const projectBasicSetting = JSON.stringify({ projectId, predecessorId: coarse });
    await server.send('POST', '/gep/user/project/basicSetting', { token, form: { projectBasicSetting } });
    const before = await figures(coarse);
    const { lines, predecessor } = await figures(projectId);
    expect(predecessor.state).toBe('found');
    expect(lines.map(({ modelId }) => modelId)).toEqual(before.lines.map(({ modelId }) => modelId));
    lines.forEach(({ priceValue, sinceBefore }, i) => {
      const old = before.lines[i].priceValue ?? NaN;
      expect(sinceBefore).toBeCloseTo(((priceValue ?? NaN) - old) / old, 12);
    });
    // Naming another project changes no figure.
    expect(await outdatedResults(server.app.services, projectId, 'en')).toEqual([]);
  });
});

describe('the evidence of results', () => {
  it('names who started the run, and says of each result its parameters, defaults, sources and cells', async () => {
    const { runs, results } = await evidence();
    expect(runs.map(({ startedBy, state }) => [startedBy, state])).toEqual([['admin', 'complete']]);
    const carbon = results.find(({ modelId }) => modelId === '5');
    expect(carbon).toMatchObject({ values: { method: expect.any(String) }, changedSince: [] });
    expect(carbon?.references?.length).toBeGreaterThan(0);
    const { inside, missing } = carbon?.cells.value ?? { inside: 0, missing: -1 };
    expect(inside).toBeGreaterThan(0);
    expect(missing).toBeGreaterThanOrEqual(0);
  });

  it('names for every input who supplied and who confirmed it, and when', async () => {
    const { runs } = await evidence();
    const run = runs[0] as { inputs?: { name: string; supplied: unknown; confirmed: unknown }[] };
    const stands = { by: 'import', userName: 'admin', role: 'PROJECT_ADMIN', time: expect.any(String) };
    expect(run.inputs?.length).toBeGreaterThan(3);
    for (const { supplied, confirmed } of run.inputs ?? [])
      expect([supplied, confirmed]).toEqual([
        expect.objectContaining(stands),
        expect.objectContaining(stands),
      ]);
    expect(runs[0]).toMatchObject({ region: { supplied: stands, confirmed: stands } });
  });

  it('lists the inputs of one result, and no others', async () => {
    const inputsOf = async (modelId: string) =>
      (
        await server.send('GET', `${calls.listResultInputs.path}?projectId=${projectId}&modelId=${modelId}`, {
          token,
        })
      ).data as ResultInput[];
    const keys = async (modelId: string) => (await inputsOf(modelId)).map(({ key }) => key).sort();
    expect(await keys('6')).toEqual(['landCover', 'waterEvaporation']);
    expect(await keys('7')).toContain('precipitation');
    expect(await keys('totalGep')).toEqual(expect.arrayContaining(await keys('7')));
    const [cover] = (await inputsOf('5')).filter(({ key }) => key === 'landCover');
    expect(cover).toMatchObject({
      compareFlag: 0,
      fileName: 'land_cover.tif',
      supplied: { by: 'import', userName: 'admin' },
      confirmed: { by: 'import', userName: 'admin' },
    });
    const none = `${calls.listResultInputs.path}?projectId=${projectId}&modelId=1`;
    expect((await server.send('GET', none, { token })).code).toBe('50101');
  });

  it('says the same of the models that a result reads, in its notes, too', async () => {
    const { results } = await evidence();
    const water = results.find(({ modelId }) => modelId === '7') as unknown as {
      reads: Record<string, { values: object; unchangedDefaults: string[] }>;
      warnings: string[];
    };
    const { values, unchangedDefaults } = water.reads['runoff-analysis'];
    expect(values).toMatchObject({ defaultHsg: expect.any(String), lambda: 0.2 });
    expect(unchangedDefaults).toEqual(
      expect.arrayContaining(['curveNumbers', 'defaultHsg', 'wetness', 'lambda']),
    );
    expect(water.warnings).toContainEqual(
      expect.stringMatching(/defaults used unchanged: .*Initial.* \(of Runoff analysis, which it reads\)/),
    );
    expect(results.find(({ modelId }) => modelId === '5')).toMatchObject({ reads: {} });
  });

  it('says which parameters a result followed after its run, when, and from what to what', async () => {
    const save = (price: number) =>
      server.send('PUT', '/gep/user/project/model/6/parameters', {
        token,
        json: { projectId, values: { electricityPrice: price } },
      });
    const of = async (id: string) => {
      const { results } = await evidence();
      return results.filter(({ modelId }) => modelId === id).flatMap(({ followed }) => followed);
    };
    const ofRun = 0.56;
    expect(await of('6')).toEqual([]);
    await save(2);
    const at: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const change = { name: 'Electricity price', parameter: 'electricityPrice', at, ofRun, now: 2 };
    expect(await of('6')).toEqual([change]);
    expect(await of('totalGep')).toEqual([{ modelId: '6', ...change }]);
    expect(await of('5')).toEqual([]);
    expect(await fileOf('README.txt')).toMatch(/- Climate regulation \(current\): Electricity price, \d{4}/);
    await save(ofRun);
    expect(await of('6')).toEqual([]);
  });

  it('is in the download, with a mark where results are older than the data', async () => {
    expect(await fileOf('README.txt')).toContain('All results are up to date.');
    const values = { method: 'runoff-coefficient' };
    await server.send('PUT', '/gep/user/project/model/11/parameters', { token, json: { projectId, values } });
    expect(await fileOf('README.txt')).toMatch(/- Runoff analysis \(current\): .*Method/);
    const { stateOf } = await zipEvidence(server.app.services, projectId, 'en');
    expect(stateOf('11', 0)).toMatch(/^older than the current data or parameters: .*Method/);
    expect(stateOf('5', 0)).toBe('up to date');
    expect(JSON.parse(await fileOf('provenance.json'))).toMatchObject({ project: { id: projectId } });
    const response = await server.app.fastify.inject({
      url: `${calls.resultFile.path}?projectId=${projectId}`,
      headers: { 'user-token': token },
    });
    const names = response.rawPayload.toString('latin1');
    for (const name of ['README.txt', 'provenance.json']) expect(names).toContain(name);
  });
});

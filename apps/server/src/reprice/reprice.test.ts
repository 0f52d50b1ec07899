import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Grid } from '@gep/raster';
import type { OutdatedResult, StatisticRow } from '@gep/api-client/contract';
import { hasTestData } from '../../../../scripts/test-data';
import { filesOfProject } from '../file/queries';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import { findResult, rastersOf, resultsOf, zonalOf } from '../result/queries';
import { cellTerms, withCells } from '../result/raster-cells';
import { fujianProject } from '../testing/fujian-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

describe.skipIf(!hasTestData)('results of Fujian after a price has changed', () => {
  let server: TestApp;
  let token: string;
  let projectId: string;

  const calculate = async (): Promise<void> => {
    await startRunOf(server, token, projectId, 'calculation');
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'complete' });
  };
  const save = async (modelId: number, values: Record<string, unknown>) => {
    const path = `/gep/user/project/model/${modelId}/parameters`;
    const answer = await server.send('PUT', path, { token, json: { projectId, values } });
    return (answer.data as { followed: boolean }).followed;
  };
  const get = async (path: string) => (await server.send('GET', path, { token })).data;
  const outdated = async () =>
    (await get(`/gep/user/project/result/outdated?projectId=${projectId}`)) as OutdatedResult[];
  const totalOf = async (flag: number): Promise<number> => {
    const path = `/gep/user/project/resultView?projectId=${projectId}&compareFlag=${flag}`;
    return ((await get(path)) as StatisticRow[])[0].priceValue ?? NaN;
  };

  /** Cells of the value raster of a model as the map draws them. */
  const cellsOf = async (modelId: string, compareFlag = 0): Promise<Grid> => {
    const { services } = server.app;
    const { db } = services.database;
    const row = await findResult(db, { projectId, modelId, childKey: '', compareFlag });
    const raster = (await rastersOf(db, projectId)).find(
      ({ resultId, quantity }) => resultId === row?.id && quantity === 'value',
    );
    if (!raster) throw new Error(`model ${modelId} has no raster`);
    return withCells(await cellTerms(services, raster), async (source) => (await source.read())[0]);
  };

  /** All figures of the project, by place. */
  const figures = async (): Promise<Map<string, number | null>> => {
    const { db } = server.app.services.database;
    const found = new Map<string, number | null>();
    for (const { id, modelId, childKey, compareFlag, functionValue, priceValue } of await resultsOf(
      db,
      projectId,
    )) {
      const place = `${modelId}/${childKey}/${compareFlag}`;
      found.set(`${place} function`, functionValue);
      found.set(`${place} value`, priceValue);
      for (const { quantity, level, code, sum, mean } of await zonalOf(db, { resultId: id })) {
        found.set(`${place} ${quantity} ${level} ${code} sum`, sum);
        found.set(`${place} ${quantity} ${level} ${code} mean`, mean);
      }
    }
    return found;
  };

  function expectSame(actual: Map<string, number | null>, expected: Map<string, number | null>): void {
    expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [place, figure] of expected) {
      const own = actual.get(place) ?? null;
      if (figure === null || own === null) expect(own, place).toBe(figure);
      else expect(Math.abs(own - figure), place).toBeLessThanOrEqual(1e-9 * Math.abs(figure));
    }
  }

  function expectSameCells(actual: Grid, expected: Grid): void {
    expected.data.forEach((cell, i) => {
      if (cell === -9999) expect(actual.data[i]).toBe(-9999);
      else expect(Math.abs(actual.data[i] - cell)).toBeLessThanOrEqual(1e-6 * Math.abs(cell));
    });
  }

  beforeAll(async () => {
    server = await testApp({ geodata: warmGeodata });
    token = await server.login();
    projectId = await fujianProject(server, token);
    await calculate();
  });
  afterAll(() => server.close());

  it('are those of another run, in every district, year and cell, and no result is outdated', async () => {
    const [before, other] = [await totalOf(0), await totalOf(1)];
    expect(await save(5, { co2Price: { current: 500, comparable: 0 }, alpha: 0.1 })).toBe(true);
    expect(await save(7, { price: 8, operatingCost: 0.5 })).toBe(true);
    expect(await save(6, { electricityPrice: 0.6, evaporationPower: 100 })).toBe(false);
    expect((await outdated()).map(({ modelId }) => modelId)).toEqual(['6', '6', 'totalGep', 'totalGep']);
    expect(await save(6, { evaporationPower: 120 })).toBe(true);
    expect(await outdated()).toEqual([]);
    expect([await totalOf(0), await totalOf(1)]).not.toEqual([before, other]);
    const followed = await figures();
    const cells = [await cellsOf('5'), await cellsOf('5', 1), await cellsOf('7'), await cellsOf('totalGep')];
    await calculate();
    expectSame(followed, await figures());
    const now = [await cellsOf('5'), await cellsOf('5', 1), await cellsOf('7'), await cellsOf('totalGep')];
    cells.forEach((grid, i) => expectSameCells(grid, now[i]));
  });

  it('stay where a change needs a run, and say so', async () => {
    const before = await figures();
    expect(await save(5, { method: 'rate-table' })).toBe(false);
    expect(await figures()).toEqual(before);
    expect((await outdated()).map(({ modelId }) => modelId)).toEqual(['5', '5', 'totalGep', 'totalGep']);
    expect(await save(5, { method: 'nep-alpha' })).toBe(false);
    expect(await outdated()).toEqual([]);
  });

  it('leave no file behind when they are deleted', async () => {
    await server.send('POST', '/gep/user/project/model/reset', { token, form: { projectId } });
    const files = await filesOfProject(server.app.services.database.db, projectId);
    expect(files.filter(({ purpose }) => purpose === 'result')).toEqual([]);
  });
});

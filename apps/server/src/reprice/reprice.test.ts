import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StatisticRow } from '@gep/api-client/contract';
import { hasTestData } from '../../../../scripts/test-data';
import { filesOfProject } from '../file/queries';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import { expectSameCells, expectSameFigures, followedResults } from '../testing/followed-results';
import { fujianProject } from '../testing/fujian-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

describe.skipIf(!hasTestData)('results of Fujian after a price has changed', () => {
  let server: TestApp;
  let token: string;
  let projectId: string;
  let results: ReturnType<typeof followedResults>;

  const totalOf = async (flag: number): Promise<number> => {
    const path = `/gep/user/project/resultView?projectId=${projectId}&compareFlag=${flag}`;
    const { data } = await server.send('GET', path, { token });
    return (data as StatisticRow[])[0].priceValue ?? NaN;
  };

  beforeAll(async () => {
    server = await testApp({ geodata: warmGeodata });
    token = await server.login();
    projectId = await fujianProject(server, token);
    results = followedResults(server, token, projectId);
    await results.calculate();
  });
  afterAll(() => server.close());

  it('are those of another run, in every district, year and cell, and no result is outdated', async () => {
    const { save, outdated, cellsOf } = results;
    const [before, other] = [await totalOf(0), await totalOf(1)];
    expect(await save(5, { co2Price: { current: 500, comparable: 0 }, alpha: 0.1 })).toBe(true);
    expect(await save(7, { price: 8, operatingCost: 0.5 })).toBe(true);
    expect(await save(6, { electricityPrice: 0.6, evaporationPower: 100 })).toBe(true);
    expect(await outdated()).toEqual([]);
    expect([await totalOf(0), await totalOf(1)]).not.toEqual([before, other]);
    const followed = await results.figures();
    const places: readonly (readonly [string, number])[] = [
      ...['5', '6', '7', 'totalGep'].map((id) => [id, 0] as const),
      ...['5', 'totalGep'].map((id) => [id, 1] as const),
    ];
    const cells = [];
    for (const place of places) cells.push(await cellsOf(...place));
    await results.calculate();
    expectSameFigures(followed, await results.figures());
    for (const [i, place] of places.entries()) expectSameCells(cells[i], await cellsOf(...place));
  });

  it('stay where a change needs a run, and say so', async () => {
    const { save, outdated, figures } = results;
    const before = await figures();
    expect(await save(5, { method: 'rate-table' })).toBe(false);
    expect(await figures()).toEqual(before);
    expect(await outdated()).toEqual(['5', '5', 'totalGep', 'totalGep']);
    expect(await save(5, { method: 'nep-alpha' })).toBe(false);
    expect(await outdated()).toEqual([]);
  });

  it('leave no file behind when they are deleted', async () => {
    await server.send('POST', '/gep/user/project/model/reset', { token, form: { projectId } });
    const files = await filesOfProject(server.app.services.database.db, projectId);
    expect(files.filter(({ purpose }) => purpose === 'result')).toEqual([]);
  });
});

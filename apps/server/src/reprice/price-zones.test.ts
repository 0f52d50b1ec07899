import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallResponse, calls } from '@gep/api-client/contract';
import { hasTestData } from '../../../../scripts/test-data';
import { findResult, zonalOf } from '../result/queries';
import type { CellStatistics } from '../store/schema/result';
import { followedFujian } from '../testing/followed-fujian';
import type { FollowedFujian } from '../testing/followed-fujian';
import { expectSameCells, expectSameFigures, expectSameStatistics } from '../testing/followed-results';

type Setup = CallResponse<typeof calls.getModelSetup>;

describe.skipIf(!hasTestData)('price zones of Fujian', () => {
  let server: FollowedFujian['server'];
  let token: string;
  let projectId: string;
  let results: FollowedFujian['results'];

  const setZoneField = async (priceZoneField: string | null) => {
    const projectBasicSetting = JSON.stringify({ projectId, priceZoneField });
    return server.send('POST', '/gep/user/project/basicSetting', { token, form: { projectBasicSetting } });
  };
  const setup = async (id: number): Promise<Setup> => {
    const path = `/gep/user/project/model/${id}/setup?projectId=${projectId}`;
    return (await server.send('GET', path, { token })).data as Setup;
  };
  const tableOf = async (id: number) =>
    (await setup(id)).definition.parameters.find(({ key }) => key === 'zonePrices');
  /** Sums of a value by county, with the city of each. */
  const counties = async (modelId: string): Promise<{ sum: number | null; city: string | null }[]> => {
    const { db } = server.app.services.database;
    const row = await findResult(db, { projectId, modelId, childKey: '', compareFlag: 0 });
    const rows = await zonalOf(db, { resultId: row?.id ?? '', quantity: 'value', level: 'county' });
    return rows.map(({ sum, parentCode }) => ({ sum, city: parentCode }));
  };
  const cellsOfAll = async () => {
    const ids = ['5', '6', '7', 'totalGep'];
    return Promise.all(ids.map((id) => results.cellsOf(id)));
  };

  beforeAll(async () => {
    ({ server, token, projectId, results } = await followedFujian());
    await results.calculate();
  });
  afterAll(() => server.close());

  it('need a field of the region file, and are offered where a model has prices', async () => {
    expect(await tableOf(5)).toBeUndefined();
    expect(await setZoneField('no such field')).toMatchObject({ code: '10606' });
    expect(await setZoneField('市代码')).toMatchObject({ code: '00000' });
    expect(await tableOf(5)).toMatchObject({ columns: [{ key: 'co2Price' }, { key: 'oxygenPrice' }] });
    expect((await setup(5)).parameters.zonePrices).toHaveLength(9);
    expect(await tableOf(11)).toBeUndefined();
    expect(await results.outdated()).toEqual([]);
  });

  it('multiply the values of their districts alone, in both years and in the total', async () => {
    const before = await counties('5');
    const total = await counties('totalGep');
    const zone = before[0].city ?? '';
    expect(await results.save(5, { zonePrices: [{ zone, co2Price: 2 }] })).toBe(true);
    expect(await results.outdated()).toEqual([]);
    const after = await counties('5');
    expect(before.filter(({ city }) => city === zone).length).toBeGreaterThan(1);
    for (const [i, { sum, city }] of before.entries()) {
      const figure = (sum ?? 0) * (city === zone ? 2 : 1);
      expect(Math.abs((after[i].sum ?? 0) - figure)).toBeLessThanOrEqual(1e-9 * Math.abs(figure));
    }
    const totals = await counties('totalGep');
    for (const [i, { sum }] of total.entries()) {
      const figure = (sum ?? 0) + (after[i].sum ?? 0) - (before[i].sum ?? 0);
      expect(Math.abs((totals[i].sum ?? 0) - figure)).toBeLessThanOrEqual(1e-9 * Math.abs(figure));
    }
  });

  it('are the same in a run, in every district, year and cell, and follow other changes', async () => {
    const [{ city: first }, ...others] = await counties('5');
    const second = others.find(({ city }) => city !== first)?.city ?? '';
    const zones = [{ zone: first, electricityPrice: 0.5 }, { zone: second, electricityPrice: 3 }]; // prettier-ignore
    expect(await results.save(6, { zonePrices: zones })).toBe(true);
    expect(await results.save(6, { evaporationPower: 100 })).toBe(true);
    const [followed, cells] = [await results.figures(), await cellsOfAll()];
    const statistics: CellStatistics[] = [];
    const models = ['5', '6', '7'];
    for (const id of models) statistics.push(await results.statisticsOf(id));
    expect(results.passes()).toBe(0);
    await results.calculate();
    expect(await results.outdated()).toEqual([]);
    for (const [i, id] of models.entries())
      expectSameStatistics(statistics[i], await results.statisticsOf(id));
    expectSameFigures(await results.figures(), followed);
    for (const [i, grid] of (await cellsOfAll()).entries()) expectSameCells(grid, cells[i]);
  });

  it('have no range of the values, and say so', async () => {
    const uncertainty = {
      parameter: 'co2Price',
      distribution: { kind: 'uniform', min: 300, max: 400 },
      source: 'a guess',
    };
    const path = '/gep/user/project/model/5/uncertainties';
    const json = { projectId, uncertainties: [uncertainty] };
    expect(await server.send('PUT', path, { token, json })).toMatchObject({ code: '00000' });
    const { data } = await server.send('GET', `/gep/user/project/result/ranges?projectId=${projectId}`, {
      token,
    });
    expect(data).toMatchObject({ models: [], unused: [{ modelId: '5', problem: { code: '50108' } }] });
    await server.send('PUT', path, { token, json: { projectId, uncertainties: [] } });
  });

  it('of one level, or without a level, change nothing', async () => {
    const zones = (await setup(5)).parameters.zonePrices as readonly { zone: string }[];
    const level = (co2Price: number) => zones.map(({ zone }) => ({ zone, co2Price }));
    await results.save(5, { zonePrices: level(1) });
    await results.save(6, { zonePrices: [] });
    const [without, cells] = [await results.figures(), await results.cellsOf('5')];
    await results.save(5, { zonePrices: level(2) });
    const doubled = await results.figures();
    await results.save(5, { zonePrices: [], co2Price: { current: 760, comparable: 380 } });
    expectSameFigures(doubled, await results.figures());
    await results.save(5, { co2Price: { current: 380, comparable: 190 } });
    await setZoneField(null);
    expect(await results.outdated()).toEqual([]);
    expectSameFigures(await results.figures(), without);
    await results.calculate();
    expectSameFigures(await results.figures(), without);
    expectSameCells(await results.cellsOf('5'), cells);
  });

  it('refuse a zone and a price that there are not', async () => {
    await setZoneField('市代码');
    const path = '/gep/user/project/model/5/parameters';
    const save = (row: Record<string, unknown>) =>
      server.send('PUT', path, { token, json: { projectId, values: { zonePrices: [row] } } });
    const [{ city }] = await counties('5');
    for (const row of [
      { zone: 'nowhere', co2Price: 2 },
      { zone: city, alpha: 2 },
      { zone: city, co2Price: -1 },
    ])
      // prettier-ignore
      expect(await save(row)).toMatchObject({ code: '30211' });
  });
});

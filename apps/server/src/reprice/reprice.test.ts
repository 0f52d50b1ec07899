import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RasterBaseInfo, StatisticRow } from '@gep/api-client/contract';
import { hasTestData } from '../../../../scripts/test-data';
import { filesOfProject } from '../file/queries';
import { rastersOf, resultsOf } from '../result/queries';
import { lockProject } from '../store/lock-project';
import { zonalRows } from '../store/schema';
import { followedFujian } from '../testing/followed-fujian';
import type { FollowedFujian } from '../testing/followed-fujian';
import {
  expectSameCells,
  expectSameFigures,
  expectSameStatistics,
  knowsRangesOfTotal,
} from '../testing/followed-results';
import { updateTerms } from './queries';

describe.skipIf(!hasTestData)('results of Fujian after a price has changed', () => {
  let server: FollowedFujian['server'];
  let token: string;
  let projectId: string;
  let results: FollowedFujian['results'];

  const totalOf = async (flag: number): Promise<number> => {
    const path = `/gep/user/project/resultView?projectId=${projectId}&compareFlag=${flag}`;
    const { data } = await server.send('GET', path, { token });
    return (data as StatisticRow[])[0].priceValue ?? NaN;
  };

  beforeAll(async () => {
    ({ server, token, projectId, results } = await followedFujian());
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
    const places: readonly (readonly [string, number])[] = [
      ...['5', '6', '7', 'totalGep'].map((id) => [id, 0] as const),
      ...['5', 'totalGep'].map((id) => [id, 1] as const),
    ];
    const cells = [];
    for (const place of places) cells.push(await cellsOf(...place));
    const statistics = [];
    for (const place of places) statistics.push(await results.countedOf(...place));
    // Of the cells of a total only the sum follows, of those of models everything does.
    expect(results.passes()).toBe(2);
    const followed = await results.figures();
    expect(knowsRangesOfTotal(followed)).toBe(true);
    await results.calculate();
    expectSameFigures(followed, await results.figures());
    for (const [i, place] of places.entries())
      expectSameStatistics(statistics[i], await results.countedOf(...place));
    expect(results.passes()).toBe(2);
    for (const [i, place] of places.entries()) expectSameCells(cells[i], await cellsOf(...place));
  });

  it('describe their maps at once, those of totals by an estimate that says so', async () => {
    const { save, statisticsOf, passes } = results;
    const [before, made] = [await statisticsOf('totalGep'), passes()];
    await save(7, { price: 16, operatingCost: 0.5 });
    const path = (id: string, name: string) =>
      `/gep/user/layer/raster/base/info/${projectId}/${id}/5/${name}`;
    const { data } = await server.send('GET', path('totalGep', 'totalGep'), { token });
    const [{ rasterStatisticsInfoVo: total }] = (data as RasterBaseInfo).bandInfoVo;
    expect(total).toMatchObject({ estimated: true, totalCount: before.count });
    expect(((total.meanValue ?? 0) * before.count) / (await totalOf(0))).toBeCloseTo(1, 6);
    const other = await server.send('GET', path('7', 'water-conservation'), { token });
    const [{ rasterStatisticsInfoVo: model }] = (other.data as RasterBaseInfo).bandInfoVo;
    expect(model.estimated).toBeUndefined();
    expect(passes()).toBe(made);
    await save(7, { price: 8, operatingCost: 0.5 });
    expect(await statisticsOf('totalGep')).toEqual(before);
  });

  it('are downloaded with the cells of a total written once, for the extremes of its districts as well', async () => {
    const { save, passes, figures } = results;
    await save(7, { price: 16, operatingCost: 0.5 });
    expect(knowsRangesOfTotal(await figures())).toBe(false);
    const made = passes();
    const url = `/gep/user/project/model/resultFile?projectId=${projectId}&modelId=totalGep`;
    const { statusCode } = await server.app.fastify.inject({ url, headers: { 'user-token': token } });
    expect(statusCode).toBe(200);
    expect(knowsRangesOfTotal(await figures())).toBe(true);
    // One for each year: the cells are written in any case.
    expect(passes()).toBe(made + 2);
    await save(7, { price: 8, operatingCost: 0.5 });
  });

  it('are counted while another price is saved, which writes the same rows the other way round', async () => {
    const { save, countedOf } = results;
    await save(7, { price: 16, operatingCost: 0.5 });
    const counted = await server.app.services.database.transaction(async (tx) => {
      await lockProject(tx, projectId);
      const total = (await resultsOf(tx, projectId)).find(
        (row) => row.modelId === 'totalGep' && row.compareFlag === 0,
      );
      const raster = (await rastersOf(tx, projectId)).find(({ resultId }) => resultId === total?.id);
      if (!raster) throw new Error('the total has no raster');
      await tx.select().from(zonalRows).where(eq(zonalRows.resultId, raster.resultId)).for('update');
      const counting = countedOf('totalGep').then(({ count }) => count);
      // For the pass over the cells: it ends before it may write.
      await pause(1500);
      await updateTerms(tx, raster.id, raster.terms, raster.termStatistics);
      return { counting };
    });
    expect(await counted.counting).toBeGreaterThan(0);
    await save(7, { price: 8, operatingCost: 0.5 });
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

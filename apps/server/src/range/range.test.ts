import type { ModelUncertainties, ResultRange, StatisticRow, Uncertainty } from '@gep/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasTestData } from '../../../../scripts/test-data';
import { word } from '../error/word';
import { shortest } from '../message/shortest';
import type { StoredProblem } from '../error/stored-problem';
import { fujianProject } from '../testing/fujian-project';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';
import { rangeFiles } from './range-files';

const price: Uncertainty = {
  parameter: 'co2Price',
  distribution: { kind: 'triangular', min: 250, mode: 380, max: 600 },
  source: 'Shanghai exchange, 2020',
};
const heat: Uncertainty = {
  parameter: 'heatTable',
  column: 'heat',
  distribution: { kind: 'normal', mean: 1, sd: 0.1 },
  source: 'field study',
};

describe.skipIf(!hasTestData)('ranges of the results of Fujian', () => {
  let server: TestApp;
  let token: string;
  let projectId: string;

  const place = (modelId: number) => `/gep/user/project/model/${modelId}/uncertainties`;
  const save = (modelId: number, uncertainties: readonly Uncertainty[]) =>
    server.send('PUT', place(modelId), { token, json: { projectId, uncertainties } });
  const read = async (modelId: number) =>
    (await server.send('GET', `${place(modelId)}?projectId=${projectId}`, { token }))
      .data as ModelUncertainties;
  const ranges = async (query = '', headers?: Record<string, string>) => {
    const path = `/gep/user/project/result/ranges?projectId=${projectId}${query}`;
    return (await server.send('GET', path, { token, headers })).data as ResultRange;
  };
  const totalOf = async (flag: number): Promise<number> => {
    const path = `/gep/user/project/resultView?projectId=${projectId}&compareFlag=${flag}`;
    const rows = (await server.send('GET', path, { token })).data as StatisticRow[];
    return rows[0].priceValue ?? NaN;
  };
  const setPrice = (current: number) =>
    server.send('PUT', '/gep/user/project/model/5/parameters', {
      token,
      json: { projectId, values: { co2Price: { current, comparable: 380 } } },
    });
  const expectClose = (found: number, expected: number, relative = 1e-9): void =>
    expect(Math.abs(found - expected)).toBeLessThanOrEqual(relative * Math.abs(expected));

  beforeAll(async () => {
    server = await testApp({ geodata: warmGeodata });
    token = await server.login();
    projectId = await fujianProject(server, token);
  });
  afterAll(() => server.close());

  it('need results', async () => {
    const path = `/gep/user/project/result/ranges?projectId=${projectId}`;
    expect(await server.send('GET', path, { token })).toMatchObject({ code: '50101' });
    await startRunOf(server, token, projectId, 'calculation');
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'complete' });
  });

  it('without distributions are the values of the account', async () => {
    const { total, models, bars } = await ranges();
    const value = await totalOf(0);
    expect(total).toMatchObject({ account: value, p5: value, p95: value, sd: 0 });
    expect([models, bars]).toEqual([[], []]);
  });

  it('come from distributions that the models of the project have', async () => {
    expect((await read(5)).linear).toContainEqual({ parameter: 'co2Price' });
    expect((await read(6)).linear).toContainEqual({ parameter: 'heatTable', columns: ['heat'] });
    expect(await save(5, [price])).toMatchObject({ code: '00000', data: { uncertainties: [price] } });
    expect(await save(6, [heat])).toMatchObject({ code: '00000' });
    expect((await read(5)).uncertainties).toEqual([price]);
  });

  it.each<[string, Uncertainty, string]>([
    ['a parameter that needs a run', { ...price, parameter: 'method' }, '计算方法'],
    ['numbers in the wrong order', { ...price, distribution: { kind: 'uniform', min: 2, max: 1 } }, '2, 1'],
    ['no source', { ...price, source: '' }, '来源'],
  ])('refuse %s by name', async (_, one, named) => {
    const answer = await save(5, [one]);
    expect(answer.code).not.toBe('00000');
    expect(answer.message).toContain(named);
    expect((await read(5)).uncertainties).toEqual([price]);
  });

  it('have the account inside, and say which distributions were used', async () => {
    const { total, groups, models, bars, draws, seed, unused, outdated } = await ranges('&seed=7');
    expect({ draws, seed, unused, outdated }).toEqual({ draws: 10_000, seed: 7, unused: [], outdated: [] });
    expectClose(total.account, await totalOf(0));
    expect(total.p5).toBeLessThan(total.p50);
    expect(total.p50).toBeLessThan(total.p95);
    expect(models.map(({ modelId }) => modelId)).toEqual(['5', '6']);
    // All services of the calculation regulate: what is certain of them moves the range, and does not widen it.
    const [{ key, name, ...regulation }, ...otherGroups] = groups;
    expect([key, name, otherGroups]).toEqual(['regulation', '调节服务', []]);
    for (const figure of ['account', 'p5', 'p25', 'p50', 'p75', 'p95', 'mean', 'sd'] as const)
      expectClose(regulation[figure], total[figure]);
    expect(
      bars.map(({ uncertainty }) => uncertainty).sort((a, b) => (a.parameter < b.parameter ? -1 : 1)),
    ).toEqual([price, heat]);
    expect(bars.find(({ modelId }) => modelId === '6')?.unit).toBe('');
    expect(await ranges('&seed=7')).toMatchObject({ total, models });
    expect((await ranges('&seed=8')).total).not.toEqual(total);
  });

  it('by district add up to the account, and are those of the whole in the only province', async () => {
    const whole = await ranges();
    expect([whole.level, whole.districts]).toEqual(['whole', []]);
    const province = await ranges('&level=province');
    expect(province).toMatchObject({ level: 'province', total: whole.total, models: whole.models });
    const [fujian, ...others] = province.districts;
    expect([fujian.code, others]).toEqual(['350000', []]);
    for (const end of ['account', 'p5', 'p95'] as const) {
      expectClose(fujian.total[end], whole.total[end]);
      whole.models.forEach((model, i) => expectClose(fujian.models[i][end], model[end]));
    }
    const { districts } = await ranges('&level=county');
    expect(districts.map(({ code }) => code)).toEqual(districts.map(({ code }) => code).sort());
    const sum = (figures: number[]): number => figures.reduce((all, figure) => all + figure, 0);
    expectClose(sum(districts.map(({ total }) => total.account)), whole.total.account);
    // Every draw of a price is the same in all districts.
    const carbon = districts.flatMap(({ models }) => models.filter(({ modelId }) => modelId === '5'));
    expect(carbon.length).toBeGreaterThan(70);
    const factor = (end: 'p5' | 'p95'): number => whole.models[0][end] / whole.models[0].account;
    for (const end of ['p5', 'p95'] as const)
      for (const range of carbon) expectClose(range[end], factor(end) * range.account);
  });

  it('go with the download: of the whole, of every district, and the distributions with their sources', async () => {
    const { services, tools } = server.app;
    const wording = { language: 'en', word: (problem: StoredProblem) => word(problem, 'en') } as const;
    const filesOf = async (modelId?: string) => {
      const files = await rangeFiles({ services, workers: tools.workers }, projectId, modelId, wording);
      return files.map(({ path, bytes }) => ({
        path,
        lines: bytes.toString('utf8').trimEnd().split('\r\n'),
      }));
    };
    const [table, sources, ...others] = await filesOf();
    expect([table.path, sources.path, others]).toEqual(['ranges.csv', 'distributions.csv', []]);
    const { total, models } = await ranges();
    const figures = (range: { account: number; p5: number; p95: number }) =>
      [range.account, range.p5, range.p95].map(shortest).join(',');
    expect(table.lines[1]).toMatch(new RegExp(`^current,whole area,,,[^,]+,${figures(total)}$`));
    expect(table.lines[2]).toBe(`current,whole area,,,Carbon sequestration,${figures(models[0])}`);
    expect(table.lines.filter((line) => /^comparable,county,35\d{4},/.test(line)).length).toBeGreaterThan(
      200,
    );
    expect(sources.lines).toContain(
      'current,Carbon sequestration,Carbon dioxide price,CNY/t CO₂,triangular,"250, 380, 600","Shanghai exchange, 2020",',
    );
    const [climate] = await filesOf('6');
    expect(climate.lines[1]).toBe(`current,whole area,,,Climate regulation,${figures(models[1])}`);
  });

  it('by district are refused for a level that no figures are of', async () => {
    const path = `/gep/user/project/result/ranges?projectId=${projectId}&level=street`;
    const answer = await server.send('GET', path, { token });
    expect(answer.code).toBe('10400');
    expect(answer.message).toContain('whole, province, city, county');
  });

  it('have the totals of a run with the number at both ends', async () => {
    const { bars } = await ranges();
    const bar = bars.find(({ modelId }) => modelId === '5');
    // The 5th percentile of the triangular distribution.
    expectClose(bar?.low.number ?? NaN, 250 + Math.sqrt(0.05 * 350 * 130));
    await setPrice(bar?.low.number ?? NaN);
    expectClose(await totalOf(0), bar?.low.total ?? NaN);
    const after = await ranges();
    expectClose(after.total.account, await totalOf(0));
    expectClose(after.bars.find(({ modelId }) => modelId === '5')?.high.total ?? NaN, bar?.high.total ?? NaN);
    await setPrice(380);
  });

  it('of a year leave out the prices of the other', async () => {
    await save(5, [{ ...price, year: 'current' }]);
    expect((await ranges()).bars.map(({ modelId }) => modelId).sort()).toEqual(['5', '6']);
    const comparable = await ranges('&compareFlag=1');
    expect(comparable.bars.map(({ modelId }) => modelId)).toEqual(['6']);
    expectClose(comparable.total.account, await totalOf(1));
    await save(5, [price]);
  });

  it('say which distributions no result has, and which results are outdated', async () => {
    const models = ['5', '6', '7', '11', '2'];
    await server.send('POST', `/gep/user/project/model?projectId=${projectId}`, { token, json: models });
    const use = { ...heat, parameter: 'prices', column: 'price', row: 'domestic' };
    const given: Uncertainty = { ...use, distribution: { kind: 'uniform', min: 1, max: 3 } };
    expect(await save(2, [given])).toMatchObject({ code: '00000' });
    await server.send('PUT', '/gep/user/project/model/5/parameters', {
      token,
      json: { projectId, values: { method: 'rate-table' } },
    });
    const { unused, outdated, bars } = await ranges();
    expect(unused).toMatchObject([{ modelId: '2', uncertainty: given, problem: { code: '50101' } }]);
    expect(outdated.map(({ modelId }) => modelId)).toContain('5');
    expect(bars.map(({ modelId }) => modelId).sort()).toEqual(['5', '6']);
  });
});

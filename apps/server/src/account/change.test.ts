import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { AccountChange, StatisticRow, ValueChange } from '@gep/api-client/contract';
import { resultsOf, zonalOf } from '../result/queries';
import type { CalculatedSample } from '../testing/calculated-sample';
import { changedTypes, calculatedTwoYears } from '../testing/two-years';

let sample: CalculatedSample;

beforeAll(async () => {
  sample = await calculatedTwoYears();
});
afterAll(() => sample.server.close());

const ask = async (query = '', language = 'en') => {
  const { server, token, projectId } = sample;
  const path = `${calls.getAccountChange.path}?projectId=${projectId}${query}`;
  return server.send('GET', path, { token, headers: { 'accept-language': language } });
};
const change = async (query = '') => (await ask(query)).data as AccountChange;

const parts = ['extent', 'yield', 'price', 'other'] as const;
const sumOfParts = (one: ValueChange): number => parts.reduce((sum, key) => sum + one[key], 0);
const differenceOf = ({ current, comparable }: ValueChange): number => (current ?? 0) - (comparable ?? 0);
function expectClose(found: number, expected: number, size = Math.abs(expected)): void {
  expect(Math.abs(found - expected), `${found} against ${expected}`).toBeLessThanOrEqual(1e-9 * size);
}

describe('the change of an account', () => {
  it('has the values of the results, and parts that add up to their difference in every service', async () => {
    const { total, services, groups } = await change();
    const { server, token, projectId } = sample;
    const rowsOf = async (flag: number) => {
      const path = `${calls.resultView.path}?projectId=${projectId}&compareFlag=${flag}`;
      const rows = (await server.send('GET', path, { token })).data as StatisticRow[];
      return new Map(
        rows.flatMap(({ children, ...row }) => [row, ...children]).map((row) => [row.modelId, row]),
      );
    };
    const [current, comparable] = [await rowsOf(0), await rowsOf(1)];
    expect(services.map(({ modelId }) => modelId)).toEqual(['1', '2', '5', '6', '7', '8']);
    for (const one of services) {
      expectClose(one.current ?? NaN, current.get(one.modelId)?.priceValue ?? NaN);
      expectClose(one.comparable ?? NaN, comparable.get(one.modelId)?.priceValue ?? NaN);
      expectClose(sumOfParts(one), differenceOf(one), Math.abs(one.current ?? 0));
    }
    for (const key of [...parts, 'current', 'comparable'] as const)
      for (const all of [services, groups])
        expectClose(
          all.reduce((sum, one) => sum + (one[key] ?? 0), 0),
          total[key] ?? NaN,
          total.current ?? NaN,
        );
    expect(groups.map(({ name }) => name)).toEqual(['Material production', 'Regulating services']);
  });

  it('is that of the stored figures in every district of every service and level', async () => {
    const { server, projectId } = sample;
    const { db } = server.app.services.database;
    const stored = (await resultsOf(db, projectId)).filter(({ childKey }) => childKey === '');
    for (const level of (await change()).levels)
      for (const id of ['totalGep', '1', '5', '8']) {
        const { districts } = await change(`&level=${level}&id=${id}`);
        const [now, then] = [0, 1].map(
          (flag) => stored.find((row) => row.modelId === id && row.compareFlag === flag)?.id ?? '',
        );
        const sums = async (resultId: string) =>
          new Map(
            (await zonalOf(db, { resultId, quantity: 'value', level })).map((row) => [row.code, row.sum]),
          );
        const [current, comparable] = [await sums(now), await sums(then)];
        expect(districts.map(({ code }) => code)).toEqual([...current.keys()]);
        for (const one of districts) {
          const size = Math.abs(one.current ?? 0);
          expectClose(one.current ?? NaN, current.get(one.code) ?? NaN);
          expectClose(
            sumOfParts(one),
            (current.get(one.code) ?? NaN) - (comparable.get(one.code) ?? NaN),
            size,
          );
        }
      }
  });

  it('is of extent where grassland has become forest, of price where the price alone rose', async () => {
    const { types, services } = await change('&id=5');
    const areas = new Map(
      types.map(({ code, comparableArea, currentArea }) => [code, [comparableArea, currentArea]]),
    );
    const [forest, grass] = [changedTypes.current, changedTypes.comparable].map(
      (code) => areas.get(code) ?? [],
    );
    expect(forest[0]).toBe(0);
    expect(forest[1]).toBeGreaterThan(0);
    expect(grass[0] - grass[1]).toBe(forest[1]);
    const carbon = services.find(({ modelId }) => modelId === '5');
    // Rates by type stay, and the price went from 360 to 380 元.
    expectClose(carbon?.yield ?? NaN, 0, carbon?.current ?? 0);
    expect(Math.abs(carbon?.extent ?? 0)).toBeGreaterThan(0);
    expectClose((carbon?.comparable ?? NaN) * (380 / 360), carbon?.comparableAtCurrent ?? NaN);
    expectClose((carbon?.current ?? NaN) * (360 / 380), carbon?.currentAtComparable ?? NaN);
    // Products of tables have no area, and both years have the same table here.
    const farming = services.find(({ modelId }) => modelId === '1');
    expect(farming).toMatchObject({ isAverage: true, extent: 0, yield: 0, price: 0, other: 0 });
  });

  it('takes a price index as the price level of the current year', async () => {
    const { total, priceIndex } = await change('&priceIndex=104');
    expect(priceIndex).toBe(104);
    expectClose(total.real ?? NaN, (total.current ?? NaN) / 1.04);
    expect((await change()).total.real).toBeNull();
    expect((await ask('&priceIndex=0')).code).toBe('10400');
  });

  it('refuses a level without figures, and a project without two years', async () => {
    expect((await ask('&level=street')).code).toBe('10400');
    const { server, token } = sample;
    const projectId = await server.project(token, 'empty');
    const path = `${calls.getAccountChange.path}?projectId=${projectId}`;
    expect(await server.send('GET', path, { token })).toMatchObject({ code: '50101' });
  });

  it('is a table with the parts, the formula and the conditions', async () => {
    const { server, token, projectId } = sample;
    const answer = await server.app.fastify.inject({
      url: `${calls.accountChangeFile.path}?projectId=${projectId}&format=csv&priceIndex=104`,
      headers: { 'user-token': token, 'accept-language': 'en' },
    });
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toContain('"By extent (10,000 CNY)","By yield (10,000 CNY)","By price (10,000 CNY)"');
    expect(lines[1]).toMatch(/^Total,,Total,/);
    expect(answer.body).toContain('Service,5,Carbon sequestration');
    expect(answer.body).toMatch(/Formula,.*Shapley/);
    expect(answer.body).toContain('Price index (comparable year = 100),104');
  });
});

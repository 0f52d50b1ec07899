import type { AccountSummary, DistrictMatrix, DistrictTable, StatisticRow } from '@gep/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculatedSample } from '../testing/calculated-sample';
import type { CalculatedSample } from '../testing/calculated-sample';

const close = (found: number | null, wanted: number | null): void => {
  expect(found === null).toBe(wanted === null);
  expect(Math.abs((found ?? 0) - (wanted ?? 0))).toBeLessThanOrEqual(1e-9 * Math.abs(wanted ?? 0));
};
const sum = (figures: readonly (number | null)[]): number =>
  figures.reduce<number>((all, one) => all + (one ?? 0), 0);
const flat = (rows: readonly StatisticRow[]): StatisticRow[] =>
  rows.flatMap((row) => [row, ...flat(row.children)]);
const years = [
  { year: 'current', compareFlag: 0 },
  { year: 'comparable', compareFlag: 1 },
] as const;

describe('the summary of an account', () => {
  let sample: CalculatedSample;
  let summary: AccountSummary;
  const get = async <T>(path: string): Promise<T> => {
    const { server, token, projectId } = sample;
    const { data } = await server.send('GET', `/gep/user/project/${path}projectId=${projectId}`, { token });
    return data as T;
  };

  beforeAll(async () => {
    sample = await calculatedSample();
    summary = await get<AccountSummary>('account/summary?');
  });
  afterAll(() => sample.server.close());

  it.each(years)(
    'has the names, units and figures of the result screen in the $year year',
    async ({ year, compareFlag }) => {
      const rows = flat(await get<StatisticRow[]>(`resultView?compareFlag=${compareFlag}&`));
      const total = rows.find(({ modelId }) => modelId === 'totalGep');
      expect(summary.total[year]).toEqual(
        total ? { name: total.name, value: total.priceValue, composition: total.composition } : null,
      );
      const services = rows.filter(({ layerLevel, modelId }) => layerLevel === 2 && modelId !== 'totalGep');
      const own = summary.services.filter((service) => service[year] !== null);
      expect(own.map(({ id }) => id).sort()).toEqual(services.map(({ id }) => id).sort());
      for (const { id, name, functionUnits, priceValue, functionValue } of services) {
        const service = own.find((one) => one.id === id);
        expect(service).toMatchObject({ name, functionUnit: functionUnits });
        expect(service?.[year]).toMatchObject({ value: priceValue, quantity: functionValue });
      }
    },
  );

  it('has services that add up to the total', () => {
    for (const { year } of years) {
      const total = summary.total[year];
      if (total) close(sum(summary.services.map((one) => one[year]?.value ?? null)), total.value);
    }
  });

  it('has ecosystem types that add up to every service', () => {
    const counted = summary.services.flatMap((service) => years.flatMap(({ year }) => service[year] ?? []));
    expect(counted.length).toBeGreaterThan(2);
    for (const { value, quantity, types } of counted) {
      const [values, quantities] = [
        (types ?? []).map((one) => one.value),
        (types ?? []).map((one) => one.quantity),
      ];
      if (value !== null) close(sum(values), value);
      if (quantity !== null && quantities.some((one) => one !== null)) close(sum(quantities), quantity);
    }
    const known = new Set(summary.types.map(({ code }) => code));
    for (const { types } of counted)
      for (const { code } of types ?? []) expect(code === 0 || known.has(code)).toBe(true);
  });

  it.each(['value', 'function'] as const)('has the districts of the district table: %s', async (quantity) => {
    const { level, codes, results } = await get<DistrictMatrix>(`account/districts?quantity=${quantity}&`);
    expect(results.length).toBeGreaterThan(0);
    for (const { id, figures } of results) {
      const table = await get<DistrictTable>(`result/districts?id=${id}&`);
      const rows = table.districts.filter((one) => one.level === level);
      expect(codes).toEqual(rows.map(({ code }) => code));
      const key = quantity === 'value' ? 'priceValue' : 'functionValue';
      expect(figures).toEqual(rows.map(({ current }) => current?.[key] ?? null));
      close(sum(figures), table.total.current?.[key] ?? null);
    }
  });

  it('is refused to a project without results', async () => {
    const { server, token } = sample;
    const empty = await server.project(token, 'empty');
    for (const path of ['account/summary?', 'account/districts?quantity=value&'])
      expect(
        await server.send('GET', `/gep/user/project/${path}projectId=${empty}`, { token }),
      ).toMatchObject({ code: '50101' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { CalculatedModel, DistrictTable, StatisticRow } from '@gep/api-client/contract';
import { calculatedSample } from '../testing/calculated-sample';
import { csvCells } from '../testing/csv-cells';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  ({ server, token, projectId } = await calculatedSample());
});
afterAll(() => server.close());

const get = async (path: string) => (await server.send('GET', path, { token })).data;
const tableOf = async (id: string) =>
  (await get(`${calls.listDistrictFigures.path}?projectId=${projectId}&id=${id}`)) as DistrictTable;
const sum = (values: readonly (number | null | undefined)[]): number =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

describe('the districts of a result', () => {
  it('are sized in the list of models, for both years together', async () => {
    const models = (await get(
      `${calls.listCalculatedModels.path}?projectId=${projectId}`,
    )) as CalculatedModel[];
    for (const { id, sizes } of models) {
      const { districts } = await tableOf(id);
      const values = districts
        .flatMap(({ current, comparable }) => [current?.priceValue, comparable?.priceValue])
        .flatMap((value) => (value ? [Math.abs(value)] : []))
        .sort((one, other) => one - other);
      // As numpy.percentile(values, 10).
      const place = (values.length - 1) / 10;
      const [below, above] = [values[Math.floor(place)], values[Math.ceil(place)]];
      const [small, large] = sizes.value ?? [NaN, NaN];
      expect(large).toEqual(values.at(-1) ?? NaN);
      if (sizes.value) expect(small / (below + (above - below) * (place % 1))).toBeCloseTo(1, 9);
    }
    expect(models.some(({ sizes }) => sizes.value !== null)).toBe(true);
  });

  it('add up to those above them, and to the total of the project', async () => {
    const models = (await get(
      `${calls.listCalculatedModels.path}?projectId=${projectId}`,
    )) as CalculatedModel[];
    const tree = (await get(`${calls.resultView.path}?projectId=${projectId}`)) as StatisticRow[];
    const lines = tree.flatMap((row) => [
      row,
      ...row.children,
      ...row.children.flatMap((one) => one.children),
    ]);
    for (const { id } of models) {
      const { districts, total } = await tableOf(id);
      const line = lines.find((one) => one.id === id);
      const figure = (line?.priceValue ?? null) === null ? 'functionValue' : 'priceValue';
      // A model that only its methods have figures of.
      if ((line?.[figure] ?? null) === null) continue;
      expect((total.current?.[figure] ?? NaN) / (line?.[figure] ?? NaN), id).toBeCloseTo(1, 9);
      const cities = districts.filter(({ level }) => level === 'city');
      expect(cities.length).toBeGreaterThan(0);
      for (const city of cities) {
        const below = districts.filter(
          ({ parentCode, level }) => level === 'county' && parentCode === city.code,
        );
        expect(
          sum(below.map(({ current }) => current?.[figure])) / (city.current?.[figure] ?? NaN),
        ).toBeCloseTo(1, 9);
        expect(sum(below.map(({ current }) => current?.count))).toBe(city.current?.count);
        expect(sum(below.map(({ areaKm2 }) => areaKm2))).toBeCloseTo(city.areaKm2 ?? NaN, 6);
      }
    }
  });

  it('are refused for a model without a result', async () => {
    const path = `${calls.listDistrictFigures.path}?projectId=${projectId}&id=8`;
    expect((await server.send('GET', path, { token })).code).toBe('50101');
  });

  it.each([
    ['zh', '总量'],
    ['en', 'Total'],
  ])('are downloaded with units and what they were made under, in %s', async (language) => {
    const url = `${calls.districtFile.path}?projectId=${projectId}&id=7&format=csv`;
    const headers = { 'user-token': token, 'accept-language': language };
    const response = await server.app.fastify.inject({ url, headers });
    expect(response.statusCode).toBe(200);
    const { districts, total } = await tableOf('7');
    const lines = response.rawPayload.toString('utf8').replace('\ufeff', '').split('\r\n');
    const columns = csvCells(lines[0]);
    const at = (word: string) => columns.findIndex((column) => column.includes(word));
    const [value, share, code] =
      language === 'zh' ? ['价值量 (万元)', '占比 (', '编码'] : ['Value (', 'Share (', 'Code'];
    const last = districts[districts.length - 1];
    const line = csvCells(lines[districts.length]);
    expect(line[at(code)]).toBe(last.code);
    expect(Number(line[at(value)]) * 10_000).toBeCloseTo(last.current?.priceValue ?? NaN, 2);
    expect(Number(line[at(share)])).toBeCloseTo(
      (100 * (last.current?.priceValue ?? NaN)) / (total.current?.priceValue ?? NaN),
      9,
    );
    expect(lines.slice(districts.length + 2).join('\n')).toContain('2024');
  });
});

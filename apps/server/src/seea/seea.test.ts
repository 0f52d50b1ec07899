import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { DistrictTable, ExtentAccount, SeeaTable, StatisticRow } from '@gep/api-client/contract';
import { calculatedSample } from '../testing/calculated-sample';
import type { CalculatedSample } from '../testing/calculated-sample';
import { twoLandCovers } from '../testing/two-land-covers';
import { findTypeChanges } from './change-queries';

let sample: CalculatedSample;

beforeAll(async () => {
  sample = await twoLandCovers();
});
afterAll(() => sample.server.close());

/** The answer of a call of the project. */
async function asked<T>(path: string, query: Record<string, string> = {}, of = sample): Promise<T> {
  const search = new URLSearchParams({ projectId: of.projectId, ...query });
  const headers = { 'accept-language': 'en' };
  const { code, data } = await of.server.send('GET', `${path}?${search}`, { token: of.token, headers });
  expect(code).toBe('00000');
  return data as T;
}
const extent = (query?: Record<string, string>) => asked<ExtentAccount>(calls.extentAccount.path, query);
const tables = (query?: Record<string, string>) => asked<SeeaTable[]>(calls.seeaTables.path, query);

function tableOf(all: readonly SeeaTable[], key: SeeaTable['key']): SeeaTable {
  const found = all.find((one) => one.key === key);
  if (!found) throw new Error(`no table ${key}`);
  return found;
}
/** The figure of a row in a column. */
function cell({ columns, rows }: SeeaTable, row: string, column: string): unknown {
  const at = columns.findLastIndex(({ title }) => title === column);
  return rows.find(({ title }) => title === row)?.cells[at];
}
const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((all, one) => all + (one ?? 0), 0);

describe('the extent account of a project', () => {
  it('says what cropland was before, in cells that add up to all of the project', async () => {
    const { types, cells, rows, missing, cellArea } = await extent();
    expect(missing).toBeNull();
    const place = (name: string): number => types.findIndex((one) => one.name === name);
    const [forest, cropland] = [place('Forest'), place('Cropland')];
    expect(cells[forest][cropland]).toBeGreaterThan(0);
    // What changed became cropland, and nothing else changed.
    cells.forEach((row, i) =>
      row.forEach((count, j) => {
        if (i !== j && j !== cropland) expect(count).toBe(0);
      }),
    );
    const of = (entry: string) => rows.find((one) => one.entry === entry);
    expect(of('additions')?.byType[cropland]).toBeCloseTo(
      sum(cells.map((row, i) => (i === cropland ? 0 : row[cropland]))) * cellArea,
      6,
    );
    const counted = sum(cells.flat());
    expect(of('opening')?.total).toBeCloseTo(counted * cellArea, 6);
    expect(of('closing')?.total).toBeCloseTo(counted * cellArea, 6);
    expect(of('managedExpansion')?.total).toBeNull();
  });

  it('has the cells and the area that the districts of results have', async () => {
    const { districts, cells } = await extent();
    const { districts: known } = await asked<DistrictTable>(calls.listDistrictFigures.path, { id: '5' });
    expect(districts.map(({ level, code }) => [level, code])).toEqual(
      known.map(({ level, code }) => [level, code]),
    );
    districts.forEach(({ area }, i) => expect(area / 100).toBeCloseTo(known[i].areaKm2 ?? NaN, 6));
    const top = known.filter(({ level }) => level === known[0].level);
    expect(sum(cells.flat())).toBe(sum(top.map(({ current }) => current?.count ?? 0)));
  });

  it('has districts whose matrices add up to that of the project, cell by cell', async () => {
    const whole = await extent({ typeLevel: '3' });
    const codes = whole.districts.filter(({ level }) => level === 'county').map(({ code }) => code);
    const counts = new Map<string, number>();
    for (const code of codes) {
      const { types, cells } = await extent({ typeLevel: '3', code });
      cells.forEach((row, i) =>
        row.forEach((count, j) => {
          const key = `${types[i].code} ${types[j].code}`;
          counts.set(key, (counts.get(key) ?? 0) + count);
        }),
      );
    }
    whole.cells.forEach((row, i) =>
      row.forEach((count, j) =>
        expect(counts.get(`${whole.types[i].code} ${whole.types[j].code}`) ?? 0).toBe(count),
      ),
    );
  });

  it('is counted once', async () => {
    const { db } = sample.server.app.services.database;
    const before = await findTypeChanges(db, sample.projectId);
    await extent();
    expect(await findTypeChanges(db, sample.projectId)).toEqual(before);
    expect(before).not.toBeNull();
  });

  it('is not there for a district that nobody knows', async () => {
    const path = `${calls.extentAccount.path}?projectId=${sample.projectId}&code=nowhere`;
    expect(await sample.server.send('GET', path, { token: sample.token })).toMatchObject({ status: 404 });
  });
});

describe('the tables of SEEA EA of a project', () => {
  /** Models of the result view by name, in 万元. */
  async function values(compareFlag: string): Promise<Map<string, number>> {
    const tree = await asked<StatisticRow[]>(calls.resultView.path, { compareFlag });
    const models = tree.flatMap((row) =>
      row.layerLevel === 1 && row.modelId !== 'totalGep' ? row.children : [],
    );
    return new Map(
      models.flatMap((one) => (one.priceValue === null ? [] : [[one.name, one.priceValue / 1e4]])),
    );
  }

  it.each(['0', '1'])(
    'give every service the value and quantity that the results have, in year %s',
    async (year) => {
      const all = await tables({ compareFlag: year });
      const [supply, use] = [tableOf(all, '9.1a'), tableOf(all, '9.1b')];
      const wanted = await values(year);
      expect(wanted.size).toBe(6);
      for (const [name, value] of wanted) {
        const title = name === 'Renewable energy' ? 'Abiotic flows · Renewable energy' : name;
        for (const [table, column] of [
          [supply, 'TOTAL SUPPLY'],
          [use, 'TOTAL USE'],
        ] as const) {
          const found = cell(table, title, column) as number;
          expect(Math.abs(found - value)).toBeLessThanOrEqual(1e-9 * Math.abs(value));
        }
      }
      const total = [...wanted].reduce((all, [, value]) => all + value, 0);
      const withAbiotic = cell(
        supply,
        'With abiotic flows (the sum of services on the result map)',
        'TOTAL SUPPLY',
      );
      expect(Math.abs((withAbiotic as number) - total)).toBeLessThanOrEqual(1e-9 * total);
      const tree = await asked<StatisticRow[]>(calls.resultView.path, { compareFlag: year });
      const carbon = tree.flatMap(({ children }) => children).find(({ modelId }) => modelId === '5');
      const tonnes = cell(tableOf(all, '7.1a'), 'Carbon sequestration', 'TOTAL SUPPLY') as number;
      expect(Math.abs(tonnes - (carbon?.functionValue ?? NaN))).toBeLessThanOrEqual(1e-9 * tonnes);
    },
  );

  it('have rows and columns that add up', async () => {
    for (const table of (await tables()).filter(({ key }) => key === '9.1a' || key === '9.1b')) {
      const types = table.columns.flatMap(({ group }, i) => (group === 'Ecosystem type' ? [i] : []));
      const end = table.columns.length - 1;
      const services = table.rows.filter(({ kind }) => kind === 'entry');
      const total = table.rows.find(({ kind }) => kind === 'total');
      for (const at of [...types, end])
        expect(total?.cells[at]).toBeCloseTo(sum(services.map(({ cells }) => cells[at] as number)), 6);
      if (table.key === '9.1a')
        for (const { cells } of services)
          expect(sum(types.map((at) => cells[at] as number))).toBeCloseTo(cells[end] as number, 6);
    }
  });

  it('take the assets from the opening to the closing, by the rate and life that are asked for', async () => {
    const table = tableOf(await tables({ discountRate: '0', assetLife: '30' }), '10.1');
    const at = table.columns.length - 1;
    const rows = table.rows.map(({ cells }) => (cells[at] ?? 0) as number);
    const [opening, closing] = [rows[0], rows[rows.length - 1]];
    const changes = sum(rows.slice(1, -2));
    expect(Math.abs(opening + changes - closing)).toBeLessThan(1e-9 * closing);
    const years = [await values('1'), await values('0')].map((one) =>
      [...one].reduce((all, [name, value]) => (name === 'Renewable energy' ? all : all + value), 0),
    );
    expect(Math.abs(opening - 30 * years[0])).toBeLessThanOrEqual(1e-9 * opening);
    expect(Math.abs(closing - 30 * years[1])).toBeLessThanOrEqual(1e-9 * closing);
    expect(cell(table, 'Additions', 'Cropland')).toBeGreaterThan(0);
    expect(cell(table, 'Reductions', 'Forest')).toBeLessThan(0);
    expect(cell(table, 'Ecosystem degradation', 'TOTAL')).toBe(0);
  });

  it('enter changes of yields as enhancement and degradation where that is asked for', async () => {
    const [plain, condition] = [await tables(), await tables({ yields: 'condition' })].map((all) =>
      tableOf(all, '10.1'),
    );
    expect(cell(condition, 'Closing value', 'TOTAL')).toEqual(cell(plain, 'Closing value', 'TOTAL'));
    const moved = (table: SeeaTable): number =>
      sum(
        ['Ecosystem enhancement', 'Ecosystem degradation', 'Reappraisals'].map(
          (row) => cell(table, row, 'Forest') as number,
        ),
      );
    expect(moved(condition)).toBeCloseTo(moved(plain), 6);
    expect(cell(condition, 'Reappraisals', 'Forest')).toBe(0);
  });

  it('refuse a rate and a life out of their bounds', async () => {
    for (const wrong of ['discountRate=21', 'assetLife=0', 'typeLevel=4']) {
      const path = `${calls.seeaTables.path}?projectId=${sample.projectId}&${wrong}`;
      expect((await sample.server.send('GET', path, { token: sample.token })).status).toBe(400);
    }
  });

  it('say of every service what it is and who uses it', async () => {
    const table = tableOf(await tables(), 'services');
    expect(cell(table, 'Carbon sequestration', 'User (default)')).toBe('Government consumption');
    expect(cell(table, 'Runoff analysis', 'Role')).toBe('intermediate');
  });
});

describe('the workbook', () => {
  it('has a sheet a table, with the figures of the preview, and project and year in its name', async () => {
    const { server, token, projectId } = sample;
    const url = `${calls.seeaFile.path}?projectId=${projectId}&typeLevel=2`;
    const headers = { 'user-token': token, 'accept-language': 'en' };
    const answer = await server.app.fastify.inject({ url, headers });
    expect(answer.statusCode, answer.statusCode === 200 ? '' : answer.body).toBe(200);
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('2024');
    const { sheets } = await readXlsx(answer.rawPayload);
    const all = await tables({ typeLevel: '2' });
    expect(sheets.map(({ name }) => name)).toEqual(
      all.map(({ key, title }) => (key === 'services' ? title : key)),
    );
    for (const [i, table] of all.entries()) {
      const { rows } = sheets[i];
      expect(String(rows[0][0])).toContain(table.title);
      table.rows.forEach((row, at) => {
        expect(String(rows[at + 5][0]).trim()).toBe(row.title);
        row.cells.forEach((figure, place) => expect(rows[at + 5][place + 1] ?? null).toEqual(figure));
      });
    }
  });
});

describe('a project of one year', () => {
  it('has no extent account and no assets, and says why', async () => {
    const one = await calculatedSample();
    try {
      expect((await asked<ExtentAccount>(calls.extentAccount.path, {}, one)).missing).toBe('one-year');
      const all = await asked<SeeaTable[]>(calls.seeaTables.path, {}, one);
      const reason = 'One year was calculated: there is none to compare it with';
      expect(all.filter(({ missing }) => missing === reason).map(({ key }) => key)).toEqual([
        '4.1',
        '4.2',
        '10.1',
      ]);
      expect(tableOf(all, '9.1a').rows.length).toBeGreaterThan(3);
    } finally {
      await one.server.close();
    }
  });
});

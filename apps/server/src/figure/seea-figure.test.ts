import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { ExtentAccount, FigureChain, SeeaCellFigure, SeeaTable } from '@gep/api-client/contract';
import { askSample } from '../testing/ask-sample';
import type { Query } from '../testing/ask-sample';
import type { CalculatedSample } from '../testing/calculated-sample';
import { twoLandCovers } from '../testing/two-land-covers';

let sample: CalculatedSample;

beforeAll(async () => {
  sample = await twoLandCovers();
});
afterAll(() => sample.server.close());

const asked = <T>(path: string, query: Query = {}): Promise<T> => askSample<T>(sample, path, query);
const chainOf = (figure: SeeaCellFigure, query: Query) =>
  asked<FigureChain>(calls.getFigure.path, { ...query, ...(figure as unknown as Query) });

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const close = (found: number | null, wanted: number, size: number, what: string): void =>
  expect(Math.abs((found ?? NaN) - wanted), `${what}: ${found} and ${wanted}`).toBeLessThanOrEqual(
    1e-9 * size,
  );

/** Every cell of a table that is a figure: what it says, and the largest number of its table. */
function cellsOf({ key, rows, columns }: SeeaTable) {
  const size = Math.max(
    ...rows.flatMap(({ cells }) => cells.map((cell) => (typeof cell === 'number' ? Math.abs(cell) : 0))),
  );
  return rows.flatMap(({ title, cells, figures }) =>
    figures.flatMap((figure, place) =>
      figure === null
        ? []
        : [{ figure, cell: cells[place] as number, size, what: `${key} ${title} ${columns[place].title}` }],
    ),
  );
}

/** 10 000 yuan are the unit of the monetary tables; the figures of services are in yuan. */
const inUnitOf = (table: SeeaTable, { id }: SeeaCellFigure): number =>
  (table.key === '9.1a' || table.key === '9.1b') && id !== 'asset' ? 1e4 : 1;

describe('a figure in a table of SEEA EA', () => {
  const query = { compareFlag: 0, typeLevel: 1, discountRate: 3, assetLife: 30, yields: 'condition' };

  it.each([0, 1])(
    'comes from a chain with the value of its cell, and with inputs, in year %s',
    { timeout: 300_000 },
    async (compareFlag) => {
      const wanted = { ...query, compareFlag };
      const tables = await asked<SeeaTable[]>(calls.seeaTables.path, wanted);
      for (const table of tables.filter(({ key }) => key !== 'services')) {
        const cells = cellsOf(table);
        expect(cells.length, table.key).toBeGreaterThan(20);
        const known = new Map<string, FigureChain>();
        for (const { figure, cell, size, what } of cells) {
          const key = JSON.stringify(figure);
          const chain = known.get(key) ?? (await chainOf(figure, wanted));
          known.set(key, chain);
          const factor = inUnitOf(table, figure);
          close(chain.value, cell * factor, size * factor, what);
          expect(chain.inputs.length, what).toBeGreaterThan(0);
        }
      }
    },
  );

  it('has every number of the tables but those of imports and zeros', async () => {
    const tables = await asked<SeeaTable[]>(calls.seeaTables.path, query);
    for (const { key, rows, columns } of tables)
      for (const { title, cells, figures } of rows)
        cells.forEach((cell, place) => {
          if (typeof cell !== 'number' || cell === 0) return;
          expect(figures[place], `${key} ${title} ${columns[place].title}`).not.toBeNull();
        });
  });

  it('counts the cells of pairs of types, whose land covers both have submitters', async () => {
    const at = { typeLevel: 3 };
    const { types, cells, cellArea } = await asked<ExtentAccount>(calls.extentAccount.path, at);
    const place = types.findIndex(({ code }) => code === 511);
    const became = cells.map((row) => row[place]);
    const chain = await chainOf({ id: 'extent', output: 'function', entry: 'additions', type: 511 }, at);
    const moved = became.filter((count, i) => i !== place && count > 0);
    expect(moved.length).toBeGreaterThan(0);
    expect(chain.terms.map(({ amount }) => amount).sort()).toEqual(moved.sort());
    for (const { factor } of chain.terms) expect(factor).toBe(cellArea);
    expect(chain.inputs.map(({ key, compareFlag }) => [key, compareFlag])).toEqual([
      ['landCover', 1],
      ['landCover', 0],
    ]);
    for (const { supplied, confirmed } of chain.inputs) {
      expect(supplied).not.toBeNull();
      expect(confirmed).not.toBeNull();
    }
    const net = await chainOf({ id: 'extent', output: 'function', entry: 'netChange', type: 511 }, at);
    expect(net.terms.some(({ factor }) => factor < 0)).toBe(false);
  });

  it('is that of a district where the account is', async () => {
    const { districts } = await asked<ExtentAccount>(calls.extentAccount.path);
    const { code, area } = districts.find(({ level }) => level === 'county') ?? districts[0];
    const chain = await asked<FigureChain>(calls.getFigure.path, {
      ...{ id: 'extent', output: 'function', entry: 'opening', code },
    });
    close(chain.value, area, area, code);
    expect(chain.district?.code).toBe(code);
    expect(sum(chain.types.map(({ value }) => value))).toBeCloseTo(area, 6);
  });

  it('discounts the yearly value of each service by rate and life', async () => {
    const asset = { id: 'asset', output: 'value', entry: 'closing' } as const;
    // The present value of 1 a year over 30 years at 3 %, from a table of annuities.
    const chain = await chainOf(asset, query);
    for (const { factor } of chain.terms) expect(factor).toBeCloseTo(19.6004, 4);
    expect(sum(chain.terms.map(({ product }) => product))).toBeCloseTo(chain.value ?? NaN, 4);
    expect(chain.parameters).toMatchObject([
      { key: 'discountRate', value: 3, isDefault: false },
      { key: 'assetLife', value: 30, isDefault: false },
    ]);
    const plain = await chainOf(asset, {});
    expect(plain.parameters.map(({ isDefault }) => isDefault)).toEqual([true, true]);
    // 2 % over 100 years.
    expect(plain.terms[0].factor).toBeCloseTo(43.0984, 4);
  });

  it('is refused for a row that the account does not have', async () => {
    for (const wrong of [
      'id=extent',
      'id=extent&entry=revaluations',
      'id=asset&entry=additions',
      'id=asset',
    ]) {
      const path = `${calls.getFigure.path}?projectId=${sample.projectId}&output=value&${wrong}`;
      expect((await sample.server.send('GET', path, { token: sample.token })).status, wrong).toBe(404);
    }
  });
});

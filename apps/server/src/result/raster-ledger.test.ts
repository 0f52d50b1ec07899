import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RasterLedger } from '@gep/api-client/contract';
import { hasTestData } from '../../../../scripts/test-data';
import { filesOfProject } from '../file/queries';
import { dropUnnamedFiles } from '../file/unnamed-queries';
import { followedFujian } from '../testing/followed-fujian';
import type { FollowedFujian } from '../testing/followed-fujian';
import type { LedgerClass } from '../worker/ledger/class-sums';
import { findResult, rastersOf } from './queries';
import { withCells } from './raster-cells';
import { storedTerms } from './stored-terms';

describe.skipIf(!hasTestData)('the ledger of a result of Fujian', () => {
  let server: FollowedFujian['server'];
  let token: string;
  let projectId: string;
  let results: FollowedFujian['results'];

  beforeAll(async () => {
    ({ server, token, projectId, results } = await followedFujian());
    await results.calculate();
  });
  afterAll(() => server.close());

  const ask = (classes: unknown, model = '7', name = 'water-conservation') => {
    const path = `/gep/user/layer/raster/compute/ledger/${projectId}/${model}/5/${name}/0`;
    return server.send('POST', path, { token, json: { classes } });
  };
  const ledger = async (classes: readonly LedgerClass[], ...model: string[]) =>
    (await ask(classes, ...model)).data as RasterLedger;
  const ledgerFiles = async () =>
    (await filesOfProject(server.app.services.database.db, projectId)).filter(
      ({ name }) => name === 'cells.ledger',
    );

  /** Cells, value and quantity of the cells that are wanted, by a look at each. */
  async function looked(wanted: (cell: number) => boolean): Promise<[number, number, number]> {
    const { services } = server.app;
    const { db } = services.database;
    const result = await findResult(db, { projectId, modelId: '7', childKey: '', compareFlag: 0 });
    const rasters = (await rastersOf(db, projectId)).filter(({ resultId }) => resultId === result?.id);
    const read = async (quantity: string) => {
      const raster = rasters.find((one) => one.quantity === quantity);
      if (!raster) throw new Error(`no raster of the ${quantity}`);
      return withCells(await storedTerms(services, raster), async (source) => (await source.read())[0].data);
    };
    const [value, quantity] = [await read('value'), await read('function')];
    const found: [number, number, number] = [0, 0, 0];
    value.forEach((cell, i) => {
      if (cell === -9999 || !wanted(cell)) return;
      found[0] += 1;
      found[1] += cell;
      found[2] += quantity[i] === -9999 ? 0 : quantity[i];
    });
    return found;
  }

  async function expectLooked(): Promise<void> {
    const { mean, max, min } = await results.statisticsOf('7');
    const edge = (mean + max) / 2;
    const { classes, rest, total } = await ledger([
      [min, mean],
      [mean, edge],
    ]);
    const counted = [
      await looked((cell) => cell <= mean),
      await looked((cell) => cell > mean && cell <= edge),
      await looked((cell) => cell > edge),
      await looked(() => true),
    ];
    for (const [i, row] of [...classes, rest, total].entries()) {
      expect(row.cells).toBe(counted[i][0]);
      expect(row.area).toBe(row.cells * 10_000);
      expect((row.value ?? NaN) / counted[i][1]).toBeCloseTo(1, 12);
      expect((row.quantity ?? NaN) / counted[i][2]).toBeCloseTo(1, 12);
    }
    expect(total.cells).toBeGreaterThan(1000);
  }

  it('is written when the map of the result is opened', async () => {
    expect(await ledgerFiles()).toEqual([]);
    const info = `/gep/user/layer/raster/base/info/${projectId}/7/5/water-conservation`;
    await server.send('GET', info, { token });
    await expect.poll(ledgerFiles, { timeout: 120_000 }).toHaveLength(1);
  });

  it('tells cells, hm² of 10 km cells, quantity and value of each class as a look at every cell does', async () => {
    await expectLooked();
  });

  it('has no quantity for the total', async () => {
    const { total } = await ledger([], 'totalGep', 'totalGep');
    expect(total.quantity).toBeNull();
    expect(total.value).toBeGreaterThan(0);
  });

  it('follows changed prices, with one file a result, which no clean-up takes', async () => {
    const before = await ledger([]);
    const files = await ledgerFiles();
    await results.save(7, { price: 16, operatingCost: 0.5 });
    await expectLooked();
    const after = await ledger([]);
    expect(after.total.quantity).toBe(before.total.quantity);
    expect(after.total.value).not.toBe(before.total.value);
    expect(await ledgerFiles()).toHaveLength(files.length);
    expect(await dropUnnamedFiles(server.app.services.database.db, new Date(Date.now() + 1000))).toBe(0);
  });

  it('is counted once for all who ask', async () => {
    await results.save(7, { price: 17, operatingCost: 0.5 });
    const files = await ledgerFiles();
    const [one, other] = await Promise.all([ledger([]), ledger([])]);
    expect(one).toEqual(other);
    const made = await ledgerFiles();
    expect(made).toHaveLength(files.length);
    expect(made.filter(({ id }) => !files.some((file) => file.id === id))).toHaveLength(1);
  });

  it('refuses what cannot be a class, and says which result is missing', async () => {
    expect((await ask([[1]])).code).not.toBe('00000');
    expect((await ask([], '8', 'none')).code).not.toBe('00000');
  });

  it('goes with its result', async () => {
    await server.send('POST', '/gep/user/project/model/reset', { token, form: { projectId } });
    expect(await ledgerFiles()).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelById, reclassificationPresets, resolveParameters } from '@gep/ecosystem-models';
import type { TableRow } from '@gep/ecosystem-models';
import { calls } from '@gep/api-client/contract';
import { hasTestData } from '../../../../scripts/test-data';
import { preparedInputsOf } from '../calculation/prepared-queries';
import { filesOfProject } from '../file/queries';
import { findResult, zonalOf } from '../result/queries';
import type { CellStatistics } from '../store/schema/result';
import { followedFujian } from '../testing/followed-fujian';
import type { FollowedFujian } from '../testing/followed-fujian';
import { expectSameCells, expectSameFigures, expectSameStatistics } from '../testing/followed-results';
import { endOfRun, startRunOf } from '../testing/wait-run';

/** A table of a model with its default rows. */
function tableOf(modelId: number, key: string): readonly TableRow[] {
  const definition = modelById(modelId)?.definition;
  if (definition === undefined) throw new Error(`model ${modelId} is gone`);
  return resolveParameters(definition)[key] as readonly TableRow[];
}

/** That table with every number of some columns changed, each by another factor. */
function changedTable(modelId: number, key: string, columns: readonly string[]): TableRow[] {
  return tableOf(modelId, key).map((row, i) => {
    const cells = Object.entries(row).map(([column, cell]) => {
      const changes = columns.includes(column) && typeof cell === 'number';
      return [column, changes ? cell * (0.5 + ((i * 7) % 5) / 10) : cell] as const;
    });
    return Object.fromEntries(cells) as TableRow;
  });
}

const columnsOf = (modelId: number, key: string): readonly string[] =>
  modelById(modelId)?.definition.linear?.find(({ parameter }) => parameter === key)?.columns ?? [];

describe.skipIf(!hasTestData)('results of Fujian after figures by ecosystem type have changed', () => {
  let server: FollowedFujian['server'];
  let token: string;
  let projectId: string;
  let results: FollowedFujian['results'];

  const classes = (of: (from: number, to: number) => number) => {
    const rows = reclassificationPresets.find(({ key }) => key === 'glcnmo-south')?.rows ?? [];
    const reclassification = rows.map(({ source, type }) => ({ from: source, to: of(source, type) }));
    const json = { projectId, reclassification, classesConfirmed: true };
    return server.send('PUT', '/gep/user/project/model/5/file/landCover/settings', { token, json });
  };
  /** Sums of the value by district, from the cells that the map draws. */
  const drawnSums = async (modelId: string): Promise<number[]> => {
    const { services } = server.app;
    const prepared = await preparedInputsOf(services.database.db, projectId);
    const fileId = prepared.find(({ inputKey }) => inputKey === '@districts')?.fileId ?? '';
    const [{ path }] = await services.files.paths(services.database.db, [fileId]);
    const districts = new Int32Array(new Uint8Array(await readFile(path)).buffer);
    const sums = new Array<number>(Math.max(...districts) + 1).fill(0);
    const { data } = await results.cellsOf(modelId);
    districts.forEach((district, i) => {
      if (district >= 0 && data[i] !== -9999) sums[district] += data[i];
    });
    return sums;
  };

  beforeAll(async () => {
    ({ server, token, projectId, results } = await followedFujian());
    const path = `/gep/user/project/model?projectId=${projectId}`;
    await server.send('POST', path, { token, json: ['5', '6', '8', '9', '13'] });
    await results.save(5, { method: 'rate-table' });
    const zero = [
      { modelId: '5', ecosystemValues: '111,21' },
      { modelId: '8', ecosystemValues: '2' },
      { modelId: '13', ecosystemValues: '12' },
    ];
    const force = await server.send('PUT', calls.saveForceCorrelation.path, {
      token,
      form: {
        projectId,
        useModelEcosystemCorrelation: 'true',
        useUrbanEcosystemBoundary: 'false',
        projectModelToEcosystemVOS: JSON.stringify(zero),
      },
    });
    expect(force).toMatchObject({ code: '00000' });
    await results.calculate();
  });
  afterAll(() => server.close());

  it('are those of another run, also when another pretreatment has other types', async () => {
    const { save, outdated, cellsOf, figures } = results;
    const before = await figures();
    await classes((from, to) => (from % 2 === 0 ? 321 : to));
    await startRunOf(server, token, projectId, 'pretreatment');
    await endOfRun(server, token, projectId, 'pretreatment');
    for (const [id, key] of [
      [5, 'rateTable'],
      [6, 'heatTable'],
      [8, 'rates'],
      [9, 'rates'],
    ] as const)
      // prettier-ignore
      expect(await save(id, { [key]: changedTable(id, key, columnsOf(id, key)) }), key).toBe(true);
    const [first, ...others] = tableOf(13, 'prices');
    const dearer = { ...first, price: 2 * Number(first.price) };
    expect(await save(13, { prices: [dearer, ...others] })).toBe(true);
    const followed = await figures();
    expect(followed).not.toEqual(before);
    const ids = ['5', '6', '8', '9', '13', 'totalGep'];
    const cells = [];
    for (const id of ids) cells.push(await cellsOf(id));
    const statistics: CellStatistics[] = [];
    for (const id of ids) statistics.push(await results.statisticsOf(id));
    expect(results.passes()).toBe(0);
    const { db } = server.app.services.database;
    for (const modelId of ids) {
      const row = await findResult(db, { projectId, modelId, childKey: '', compareFlag: 0 });
      const zonal = await zonalOf(db, { resultId: row?.id ?? '', quantity: 'value', level: 'county' });
      const sums = await drawnSums(modelId);
      expect(zonal.length).toBe(sums.length);
      for (const [i, { sum }] of zonal.entries())
        expect(Math.abs(sums[i] - (sum ?? 0)), modelId).toBeLessThanOrEqual(1e-6 * Math.abs(sums[i]));
    }
    await classes((_, to) => to);
    expect(await outdated()).toEqual([]);
    await results.calculate();
    expectSameFigures(followed, await figures());
    for (const [i, id] of ids.entries()) expectSameCells(cells[i], await cellsOf(id));
    for (const [i, id] of ids.slice(0, -1).entries())
      expectSameStatistics(statistics[i], await results.statisticsOf(id));
  });

  it('leave no file behind but those of the last pretreatment', async () => {
    await server.send('POST', '/gep/user/project/model/reset', { token, form: { projectId } });
    const { db } = server.app.services.database;
    const prepared = (await preparedInputsOf(db, projectId)).map(({ fileId }) => fileId);
    const left = (await filesOfProject(db, projectId)).filter(({ purpose }) =>
      ['result', 'prepared'].includes(purpose),
    );
    expect(left.map(({ id }) => id).sort()).toEqual(prepared.sort());
  });
});

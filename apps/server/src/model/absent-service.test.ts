import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueEntries } from '@gep/ecosystem-models';
import { calls } from '@gep/api-client/contract';
import type { AbsentService, CalculatedModel, StatisticRow } from '@gep/api-client/contract';
import { provenance } from '../evidence/provenance';
import { insertResult } from '../result/queries';
import { absentServices } from '../result/absent-services';
import { resultPlaces } from '../result/model-results';
import { totalLines } from '../result/total-lines';
import { calculatedSample } from '../testing/calculated-sample';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  ({ server, token, projectId } = await calculatedSample());
});
afterAll(() => server.close());

const path = calls.listAbsentServices.path;
const declare = (modelId: string, reason: string) =>
  server.send('PUT', path, { token, form: { projectId, modelId, reason } });
const withdraw = (modelId: string) =>
  server.send('DELETE', `${path}?projectId=${projectId}&modelId=${modelId}`, { token });
const declared = async () =>
  (await server.send('GET', `${path}?projectId=${projectId}`, { token })).data as AbsentService[];
const select = (ids: string[]) =>
  server.send('POST', `${calls.selectModels.path}?projectId=${projectId}`, { token, json: ids });
const total = async () => {
  const query = `projectId=${projectId}`;
  const models = await server.send('GET', `${calls.listCalculatedModels.path}?${query}`, { token });
  const rows = await server.send('GET', `${calls.resultView.path}?${query}`, { token });
  return {
    title: (models.data as CalculatedModel[])[0].name,
    row: (rows.data as StatisticRow[])[0],
  };
};
/** What the sample does not calculate, by id. */
const lacking = catalogueEntries
  .filter(({ id, service }) => service.role === 'final' && ![5, 6, 7].includes(id))
  .map(({ id }) => String(id));

describe('a service that does not exist in the region', () => {
  it('makes the total GEP once no other final service is missing, without changing it', async () => {
    const before = await total();
    expect(before.title).toBe('3 项服务价值合计（部分）');
    for (const modelId of lacking) expect((await declare(modelId, `无${modelId}`)).code).toBe('00000');
    const { title, row } = await total();
    expect(title).toBe('生态系统生产总值 (GEP)');
    expect(row.priceValue).toBe(before.row.priceValue);
    expect(row.composition).toMatchObject({ partial: false, missing: [] });
    expect(row.composition?.absent.map(({ modelId, reason }) => [modelId, reason])).toEqual(
      lacking.map((modelId) => [modelId, `无${modelId}`]),
    );
    expect((await withdraw('17')).code).toBe('00000');
    const after = await total();
    expect(after.row.composition).toMatchObject({ partial: true, missing: [{ modelId: '17' }] });
    expect(after.title).toBe(before.title);
    expect(await withdraw('17')).toMatchObject({ status: 404, code: '10404' });
  });

  it('is in the table of totals with 0 and the reason, and in the provenance with who says so', async () => {
    await declare('17', '本区没有海岸线');
    const { services } = server.app;
    const places = await resultPlaces(services, projectId);
    const rows = await absentServices(services.database.db, projectId);
    const lines = totalLines(places, rows, () => '', 'en');
    const line = lines.find(([name]) => name === 'Coastal zone protection');
    const said = 'does not exist here: 本区没有海岸线';
    expect(line).toEqual(['Coastal zone protection', 'current', null, '', 0, 'CNY', 'final', said, '']);
    const evidence = await provenance(services, projectId, 'en', []);
    expect(evidence.absentServices.find(({ modelId }) => modelId === '17')).toMatchObject({
      name: 'Coastal zone protection',
      reason: '本区没有海岸线',
      declaredBy: { by: 'user', userName: 'admin', role: 'PROJECT_ADMIN' },
    });
  });

  it('needs a reason, and another one takes its place', async () => {
    expect(await declare('17', '  ')).toMatchObject({ status: 400, code: '10400' });
    await declare('17', ' 内陆省份 ');
    const found = (await declared()).filter(({ modelId }) => modelId === '17');
    expect(found.map(({ reason, declaredBy }) => [reason, declaredBy])).toEqual([['内陆省份', 'admin']]);
  });

  it('can be neither selected, nor have a result, nor be other than a final service', async () => {
    expect((await declare('5', '无')).code).toBe('40114');
    expect((await declare('13', '无')).code).toBe('40115');
    expect(await declare('99', '无')).toMatchObject({ status: 404 });
    expect(await select(['5', '6', '7', '11', '17'])).toMatchObject({ code: '40116' });
    await withdraw('22');
    const { db } = server.app.services.database;
    const figures = { functionValue: 1, functionUnits: 'x', priceValue: 1, priceUnits: 'yuan' };
    const row = { id: 'r22', projectId, runId: 'r', modelId: '22', childKey: '', compareFlag: 0, ...figures };
    const rest = { parameters: {}, warnings: [], cubeFileId: null, createdAt: new Date() };
    await insertResult(db, { ...row, ...rest }, [], []);
    expect((await declare('22', '无')).code).toBe('40114');
  });

  it('is questioned where the land cover has cells that speak against it', async () => {
    await declare('1', '没有农业');
    const found = new Map((await declared()).map(({ modelId, warnings }) => [modelId, warnings]));
    expect(found.get('1')).toMatchObject([{ code: '40117' }]);
    expect(found.get('1')?.[0].message).toMatch(/有[\d\u2009]+个像元为农田生态系统，请核实农林牧渔产品/);
    expect(found.get('19')).toEqual([]);
  });
});

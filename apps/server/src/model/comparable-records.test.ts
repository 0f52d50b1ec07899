import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelCompleteness, StoredInput } from '@gep/api-client/contract';
import { geoJsonText } from '../geodata/testing/made-layers';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '可比年', ['1', '22']);
  const projectBasicSetting = JSON.stringify({ projectId, enterComparableYear: true });
  await server.send('POST', '/gep/user/project/basicSetting', { token, form: { projectBasicSetting } });
});
afterAll(() => server.close());

const place = (model: number, key: string) => `/gep/user/project/model/${model}/file/${key}`;
const upload = async (model: number, key: string, compareFlag: 0 | 1, name: string, content: string) => {
  const path = `${place(model, key)}?projectId=${projectId}&compareFlag=${compareFlag}`;
  const answer = await server.send('POST', path, { token, multipart: formOf({ [name]: content }) });
  return answer.data as StoredInput;
};
const choose = async (model: number, key: string, compareFlag: 0 | 1, fields: Record<string, string>) => {
  const json = { projectId, compareFlag, fields };
  return (await server.send('PUT', `${place(model, key)}/settings`, { token, json })).data as StoredInput;
};
const completeness = async (model: string) => {
  const path = `/gep/user/project/model?projectId=${projectId}`;
  const models = (await server.send('GET', path, { token })).data as ModelCompleteness[];
  return models.find(({ modelId }) => modelId === model);
};
const lacking = ({ problems }: Pick<StoredInput, 'problems'>) =>
  problems.map(({ code, args }) => [code, args?.file, args?.column]);

const rows = '350101,小麦,500,2400\n350102,小麦,100,2400\n350201,稻谷,10,3000\n';
const table = `行政区划代码,产品,产量,价格\n${rows}`;
const odd = `行政区划代码,产品,重量,P\n${rows}`;

describe('the file of an input for the comparable year', () => {
  it('is checked for its required columns when it is uploaded, and takes a mapping for them', async () => {
    await upload(1, 'yields', 0, '今年.csv', table);
    expect(await completeness('1')).toMatchObject({ complete: true });
    const input = await upload(1, 'yields', 1, '可比年.csv', odd);
    expect(lacking(input)).toEqual([['30209', '可比年.csv', '价格']]);
    const found = await completeness('1');
    expect(found?.complete).toBe(false);
    expect(found && lacking(found)).toEqual([['30209', '可比年.csv', '价格']]);
    const mapped = await choose(1, 'yields', 1, { price: 'P', yield: '重量' });
    expect(mapped.compareFlag).toBe(1);
    expect(mapped.problems).toEqual([]);
    expect(mapped.file?.report).toMatchObject({ mapping: { price: 'P', yield: '重量' } });
    expect(await completeness('1')).toMatchObject({ complete: true });
  });

  it('starts with the columns that were chosen for the current year', async () => {
    const hotels = (name: string) =>
      geoJsonText([
        {
          properties: { [name]: 100, occupancy: 0.6, roomRate: 400, premium: 0.1 },
          geometry: { type: 'Point', coordinates: [117.5, 25.5] },
        },
      ]);
    const current = await upload(22, 'hotels', 0, 'hotels.geojson', hotels('间数'));
    expect(lacking(current)).toEqual([['30209', 'hotels.geojson', expect.any(String)]]);
    expect((await choose(22, 'hotels', 0, { rooms: '间数' })).problems).toEqual([]);
    const comparable = await upload(22, 'hotels', 1, 'before.geojson', hotels('间数'));
    expect(comparable.problems).toEqual([]);
    expect(comparable.settings.fields).toEqual({ rooms: '间数' });
    // Where the file has no such column, it is asked for.
    const other = await upload(22, 'hotels', 1, 'other.geojson', hotels('床位'));
    expect(lacking(other)).toEqual([['30209', 'other.geojson', expect.any(String)]]);
  });
});

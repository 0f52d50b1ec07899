import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredInput } from '@gep/api-client/contract';
import { geoJsonText } from '../geodata/testing/made-layers';
import { readTableBytes } from '../geodata/testing/read-table-bytes';
import { shapefileBytes } from '../geodata/testing/shapefile-fixture';
import { useTempFolder } from '../geodata/testing/temp-folder';
import { rowXml, workbookBytes } from '../geodata/testing/workbook-fixture';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

const folder = useTempFolder();
let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '表格', ['1', '14', '22']);
});
afterAll(() => server.close());

const place = (model: number, key: string) => `/gep/user/project/model/${model}/file/${key}`;
const upload = async (
  model: number,
  key: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  language = 'zh',
) => {
  const answer = await server.send('POST', `${place(model, key)}?projectId=${projectId}`, {
    token,
    multipart: formOf(files),
    headers: { 'accept-language': language },
  });
  return { ...answer, input: answer.data as StoredInput };
};
const settings = async (model: number, key: string, form: Record<string, unknown>) => {
  const json = { projectId, ...form };
  const answer = await server.send('PUT', `${place(model, key)}/settings`, { token, json });
  return { ...answer, input: answer.data as StoredInput };
};
const selected = async () =>
  (await server.send('GET', `/gep/user/project/model?projectId=${projectId}`, { token })).data as {
    modelId: string;
    complete: boolean;
    missingInputs: string[];
    problems: { code: string; message: string }[];
  }[];

const header = '行政区划代码,产品,产量（吨）,价格（元/t）\n';
const whole = `${header}350101,小麦,500,2400\n350102,小麦,100,2400\n350201,稻谷,10,3000\n`;

describe('a table input', () => {
  it('is stored with its columns matched, and completes the model', async () => {
    const { input } = await upload(1, 'yields', { '产量.csv': whole });
    expect(input.problems).toEqual([]);
    expect(input.warnings).toEqual([]);
    expect(input.file).toMatchObject({
      name: '产量.csv',
      report: {
        kind: 'table',
        format: 'csv',
        sheet: null,
        columns: ['行政区划代码', '产品', '产量（吨）', '价格（元/t）'],
        rowCount: 3,
        encoding: 'utf-8',
        mapping: {
          districtCode: '行政区划代码',
          product: '产品',
          yield: '产量（吨）',
          price: '价格（元/t）',
          cost: null,
        },
      },
    });
    expect((await selected())[0]).toMatchObject({ modelId: '1', complete: true });
  });

  it('lists faults of its rows in the language of the request, and keeps the model from running', async () => {
    const rows = `${header}350101,小麦,很多,2400\n999999,小麦,1,-1\n350102,,1,1\n`;
    const { input } = await upload(1, 'yields', { '产量.csv': rows }, 'en');
    expect(input.problems.map(({ code, message }) => [code, message])).toEqual([
      ['30402', '产量（吨） in row 2 of 产量.csv is 很多; a number is expected'],
      ['30210', 'Row 3 of 产量.csv names the unknown district 999999'],
      ['30403', '价格（元/t） in row 3 of 产量.csv is -1, outside the allowed range (at least 0)'],
      ['30401', 'Row 4 of 产量.csv has no 产品'],
    ]);
    expect(input.problemCount).toBe(4);
    expect(input.warnings.map(({ code }) => code)).toEqual(['30408']);
    expect((await selected())[0]).toMatchObject({
      complete: false,
      missingInputs: [],
      problems: [{ code: '30213', message: expect.stringContaining('有4处错误') as string }],
    });
    await upload(1, 'yields', { '产量.csv': whole });
  });

  it('takes columns that the user chooses, keeps the choice for the next file, and refuses others', async () => {
    const odd = whole.replace('产量（吨）', '2020').replace('价格（元/t）', 'P');
    const { input: unmatched } = await upload(1, 'yields', { 'a.csv': odd });
    expect(unmatched.problems.map(({ message }) => message)).toEqual([
      '文件a.csv中没有价格的列，请选择对应的列',
    ]);
    expect((await selected())[0].problems.map(({ message }) => message)).toEqual([
      '文件a.csv中没有价格的列，请选择对应的列',
    ]);
    const { input } = await settings(1, 'yields', { fields: { yield: '2020', price: 'P' } });
    expect([input.problems, input.settings.fields]).toEqual([[], { yield: '2020', price: 'P' }]);
    expect((await upload(1, 'yields', { 'b.csv': odd })).input.problems).toEqual([]);
    expect((await settings(1, 'yields', { fields: { yield: 'gone' } })).code).toBe('10400');
    expect((await settings(1, 'yields', { fields: { nothing: 'P' } })).code).toBe('10400');
    expect((await settings(1, 'yields', { fields: { yield: 'P', price: 'P' } })).code).toBe('10400');
    await settings(1, 'yields', { fields: { yield: null } });
    const { input: again } = await upload(1, 'yields', { '产量.csv': whole });
    expect(again.file?.report).toMatchObject({ mapping: { yield: null, price: '价格（元/t）' } });
    await server.send('DELETE', `${place(1, 'yields')}?projectId=${projectId}`, { token });
  });

  it('is read again in the encoding that the user chooses', async () => {
    // 产 and 量 in GBK: B2FA and C1BF (the code tables of GB 2312).
    const gbk = Buffer.concat([
      Buffer.from('code,product,price,'),
      Uint8Array.of(0xb2, 0xfa, 0xc1, 0xbf),
      Buffer.from('\n350101,a,1,2\n'),
    ]);
    const { input } = await upload(1, 'yields', { 'gbk.csv': gbk });
    expect(input.file?.report).toMatchObject({ encoding: 'gb18030', mapping: { yield: '产量' } });
    const { input: big5 } = await settings(1, 'yields', { encoding: 'big5' });
    expect(big5.settings.encoding).toBe('big5');
    expect(big5.file?.report).toMatchObject({ encodingSource: 'user', mapping: { yield: null } });
    const { input: back } = await settings(1, 'yields', { encoding: null });
    expect(back.file?.report).toMatchObject({ encoding: 'gb18030', mapping: { yield: '产量' } });
  });

  it('is refused as a file that is not a table, and as two files; what was there stays', async () => {
    await upload(1, 'yields', { '产量.csv': whole });
    expect((await upload(1, 'yields', { 'a.xls': Buffer.from('d0cf11e0a1b11ae1', 'hex') })).code).toBe(
      '30301',
    );
    expect((await upload(1, 'yields', { 'a.csv': whole, 'b.csv': whole })).code).toBe('10400');
    const rows = `${rowXml(1, ['a', 'b', 'a'])}${rowXml(2, ['1', '2', '3'])}`;
    expect((await upload(1, 'yields', { 'a.xlsx': await workbookBytes({ rows }) })).message).toBe(
      '文件a.xlsx第1行C列的列名a与A列重复',
    );
    expect((await selected())[0].complete).toBe(true);
  });
});

describe('a column that only some parameters need', () => {
  const hotels = '行政区划代码,酒店,客房数,入住率,房价\n350101,山水,100,0.6,400\n';
  const hotel = async () => (await selected()).find(({ modelId }) => modelId === '22');
  const setParameters = (values: Record<string, string>) => {
    const json = { projectId, values };
    return server.send('PUT', '/gep/user/project/model/22/parameters', { token, json });
  };

  it('keeps the model from running until the parameters need it no longer', async () => {
    await setParameters({ source: 'table' });
    const { input } = await upload(22, 'hotelTable', { '酒店.csv': hotels });
    expect(input.problems).toEqual([]);
    expect(await hotel()).toMatchObject({
      complete: false,
      problems: [{ code: '30209', message: '文件酒店.csv中没有溢价率的列，请选择对应的列' }],
    });
    await setParameters({ source: 'table', premiumBy: 'distance' });
    expect((await hotel())?.problems.map(({ message }) => message)).toEqual([
      '文件酒店.csv中没有到景观的距离的列，请选择对应的列',
    ]);
    await upload(22, 'hotelTable', {
      '酒店.csv': hotels.replaceAll('\n', ',500\n').replace(',500', ',距离'),
    });
    await settings(22, 'hotelTable', { fields: { distance: '距离' } });
    expect(await hotel()).toMatchObject({ complete: true, problems: [] });
  });
});

describe('the template of a table', () => {
  const template = async (language: string, key = 'yields', model = 1) =>
    server.app.fastify.inject({
      method: 'GET',
      url: `${place(model, key)}/template?projectId=${projectId}`,
      headers: { 'user-token': token, 'accept-language': language },
    });

  it('has the header in the language of the caller and a row for each district', async () => {
    const { rawPayload, headers } = await template('en');
    expect(headers['content-type']).toContain('spreadsheetml');
    expect(headers['content-disposition']).toContain('.xlsx');
    expect(await readTableBytes(folder.path, rawPayload)).toMatchObject({
      sheet: 'Data',
      columns: expect.arrayContaining(['District code', 'District name', 'Product', 'Yield (t)']) as string[],
      rows: [
        expect.arrayContaining(['350101', '东区']),
        expect.arrayContaining(['350102', '西区']),
        expect.arrayContaining(['350201', '南县']),
      ] as unknown[],
    });
    const chinese = await readTableBytes(folder.path, (await template('zh')).rawPayload);
    expect(chinese.columns.slice(0, 4)).toEqual(['行政区划代码', '行政区名称', '产品', '类别']);
  });

  it('is matched column by column when it comes back, and refused while no row is filled in', async () => {
    for (const language of ['zh', 'en']) {
      const { rawPayload } = await template(language);
      const { input } = await upload(1, 'yields', { '模板.xlsx': new Uint8Array(rawPayload) });
      if (input.file?.report.kind !== 'table') throw new Error('no table');
      expect(Object.entries(input.file.report.mapping).filter(([, column]) => column === null)).toEqual([]);
      expect(input.file.report.rowCount).toBe(0);
      expect(input.problems.map(({ message }) => message)).toEqual(['“模板.xlsx”没有填写任何一行，请填写']);
      expect(input.warnings).toEqual([]);
      expect((await selected())[0].complete).toBe(false);
    }
  });

  it('is refused for other inputs', async () => {
    expect((await template('zh', 'roads', 14)).json()).toMatchObject({ code: '10400' });
    expect((await template('zh', 'nothing', 1)).json()).toMatchObject({ code: '30207' });
  });
});

describe('a vector input', () => {
  const line = {
    type: 'LineString',
    coordinates: [
      [117.1, 25.5],
      [118.9, 25.5],
    ],
  };

  it('is stored with its parts, its fields and where it lies', async () => {
    const parts = shapefileBytes({
      kind: 'line',
      rows: [
        {
          rings: [
            [
              [117.1, 25.5],
              [118.9, 25.5],
            ],
          ],
          name: Buffer.from('trunk'),
          code: '1',
        },
      ],
      fieldNames: [Buffer.from('roadClass'), Buffer.from('CODE')],
    });
    const files = Object.fromEntries([...parts].map(([ending, bytes]) => [`roads.${ending}`, bytes]));
    const { input, message } = await upload(14, 'roads', files);
    expect(message).toBe('成功');
    expect(input.problems).toEqual([]);
    expect(input.file).toMatchObject({
      name: 'roads.shp',
      bytes: [...parts.values()].reduce((sum, { length }) => sum + length, 0),
      report: {
        kind: 'vector',
        format: 'shapefile',
        geometryType: 'line',
        rowCount: 1,
        mapping: { roadClass: 'roadClass' },
        sampleRows: [{ roadClass: 'trunk', CODE: '1' }],
        crs: 'EPSG:4326',
        extent: [117.1, 25.5, 118.9, 25.5],
      },
    });
    const { input: again } = await settings(14, 'roads', { fields: { roadClass: 'CODE' } });
    expect(again.file?.report).toMatchObject({ mapping: { roadClass: 'CODE' } });
  });

  it('is refused with shapes that the input cannot use', async () => {
    const point = { properties: { roadClass: 'a' }, geometry: { type: 'Point', coordinates: [117, 25] } };
    const { code, message } = await upload(14, 'roads', { 'a.geojson': geoJsonText([point]) });
    expect([code, message]).toEqual(['20210', '文件a.geojson的图形类型为点，应为线']);
  });

  it('names the feature whose attributes lack something', async () => {
    const text = geoJsonText([
      { properties: { roadClass: 'trunk' }, geometry: line },
      { properties: { roadClass: null }, geometry: line },
    ]);
    const { input } = await upload(14, 'roads', { 'a.geojson': text });
    expect(input.problems.map(({ message }) => message)).toEqual(['“a.geojson”第2行缺少roadClass']);
  });
});

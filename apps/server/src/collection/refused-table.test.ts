import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReportForm } from '@gep/api-client/contract';
import { readTableBytes } from '../geodata/testing/read-table-bytes';
import { useTempFolder } from '../geodata/testing/temp-folder';
import { formsSeen } from '../testing/form-list';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

const base = '/gep/user/project';
const password = 'Depart#2026x';
const folder = useTempFolder();
let now = new Date('2026-11-27T01:00:00Z');
let server: TestApp;
let token: string;
let other: string;
let reportFormId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata, now: () => now });
  const owner = await server.login();
  const projectId = await madeProject(server, owner, '今年', ['1']);
  const department = async (userName: string) => {
    const form = { projectId, userName, deptName: userName, password };
    const { data } = await server.send('POST', '/gep/user/inputer', { token: owner, form });
    return (data as { userId: string }).userId;
  };
  const userId = await department('farming');
  await department('statistics');
  [token, other] = [await server.login('farming', password), await server.login('statistics', password)];
  const form = { projectId, inputKey: 'yields', userIds: JSON.stringify([userId]) };
  await server.send('POST', `${base}/reportTemplate`, { token: owner, form });
  [{ reportFormId }] = await formsSeen(server, projectId, token);
});
afterAll(() => server.close());

const csvCell = (cell: unknown): string => `"${String(cell ?? '').replaceAll('"', '""')}"`;
const upload = (file: string | Uint8Array, name = 'y.csv') =>
  server.send('POST', `${base}/reportForm/file?reportFormId=${reportFormId}`, {
    token,
    multipart: formOf({ [name]: file }),
  });
const download = (path: string, as = token) =>
  server.app.fastify.inject({
    method: 'GET',
    url: `${base}/reportForm/${path}?reportFormId=${reportFormId}`,
    headers: { 'user-token': as },
  });
/** Sessions do not last that long. */
const moveTo = async (time: string) => {
  now = new Date(time);
  token = await server.login('farming', password);
};
const rows = async () =>
  (await server.send('GET', `${base}/reportForm?reportFormId=${reportFormId}`, { token })).data as ReportForm;

const good = '行政区划代码,产品,产量,价格\n350101,稻谷,500,3000\n350102,小麦,70,2000\n';
const faulty =
  '行政区划代码,产品,产量,价格\n350101,稻谷,500,3000\n350102,小麦,many,-1\n999999,茶叶,5,90000\n';

it('a refused table changes nothing, and comes back with the reasons in its rows', async () => {
  expect((await upload(good)).code).toBe('00000');
  const before = await rows();
  expect((await upload(faulty)).code).not.toBe('00000');
  expect(await rows()).toEqual(before);

  const { rawPayload, headers } = await download('refusedFile');
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('待改正');
  const book = await readTableBytes(folder.path, rawPayload);
  const reason = book.columns.indexOf('退回原因');
  const [fine, wrong, unknown] = book.rows.map((cells) => String(cells[reason] ?? ''));
  expect(fine).toBe('');
  expect(wrong).toContain('产量的值many不是数值');
  expect(wrong).toContain('价格的值-1超出范围');
  expect(unknown).toContain('999999');
  expect(book.rows.map((cells) => cells[book.columns.indexOf('产品')])).toEqual(['稻谷', '小麦', '茶叶']);
});

it('can be fetched for a day, by its department', async () => {
  expect((await download('refusedFile', other)).json()).toMatchObject({ code: '10403' });
  await moveTo('2026-11-28T00:59:00Z');
  expect((await download('refusedFile')).rawPayload.subarray(0, 2).toString()).toBe('PK');
  await moveTo('2026-11-28T01:01:00Z');
  expect((await download('refusedFile')).json()).toMatchObject({ code: '10404' });
});

it('is gone once a table was taken, and a workbook that was made for the form keeps the ids of its rows', async () => {
  const template = await download('templateFile');
  const { columns, rows: cells } = await readTableBytes(folder.path, template.rawPayload);
  const csv = [columns, ...cells]
    .map((row) => row.map((cell) => csvCell(cell === 3000 ? 'x' : cell)).join(','))
    .join('\n');
  expect((await upload(csv)).code).not.toBe('00000');
  const marked = await readTableBytes(folder.path, (await download('refusedFile')).rawPayload);
  expect(marked.rows.map((row) => row[marked.columns.indexOf('行标识')])).toEqual([
    '350101',
    '350102',
    '350201',
  ]);
  expect((await upload(good)).code).toBe('00000');
  expect((await download('refusedFile')).json()).toMatchObject({ code: '10404' });
});

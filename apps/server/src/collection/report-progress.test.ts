import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let now = new Date('2026-03-01T08:00:00Z');
let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ now: () => now });
  token = await server.login();
  projectId = await server.project(token, '进度');
});
afterAll(() => server.close());

const add = async (userName: string, phone: string) =>
  (
    (
      await server.send('POST', '/gep/user/inputer', {
        token,
        form: { projectId, userName, deptName: userName, phone },
      })
    ).data as { userId: string }
  ).userId;
const remind = (inputerId: string) =>
  server.send('POST', '/gep/user/project/notice', { token, form: { inputerId, projectId } });

it('POST /gep/user/project/notice needs a phone number and 59 seconds between two notices', async () => {
  const silent = await add('silent', '');
  expect(await remind(silent)).toMatchObject({ code: '10602', message: '联系电话为空，无法发送催办通知!' });
  const called = await add('called', '13912345678');
  expect((await remind(called)).code).toBe('00000');
  now = new Date(now.getTime() + 20_000);
  expect(await remind(called)).toMatchObject({ code: '10603', message: expect.stringContaining('39') });
  now = new Date(now.getTime() + 40_000);
  expect((await remind(called)).code).toBe('00000');
  expect((await remind('nobody')).code).toBe('10404');
});

it('GET /gep/user/project/progress lists the cards, …/refresh answers one', async () => {
  const list = await server.send('GET', `/gep/user/project/progress?projectId=${projectId}`, { token });
  const cards = list.data as { userId: string; deptName: string; fillProgress: number }[];
  expect(cards.map((card) => card.deptName)).toEqual(['called', 'silent']);
  const path = `/gep/user/project/progress/refresh?projectId=${projectId}&userId=${cards[0].userId}`;
  expect((await server.send('GET', path, { token })).data).toEqual(cards[0]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ModelProgress, ProgressCard } from '@gep/api-client/contract';
import { madeProject, madeRegionGeodata } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let now = new Date('2026-03-01T08:00:00Z');
let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ now: () => now, geodata: madeRegionGeodata });
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

it('GET /gep/user/project/progress says what is late, …/progress/model whom the models wait for', async () => {
  const project = await madeProject(server, token, '进度与模型', ['1', '7']);
  const form = { projectId: project, userName: 'farming', deptName: '农业农村局' };
  const { data } = await server.send('POST', '/gep/user/inputer', { token, form });
  const { userId } = data as { userId: string };
  const [userIds, submitDue] = [JSON.stringify([userId]), '2026-02-20T16:00:00Z'];
  await server.send('POST', '/gep/user/project/reportTemplate', {
    token,
    form: { projectId: project, inputKey: 'yields', userIds, submitDue },
  });
  const path = `/gep/user/project/progress`;
  const cards = (await server.send('GET', `${path}?projectId=${project}`, { token })).data as ProgressCard[];
  const card = cards.find((one) => one.userId === userId);
  const overdueSince = '2026-02-20T16:00:00.000Z';
  expect(card).toMatchObject({ forms: 1, submitted: 0, overdue: 1, overdueSince, timeliness: 0 });
  const models = (await server.send('GET', `${path}/model?projectId=${project}`, { token }))
    .data as ModelProgress[];
  expect(models.map(({ modelId, forms, waitsFor }) => [modelId, forms, waitsFor])).toEqual([
    ['1', 1, [{ userId, open: 1, overdue: 1 }]],
    ['7', 0, []],
  ]);
});

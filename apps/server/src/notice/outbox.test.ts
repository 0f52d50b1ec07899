import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Notice, SentNotice } from '@gep/api-client/contract';
import { forgetNotices } from '../start';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { deliverNotices } from './deliver';
import { inbox } from './inbox';
import { claimDeliveries, countInbox, countSent } from './notice-queries';
import { notify } from './notify';
import { RefusedError } from './notice-way';
import type { NoticeWay, OutgoingNotice } from './notice-way';

const password = 'Depart#2026x';
const minute = 60_000;
const signal = new AbortController().signal;
let now = new Date('2026-03-01T08:00:00Z');
let sent: OutgoingNotice[];
let fault: Error | null;
let server: TestApp;
let owner: string;
let department: string;
let userId: string;
let projectId: string;

const courier: NoticeWay = {
  name: 'WEBHOOK',
  reaches: () => true,
  send: async (notice) => {
    sent.push(notice);
    if (fault) throw fault;
    return Promise.resolve();
  },
};

beforeAll(async () => {
  server = await testApp({ now: () => now, noticeWays: [inbox, courier], noticesByHand: true });
});
afterAll(() => server.close());

let number = 0;
beforeEach(async () => {
  // What an earlier test has left.
  await deliver();
  now = new Date('2026-03-01T08:00:00Z');
  [sent, fault] = [[], null];
  owner = await server.login();
  projectId = await server.project(owner, `通知${++number}`);
  const form = { projectId, userName: `water${number}`, deptName: '水利局', phone: '13912345678', password };
  const { data } = await server.send('POST', '/gep/user/inputer', { token: owner, form });
  ({ userId } = data as { userId: string });
  department = await server.login(`water${number}`, password);
});

/** Writes a notice of a form that was sent back. */
const tell = (reader = userId) =>
  server.app.services.database.transaction((tx) =>
    notify(server.app.services, tx, [
      {
        userId: reader,
        projectId,
        event: 'RETURNED',
        data: { forms: [{ zh: '水资源表', en: 'Water table' }], count: 1, due: null, reason: '缺少单位' },
      },
    ]),
  );
const deliver = () => deliverNotices(server.app.services, signal);
const get = async (path: string, token: string) => (await server.send('GET', path, { token })).data;
const inboxOf = async (token: string) =>
  (await get('/gep/user/notice', token)) as { data: Notice[]; totalCount: number };
const unread = async (token: string) =>
  ((await get('/gep/user/notice/unread', token)) as { count: number }).count;
/** Days pass in these tests, and sessions end: the owner signs in again. */
const sentOf = async (more = '') => {
  const path = `/gep/user/project/notice?projectId=${projectId}${more}`;
  return ((await get(path, await server.login())) as { data: SentNotice[] }).data;
};
const webhookOf = async () => (await sentOf())[0].deliveries.find(({ way }) => way === 'WEBHOOK');

describe('the inbox', () => {
  it('has a notice at once, in the language of its reader, until it is read', async () => {
    await tell();
    const { data, totalCount } = await inboxOf(department);
    expect(totalCount).toBe(1);
    expect(data[0]).toMatchObject({ title: '填报表被退回', text: '水资源表被退回，原因：缺少单位' });
    const english = await server.send('GET', '/gep/user/notice', {
      token: department,
      headers: { 'accept-language': 'en' },
    });
    expect((english.data as { data: Notice[] }).data[0].text).toBe('Water table was sent back: 缺少单位');
    expect(await unread(department)).toBe(1);
    const noticeIds = JSON.stringify([data[0].noticeId]);
    await server.send('POST', '/gep/user/notice/read', { token: department, form: { noticeIds } });
    expect(await unread(department)).toBe(0);
    expect((await inboxOf(department)).data[0].readTime).toBe(now.toISOString());
  });

  it('is of its user alone, also when another asks for it to be read', async () => {
    await tell();
    const { data } = await inboxOf(department);
    expect((await inboxOf(owner)).data).toEqual([]);
    const noticeIds = JSON.stringify([data[0].noticeId]);
    await server.send('POST', '/gep/user/notice/read', { token: owner, form: { noticeIds } });
    await server.send('POST', '/gep/user/notice/read', { token: owner });
    expect(await unread(department)).toBe(1);
    await server.send('POST', '/gep/user/notice/read', { token: department });
    expect(await unread(department)).toBe(0);
  });
});

describe('the outbox', () => {
  it('sends a notice once, with its receiver', async () => {
    await tell();
    expect(sent).toEqual([]);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      event: 'RETURNED',
      title: '填报表被退回',
      project: { id: projectId },
      to: { name: '水利局', phone: '13912345678', email: '' },
      link: null,
    });
    expect(await webhookOf()).toMatchObject({ state: 'SENT', attempts: 1, sentTime: now.toISOString() });
    expect((await sentOf())[0]).toMatchObject({ receiver: '水利局', userId });
  });

  it('tries again after 2, 5, 15, 60, 180, 720 and 1440 minutes, then says that it failed', async () => {
    fault = new Error('HTTP 503');
    await tell();
    await deliver();
    for (const [tries, wait] of [2, 5, 15, 60, 180, 720, 1440].entries()) {
      expect(await webhookOf()).toMatchObject({ state: 'WAITING', attempts: tries + 1, error: 'HTTP 503' });
      now = new Date(now.getTime() + wait * minute - 1);
      expect(await deliver()).toBe(0);
      now = new Date(now.getTime() + 1);
      expect(await deliver()).toBe(1);
    }
    expect(await webhookOf()).toMatchObject({ state: 'FAILED', attempts: 8, nextTryTime: null });
    expect(await sentOf('&state=FAILED')).toHaveLength(1);
    expect(await sentOf('&state=WAITING')).toEqual([]);
  });

  it('is tried again at once when the owner asks for it, and not when it was sent', async () => {
    fault = new RefusedError('550 no such user');
    await tell();
    await deliver();
    const delivery = await webhookOf();
    expect(delivery).toMatchObject({ state: 'FAILED', attempts: 1, error: '550 no such user' });
    fault = null;
    const form = { projectId, deliveryId: delivery?.deliveryId ?? '' };
    const retry = () => server.send('POST', '/gep/user/project/notice/retry', { token: owner, form });
    expect((await retry()).code).toBe('00000');
    await deliver();
    expect(await webhookOf()).toMatchObject({ state: 'SENT', error: '' });
    expect((await retry()).code).toBe('10620');
    const foreign = { ...form, projectId: await server.project(owner, `别的${number}`) };
    const answer = await server.send('POST', '/gep/user/project/notice/retry', {
      token: owner,
      form: foreign,
    });
    expect(answer.code).toBe('10404');
  });

  it('sends again under the same id what a process sent and died before it could say so', async () => {
    await tell();
    const { database } = server.app.services;
    const until = () => new Date(now.getTime() + 2 * minute);
    const claimed = await database.transaction((tx) =>
      claimDeliveries(tx, ['WEBHOOK'], { now, until, limit: 10 }),
    );
    expect(claimed).toHaveLength(1);
    expect(await deliver()).toBe(0);
    now = until();
    expect(await deliver()).toBe(1);
    expect(sent.map(({ id }) => id)).toEqual(claimed.map(({ delivery }) => delivery.id));
    expect(await webhookOf()).toMatchObject({ state: 'SENT', attempts: 2 });
  });

  it('is emptied by two servers at once without a notice twice', async () => {
    for (let i = 0; i < 25; i++) await tell();
    await Promise.all([deliver(), deliver()]);
    expect(sent).toHaveLength(25);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(25);
  });

  it('holds nothing of what was rolled back', async () => {
    const { services } = server.app;
    const data = { forms: [], count: 0, due: null };
    await services.database
      .transaction(async (tx) => {
        await notify(services, tx, [{ userId, projectId, event: 'REMINDER', data }]);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect((await inboxOf(department)).data).toEqual([]);
    expect(await deliver()).toBe(0);
  });

  it('is open to the owner alone', async () => {
    const path = `/gep/user/project/notice?projectId=${projectId}`;
    expect((await server.send('GET', path, { token: department })).code).toBe('10403');
  });
});

describe('a notice', () => {
  it('is deleted a year after it was made, with its deliveries', async () => {
    await tell();
    await deliver();
    const { database } = server.app.services;
    const left = async () => [
      await countInbox(database.db, userId, false),
      await countSent(database.db, projectId),
    ];
    now = new Date(now.getTime() + 364 * 24 * 60 * minute);
    await forgetNotices(server.app.services);
    expect(await left()).toEqual([1, 1]);
    now = new Date(now.getTime() + 2 * 24 * 60 * minute);
    await forgetNotices(server.app.services);
    expect(await left()).toEqual([0, 0]);
  });

  it('of a confirmation that is due goes to the address that an owner has entered', async () => {
    const token = await server.login();
    const { data } = await server.send('PUT', '/gep/user', { token, form: { email: 'owner@example.org' } });
    expect(data).toMatchObject({ email: 'owner@example.org' });
    const { data: user } = await server.send('GET', '/gep/user/userinfo', { token });
    await tell((user as { userId: string }).userId);
    await deliver();
    expect(sent.at(-1)?.to.email).toBe('owner@example.org');
  });
});

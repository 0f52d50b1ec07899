import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Notice } from '@gep/api-client/contract';
import { formsSeen } from '../testing/form-list';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { updateForm } from '../report/report-queries';
import { remindOfDueDates } from './due-reminders';

const password = 'Depart#2026x';
const base = '/gep/user/project';
const on = (text: string) => new Date(`${text}:00Z`);
let now = on('2026-03-01T08:00');
let server: TestApp;
let projectId: string;
let userId: string;
let account: string;

beforeAll(async () => {
  server = await testApp({ now: () => now, noticesByHand: true });
});
afterAll(() => server.close());

let number = 0;
beforeEach(async () => {
  now = on('2026-03-01T08:00');
  const token = await server.login();
  projectId = await server.project(token, `期限${++number}`);
  account = `water${number}`;
  const form = { projectId, userName: account, deptName: '水利局', password };
  ({ userId } = (await server.send('POST', '/gep/user/inputer', { token, form })).data as { userId: string });
});

/** Each call comes a second after the one before, as notices are in the order of their times. */
const asOwner = async (method: string, path: string, form?: Record<string, string>) => {
  now = new Date(now.getTime() + 1000);
  return server.send(method, path, { token: await server.login(), form });
};
const assign = async (inputKeys: readonly string[], more: Record<string, string>) =>
  asOwner('POST', `${base}/reportTemplate/assignment`, {
    projectId,
    items: JSON.stringify(inputKeys.map((inputKey) => ({ inputKey, compareFlag: 0 }))),
    added: JSON.stringify([userId]),
    ...more,
  });
const forms = async () => formsSeen(server, projectId, await server.login());
/** What somebody has in the inbox, oldest first, as event and text. */
const inbox = async (name = account, secret: string | undefined = password) => {
  const token = await (name === 'admin' ? server.login() : server.login(name, secret));
  const { data } = (await server.send('GET', '/gep/user/notice', { token })).data as { data: Notice[] };
  return data
    .filter((one) => one.projectId === projectId)
    .map(({ event, text }) => [event, text] as const)
    .toReversed();
};
const remindOn = async (text: string) => {
  now = on(text);
  await remindOfDueDates(server.app.services);
  await remindOfDueDates(server.app.services);
};
const eventsOf = (rows: readonly (readonly [string, string])[]) => rows.map(([event]) => event);

describe('notices of what an owner does', () => {
  it('one for all forms that are handed out at once, with the due date in the time zone of the server', async () => {
    await assign(['yields', 'landCover'], { submitDue: '2026-03-20T16:00:00Z' });
    const [[event, text], ...rest] = await inbox();
    expect(rest).toEqual([]);
    expect(event).toBe('ASSIGNED');
    expect(text).toContain('、');
    // 16:00 UTC is midnight in Shanghai.
    expect(text).toContain('截止时间：2026年3月21日 00:00');
    await assign(['yields', 'landCover'], { submitDue: '2026-03-20T16:00:00Z' });
    expect(await inbox()).toHaveLength(1);
  });

  it('another due date, of the report or of the department alone', async () => {
    await assign(['yields'], { submitDue: '2026-03-20T16:00:00Z' });
    await assign(['yields'], { submitDue: '2026-03-25T16:00:00Z' });
    const [{ reportFormId }] = await forms();
    await asOwner('PUT', `${base}/reportForm/due`, { reportFormId, submitDue: '2026-03-30T16:00:00Z' });
    // The report's date does not concern who has an own one.
    await assign(['yields'], { submitDue: '2026-03-26T16:00:00Z' });
    const rows = await inbox();
    expect(eventsOf(rows)).toEqual(['ASSIGNED', 'DUE_MOVED', 'DUE_MOVED']);
    expect(rows[1][1]).toContain('3月26日');
    expect(rows[2][1]).toContain('3月31日');
  });

  it('a reminder by hand lists what is not submitted', async () => {
    await assign(['yields', 'landCover'], {});
    const phone = { userId, projectId, userName: account, deptName: '水利局', phone: '13912345678' };
    await asOwner('PUT', '/gep/user/inputer', phone);
    expect((await asOwner('POST', `${base}/notice`, { inputerId: userId, projectId })).code).toBe('00000');
    const rows = await inbox();
    expect(eventsOf(rows)).toEqual(['ASSIGNED', 'REMINDER']);
    expect(rows[1][1]).toContain('、');
  });
});

describe('reminders by schedule', () => {
  it('come 3 days and 1 day before the due date, 1 and 7 days after it, once each', async () => {
    await assign(['yields', 'landCover'], { submitDue: '2026-03-20T08:00:00Z' });
    const seen: string[][] = [];
    for (const day of [
      '17T07:59',
      '17T08:00',
      '19T08:00',
      '20T09:00',
      '21T08:00',
      '26T08:00',
      '27T08:00',
      '29T08:00',
    ]) {
      await remindOn(`2026-03-${day}`);
      seen.push(eventsOf(await inbox()).slice(1));
    }
    const [soon, over] = ['DUE_SOON', 'OVERDUE'];
    expect(seen).toEqual([
      [],
      [soon],
      [soon, soon],
      [soon, soon],
      [soon, soon, over],
      [soon, soon, over],
      [soon, soon, over, over],
      [soon, soon, over, over],
    ]);
  });

  it('come on the days that the owner has chosen for the project, or not at all', async () => {
    const choose = (days: readonly number[] | null) =>
      asOwner('PUT', `${base}/notice/setting`, {
        projectId,
        reminderDays: JSON.stringify(days),
      });
    expect((await choose([0, -10, 0])).data).toEqual({ reminderDays: [-10, 0], serverDays: [-3, -1, 1, 7] });
    await assign(['yields'], { submitDue: '2026-03-20T08:00:00Z' });
    await remindOn('2026-03-10T08:00');
    await remindOn('2026-03-17T08:00');
    expect(eventsOf(await inbox())).toEqual(['ASSIGNED', 'DUE_SOON']);
    await remindOn('2026-03-20T08:00');
    expect(eventsOf(await inbox())).toEqual(['ASSIGNED', 'DUE_SOON', 'OVERDUE']);
    await choose([]);
    await remindOn('2026-03-21T08:00');
    expect(await inbox()).toHaveLength(3);
    await choose(null);
    await remindOn('2026-03-21T09:00');
    expect(await inbox()).toHaveLength(4);
    expect((await choose([61])).code).toBe('10400');
  });

  it('end when the form is submitted, and begin again with a new due date', async () => {
    await assign(['yields'], { submitDue: '2026-03-20T08:00:00Z' });
    const [{ reportFormId }] = await forms();
    const { db } = server.app.services.database;
    await updateForm(db, reportFormId, { state: 'SUBMITTED' });
    await remindOn('2026-03-21T09:00');
    expect(await inbox()).toHaveLength(1);
    await updateForm(db, reportFormId, { state: 'RETURNED' });
    await asOwner('PUT', `${base}/reportForm/due`, { reportFormId, submitDue: '2026-03-25T08:00:00Z' });
    await remindOn('2026-03-22T08:00');
    expect(eventsOf(await inbox())).toEqual(['ASSIGNED', 'DUE_MOVED', 'DUE_SOON']);
  });

  it('of days that passed while the server was off come as one', async () => {
    await assign(['yields'], { submitDue: '2026-03-20T08:00:00Z' });
    await remindOn('2026-03-21T10:00');
    expect(eventsOf(await inbox())).toEqual(['ASSIGNED', 'OVERDUE']);
  });

  it('leave out days before the form was handed out', async () => {
    now = on('2026-03-18T08:00');
    await assign(['yields'], { submitDue: '2026-03-20T08:00:00Z' });
    await remindOn('2026-03-18T09:00');
    expect(await inbox()).toHaveLength(1);
    await remindOn('2026-03-19T08:00');
    expect(await inbox()).toHaveLength(2);
  });

  it('go to the owner where submitted forms are due to be confirmed', async () => {
    await assign(['yields'], { submitDue: '2026-03-10T08:00:00Z', confirmDue: '2026-03-20T08:00:00Z' });
    await remindOn('2026-03-17T08:00');
    expect(await inbox('admin')).toEqual([]);
    const [{ reportFormId }] = await forms();
    await updateForm(server.app.services.database.db, reportFormId, { state: 'SUBMITTED' });
    await remindOn('2026-03-19T08:00');
    await remindOn('2026-03-21T08:00');
    expect(eventsOf(await inbox('admin'))).toEqual(['CONFIRM_SOON', 'CONFIRM_OVERDUE']);
  });
});

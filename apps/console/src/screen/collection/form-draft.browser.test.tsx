import '../../console.css';
import { TestFault } from '@gep/api-client/testing';
import type { TestHandlers } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../message';
import { formServer } from './draft/testing/form-server';
import type { FormServer } from './draft/testing/form-server';
import { cuttableClient, openForm } from './testing/open-form';
import { sampleList, sampleSummary } from './testing/sample-form';
import { backend } from '../../session/testing/backend';

let held: FormServer;
let hasSession: boolean;
let network: ReturnType<typeof cuttableClient>['network'];

const handlers: TestHandlers = {
  listReportForms: ({ query }) => sampleList([sampleSummary(1, { formState: held.formState })], query),
  getReportForm: () => held.load(),
  saveReportForm: ({ body: { revision, changes = [], removedRows = [], explanations = [] } }) => {
    if (!hasSession) throw new TestFault('SESSION_EXPIRED');
    return held.save({ revision, changes, removedRows, explanations });
  },
};
/** What another person saves, who has seen everything. */
const theySave = (column: string, value: number) =>
  held.save({
    revision: held.load().revision,
    changes: [{ row: '350101', column, value }],
    removedRows: [],
    explanations: [],
  });

beforeEach(() => {
  localStorage.clear();
  hasSession = true;
  held = formServer();
  const cut = cuttableClient(handlers);
  network = cut.network;
  backend.client = { ...cut.client };
});

const cell = (column: string) => page.getByRole('textbox', { name: `${column}，第 1 行` });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const says = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const offline = '已保存在本机，网络恢复后自动发送';

describe('what was typed', () => {
  it('is kept without network, survives a reload, and is sent when the connection is back', async () => {
    const first = await openForm('DATA_ENTRY');
    await expect.element(cell('人次')).toBeVisible();
    network.state = 'request-lost';
    await cell('人次').fill('12');
    await expect.element(says(offline)).toBeVisible();
    await first.close();
    expect(held.value('350101', 'visits')).toBeNull();
    network.state = 'up';
    await openForm('DATA_ENTRY');
    await expect.element(cell('人次')).toHaveValue('12');
    await expect.poll(() => held.value('350101', 'visits')).toBe(12);
    await expect.poll(() => localStorage.length).toBe(0);
  });

  it('is not asked about where only the answer was lost', async () => {
    await openForm('DATA_ENTRY');
    await expect.element(cell('人次')).toBeVisible();
    network.state = 'reply-lost';
    await cell('人次').fill('12');
    await expect.element(says(offline)).toBeVisible();
    await cell('人次').fill('13');
    network.state = 'up';
    await button('立即重试').click();
    await expect.element(says(/\d\d:\d\d 已保存/)).toBeVisible();
    expect(held.value('350101', 'visits')).toBe(13);
    expect(page.getByText('他人已改为其他值').elements()).toEqual([]);
  });

  it('outlives the session, and the list of forms names it', async () => {
    const first = await openForm('DATA_ENTRY');
    await expect.element(cell('人次')).toBeVisible();
    hasSession = false;
    await cell('人次').fill('12');
    await expect.element(says(/^未保存到服务器，已保存在本机/)).toBeVisible();
    await first.close();
    hasSession = true;
    await openForm('DATA_ENTRY');
    await expect.element(cell('人次')).toHaveValue('12');
    await expect.poll(() => held.value('350101', 'visits')).toBe(12);
  });

  it('of one user is not shown to another', async () => {
    const first = await openForm('DATA_ENTRY');
    await expect.element(cell('人次')).toBeVisible();
    network.state = 'request-lost';
    await cell('人次').fill('12');
    await expect.element(says(offline)).toBeVisible();
    await first.close();
    network.state = 'up';
    const other = await openForm('DATA_ENTRY', 'u2');
    await expect.element(cell('人次')).toHaveValue('');
    await other.close();
  });

  it('is named in the list as long as it was not sent', async () => {
    await openForm('DATA_ENTRY');
    await expect.element(cell('人次')).toBeVisible();
    network.state = 'request-lost';
    await cell('人次').fill('12');
    await expect.element(says(offline)).toBeVisible();
    held.formState = 'SUBMITTED';
    network.state = 'up';
    await page.getByRole('link', { name: '返回填报任务' }).click();
    await expect.element(page.getByText('本机有未发送的修改')).toBeVisible();
  });
});

describe('two people in one cell', () => {
  const meet = async () => {
    await openForm('DATA_ENTRY');
    await expect.element(cell('人次')).toBeVisible();
    theySave('visits', 99);
    theySave('price', 5);
    await cell('人次').fill('12');
    await expect.element(page.getByText('1 个单元格他人已改为其他值')).toBeVisible();
    // What was typed stays on screen, what was not typed here is taken over.
    await expect.element(cell('人次')).toHaveValue('12');
    await expect.element(cell('人均花费')).toHaveValue('5');
    expect(held.value('350101', 'visits')).toBe(99);
    await button('逐项处理').click();
  };

  it('choose which value stays: mine', async () => {
    await meet();
    await button('保留我的：12').click();
    await expect.poll(() => held.value('350101', 'visits')).toBe(12);
  });

  it('choose which value stays: theirs', async () => {
    await meet();
    await button('采用他人的：99').click();
    await expect.element(cell('人次')).toHaveValue('99');
    expect(held.value('350101', 'visits')).toBe(99);
  });
});

describe('on a phone', () => {
  it('one row is filled in at a time, without scrolling sideways', async () => {
    await page.viewport(390, 844);
    await openForm('DATA_ENTRY');
    await cell('人次').fill('12');
    await button('下一行').click();
    await page.getByRole('textbox', { name: '人次，第 2 行' }).fill('many');
    await expect.element(page.getByText(/人次的值many不是数值/).first()).toBeVisible();
    await expect.poll(() => held.value('350102', 'visits')).toBe('many');
    expect(held.value('350101', 'visits')).toBe(12);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await page.viewport(1366, 768);
  });
});

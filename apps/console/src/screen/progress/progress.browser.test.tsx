import '../../console.css';
import type { ProgressCard } from '@gep/api-client';
import { createTestClient } from '@gep/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import i18n from '../../message';
import { openDepartments } from '../testing/open-departments';
import ProgressScreen from './progress';
import { backend } from '../../session/testing/backend';

const card = (number: number, change: Partial<ProgressCard> = {}): ProgressCard => ({
  userId: `u${number}`,
  userName: `dept${number}`,
  deptName: `部门${String(number).padStart(3, '0')}`,
  realName: '张三',
  phone: '13912345678',
  dataEntryPasscode: '00000042',
  password: null,
  fillProgress: 40,
  confirmProgress: 20,
  forms: 5,
  submitted: 2,
  confirmed: 1,
  overdue: 0,
  overdueSince: null,
  timeliness: 50,
  ...change,
});

let cards: ProgressCard[];
let reminded: string[];

beforeEach(async () => {
  await i18n.changeLanguage('zh-CN');
  reminded = [];
  const made = createTestClient(
    {
      listProgress: () => cards,
      listModelProgress: () => [
        {
          modelId: '1',
          name: { zh: '农林牧渔产品', en: 'Farming' },
          forms: 9,
          confirmed: 1,
          waitsFor: cards.slice(0, 8).map(({ userId }) => ({ userId, open: 1, overdue: 0 })),
        },
        { modelId: '5', name: { zh: '固碳', en: 'Carbon' }, forms: 0, confirmed: 0, waitsFor: [] },
      ],
      refreshProgress: ({ query: { userId } }) => ({
        ...cards[0],
        userId,
        fillProgress: 80,
      }),
      remindDepartment: ({ body: { inputerId } }) => {
        reminded.push(inputerId);
        return null;
      },
    },
    { language: () => i18n.language },
  );
  backend.client = { ...made.client };
});
afterEach(() => vi.useRealTimers());

const open = (role = 'PROJECT_ADMIN') => openDepartments(role, <ProgressScreen />);
const cardOf = (name: string) => page.getByRole('article', { name });

describe('a card of the progress', () => {
  it('shows who it is, a masked password, and how far it is', async () => {
    const overdueSince = new Date(Date.now() - 3.5 * 24 * 3600_000).toISOString();
    cards = [card(1, { overdue: 2, overdueSince })];
    await open();
    const one = cardOf('部门001');
    for (const text of ['dept1', '********', '张三', '13912345678', '及时率 50%', '逾期 2 份，最长 4 天'])
      await expect.element(one.getByText(text)).toBeVisible();
    await expect
      .element(one.getByRole('progressbar', { name: '填报进度' }))
      .toHaveAttribute('aria-valuenow', '40');
    await expect
      .element(one.getByRole('progressbar', { name: '确认进度' }))
      .toHaveAttribute('aria-valuenow', '20');
  });

  it('cuts names after 24, 12 and 10 characters, and says them whole in the tooltip', async () => {
    const [deptName, userName, realName] = ['部'.repeat(25), 'a'.repeat(13), '人'.repeat(11)];
    cards = [card(1, { deptName, userName, realName })];
    await open();
    for (const [text, max] of [
      [deptName, 24],
      [userName, 12],
      [realName, 10],
    ] as const) {
      await expect.element(page.getByTitle(text)).toHaveTextContent(`${text.slice(0, max)}…`);
    }
  });

  it('leaves names alone that fit', async () => {
    cards = [card(1, { deptName: '部'.repeat(24) })];
    await open();
    await expect.element(page.getByRole('heading', { name: '部'.repeat(24), exact: true })).toBeVisible();
  });

  it('is replaced by what the server counted again', async () => {
    cards = [card(1)];
    await open();
    await cardOf('部门001').getByRole('button', { name: '刷新进度' }).click();
    await expect.element(cardOf('部门001').getByText('80%')).toBeVisible();
  });
});

describe('the reminder', () => {
  const remind = (name: string) => cardOf(name).getByRole('button', { name: /^催办/ });

  it('waits 59 seconds after a success, also on another page of the list', async () => {
    cards = [card(101), card(102)];
    await open();
    await remind('部门101').click();
    await expect.element(remind('部门101')).toHaveTextContent('催办（59秒）');
    await expect.element(remind('部门101')).toBeDisabled();
    await expect.element(remind('部门101')).toHaveTextContent('催办（58秒）');
    await expect.element(remind('部门102')).toBeEnabled();
    expect(reminded).toEqual(['u101']);
    await page.getByText('按模型').click();
    await page.getByText('按部门', { exact: true }).click();
    await expect.element(remind('部门101')).toBeDisabled();
  });

  it('is there again when the seconds are over', async () => {
    cards = [card(201)];
    await open();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await remind('部门201').click();
    await expect.element(remind('部门201')).toBeDisabled();
    await vi.advanceTimersByTimeAsync(58_000);
    await expect.element(remind('部门201')).toHaveTextContent('催办（1秒）');
    await vi.advanceTimersByTimeAsync(1000);
    await expect.element(remind('部门201')).toBeEnabled();
  });

  it('says that a phone number is missing, and asks nothing of the server', async () => {
    cards = [card(1, { phone: '' })];
    await open();
    await remind('部门001').click();
    await expect.element(page.getByText('联系电话为空，无法发送催办通知!')).toBeVisible();
    expect(reminded).toEqual([]);
  });

  it('is off where all is filled in, and on the own card', async () => {
    cards = [card(1, { fillProgress: 100 }), card(2, { userId: '1' }), card(3)];
    await open();
    await expect.element(remind('部门001')).toBeDisabled();
    await expect.element(remind('部门002')).toBeDisabled();
    await expect.element(remind('部门003')).toBeEnabled();
  });

  it('is off for departments, which see no other button of the owner', async () => {
    cards = [card(1)];
    await open('DATA_ENTRY');
    await expect.element(remind('部门001')).toBeDisabled();
    await expect.element(page.getByRole('button', { name: '复制信息' })).not.toBeInTheDocument();
    await expect.element(page.getByText('按模型')).not.toBeInTheDocument();
  });
});

describe('the list of cards', () => {
  it('comes in pages, the latest first, and finds a name among 300', async () => {
    cards = Array.from({ length: 300 }, (_, i) => card(i + 1));
    cards[250] = card(251, { overdue: 1, overdueSince: '2026-01-01T00:00:00Z' });
    await open();
    await expect.element(page.getByRole('article').first()).toHaveAccessibleName('部门251');
    expect(page.getByRole('article').elements()).toHaveLength(20);
    await page.getByLabelText('按部门名称查找').fill('299');
    await expect.element(page.getByText('共 1 条，第 1 / 1 页')).toBeVisible();
    await expect.element(cardOf('部门299')).toBeVisible();
  });

  it('has a view of the models and whom they wait for', async () => {
    cards = Array.from({ length: 9 }, (_, i) => card(i + 1));
    await open();
    await page.getByText('按模型').click();
    const table = page.getByRole('table', { name: '各模型等待的部门' });
    await expect.element(table.getByText('部门001（1）')).toBeVisible();
    await expect.element(table.getByText('另有 2 个部门')).toHaveAttribute('title', '部门007、部门008');
    await expect.element(table.getByText('尚未分发报表')).toBeVisible();
  });
});

import '../../console.css';
import type { Notice, SentNotice } from '@gep/api-client';
import { createTestClient } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import i18n from '../../message';
import { NoticeBell } from '../../shell/notice-bell';
import { openDepartments } from '../testing/open-departments';
import NoticeScreen from './notice';
import { backend } from '../../session/testing/backend';

let notices: Notice[];
let asked: unknown[];
let reminderDays: number[] | null;

const notice = (noticeId: string, title: string): Notice => ({
  noticeId,
  projectId: 'p1',
  event: 'RETURNED',
  title,
  text: '水资源表被退回，原因：缺少单位',
  createTime: '2026-03-01T08:00:00Z',
  readTime: null,
});
const sent: SentNotice = {
  ...notice('n9', '催办通知'),
  userId: 'u1',
  receiver: '水利局',
  deliveries: [
    {
      ...{ deliveryId: 'd1', way: 'INBOX', state: 'SENT', attempts: 0, error: '' },
      ...{ sentTime: '2026-03-01T08:00:00Z', nextTryTime: null },
    },
    {
      ...{ deliveryId: 'd2', way: 'WEBHOOK', state: 'FAILED', attempts: 8, error: 'HTTP 503' },
      ...{ sentTime: null, nextTryTime: null },
    },
  ],
};

beforeEach(async () => {
  await i18n.changeLanguage('zh-CN');
  notices = [notice('n1', '填报表被退回'), notice('n2', '催办通知')];
  asked = [];
  reminderDays = null;
  const made = createTestClient(
    {
      listNotices: () => ({ data: notices, totalCount: notices.length }),
      countUnreadNotices: () => ({ count: notices.filter(({ readTime }) => readTime === null).length }),
      readNotices: ({ body: { noticeIds } }) => {
        const readTime = '2026-03-02T08:00:00Z';
        notices = notices.map((one) =>
          !noticeIds || noticeIds.includes(one.noticeId) ? { ...one, readTime } : one,
        );
        return null;
      },
      listSentNotices: ({ query }) => {
        asked.push(query.state);
        return { data: [sent], totalCount: 1, ways: ['INBOX', 'WEBHOOK'] };
      },
      getNoticeSetting: () => ({ reminderDays, serverDays: [-3, -1, 1, 7] }),
      saveNoticeSetting: ({ body }) => {
        reminderDays = body.reminderDays ?? null;
        return { reminderDays, serverDays: [-3, -1, 1, 7] };
      },
      retryNotice: ({ body }) => {
        asked.push(body);
        return null;
      },
    },
    { language: () => i18n.language },
  );
  backend.client = { ...made.client };
});

const open = (role = 'PROJECT_ADMIN') =>
  openDepartments(
    role,
    <>
      <NoticeBell />
      <NoticeScreen />
    </>,
  );
const bell = page.getByRole('link', { name: /^通知/ });

describe('the inbox', () => {
  it('counts what is new in the top bar, until it is read', async () => {
    await open('DATA_ENTRY');
    await expect.element(bell).toHaveAccessibleName('通知（2 条未读）');
    await expect.element(bell).toHaveAttribute('href', '/notice');
    const first = page.getByRole('listitem').filter({ hasText: '填报表被退回' });
    await expect.element(first.getByText('水资源表被退回，原因：缺少单位')).toBeVisible();
    await expect
      .element(first.getByRole('link', { name: '查看填报任务' }))
      .toHaveAttribute('href', '/data/distribution');
    await first.getByRole('button', { name: '标为已读' }).click();
    await expect.element(bell).toHaveAccessibleName('通知（1 条未读）');
    await page.getByRole('button', { name: '全部标为已读' }).click();
    await expect.element(bell).toHaveAccessibleName('通知');
    await expect.element(page.getByRole('button', { name: '全部标为已读' })).toBeDisabled();
  });

  it('is all that a department sees', async () => {
    await open('DATA_ENTRY');
    await expect.element(page.getByRole('heading', { name: '收件箱' })).toBeVisible();
    await expect.element(page.getByText('已发送')).not.toBeInTheDocument();
  });
});

describe('the sent notices', () => {
  it('say to whom, by which ways and what failed, and can be tried again', async () => {
    await open();
    await page.getByText('已发送').click();
    await expect.element(page.getByText('本平台启用的发送方式：站内信、短信网关')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: '水利局' });
    await expect.element(row.getByText('发送失败')).toBeVisible();
    await expect.element(row.getByText('已尝试 8 次：HTTP 503')).toBeVisible();
    await row.getByRole('button', { name: '立即重试' }).click();
    await expect.poll(() => asked).toContainEqual({ projectId: 'p1', deliveryId: 'd2' });
  });

  it('can be narrowed to those that failed', async () => {
    await open();
    await page.getByText('已发送').click();
    await page.getByRole('button', { name: /全部状态|发送状态/ }).click();
    await page.getByRole('option', { name: '发送失败' }).click();
    await expect.poll(() => asked).toContain('FAILED');
  });
});

describe('the days of reminders', () => {
  it('are those of the platform until the owner chooses others', async () => {
    await open();
    await page.getByText('设置', { exact: true }).click();
    const mode = page.getByLabelText('提醒日期');
    await expect.element(mode).toHaveTextContent('按平台设置：期限前 3、1 天，期限后 1、7 天');
    await mode.click();
    await page.getByRole('option', { name: '本项目自定' }).click();
    const save = page.getByRole('button', { name: '保存' });
    await page.getByLabelText('期限前').fill('0');
    await expect.element(page.getByText(/请填写不超过 60 的整数/)).toBeVisible();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText('期限前').fill('10，2');
    await page.getByLabelText('期限后').fill('0');
    await save.click();
    await expect.poll(() => reminderDays).toEqual([-10, -2, 0]);
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await mode.click();
    await page.getByRole('option', { name: '不提醒' }).click();
    await save.click();
    await expect.poll(() => reminderDays).toEqual([]);
  });
});

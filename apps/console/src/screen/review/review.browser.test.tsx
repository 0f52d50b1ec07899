import '../../console.css';
import type { ReportForm, ReportVersion } from '@gep/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { Link } from 'react-router-dom';
import { dueOf } from '../../form/due-day';
import '../../message';
import { sampleForm, sampleList, sampleSummary } from '../collection/testing/sample-form';
import { samplePreflight } from '../model-settings/testing/sample-classes';
import { departmentClient, openDepartments } from '../testing/open-departments';
import { reviewPath } from '../../form/review-path';
import Review from './review';
import { backend } from '../../session/testing/backend';

const version = (number: number, change: Partial<ReportVersion> = {}): ReportVersion => ({
  version: number,
  submittedBy: { userId: 'u1', userName: 'tongji' },
  submitTime: '2026-11-20T08:00:00.000Z',
  fileName: null,
  explanations: [],
  decision: null,
  decidedBy: null,
  decideTime: null,
  reason: '',
  comments: [],
  changes: [],
  ...change,
});

const returned = version(1, {
  decision: 'RETURNED',
  decidedBy: { userId: '1', userName: 'admin' },
  decideTime: '2026-11-21T08:00:00.000Z',
  reason: '人次有误',
  comments: [{ row: '350101', column: 'visits', text: '请核对' }],
});

let held: ReportForm;
let sent: unknown[];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  held = sampleForm({
    formState: 'SUBMITTED',
    version: 2,
    rows: [
      { id: '350101', cells: { districtCode: '350101', visits: 1200, price: 300 } },
      { id: '350102', cells: { districtCode: '350102', visits: 7, price: 280 } },
    ],
    findings: [
      { key: 'UNUSUAL', kind: 'explain', message: '东县人次比去年增加 50%', row: '350101', column: 'visits' },
    ],
    versions: [
      version(2, {
        explanations: [
          { key: 'UNUSUAL', text: '新景区开放' },
          { key: 'RANGE/350102/price', text: '按淡季价格填报' },
        ],
        changes: [{ row: '350101', column: 'visits', before: 12, after: 1200 }],
      }),
      returned,
    ],
  });
  const { client } = departmentClient({
    listDepartments: () => ({ data: [], totalCount: 0 }),
    listReportForms: ({ query }) =>
      sampleList(
        [
          held,
          sampleSummary(2, { formState: 'SUBMITTED', version: 1, deptName: '旅游局' }),
          sampleSummary(3, { formState: 'CONFIRMED', version: 1, deptName: '旅游局' }),
        ],
        query,
      ),
    getReportForm: ({ query }) =>
      query.version === 1
        ? { ...held, rows: [{ id: '350101', cells: { districtCode: '350101', visits: 12 } }], findings: [] }
        : held,
    preflightReportForm: () => ({ ...samplePreflight, valid: 50 }),
    reviewReportForm: ({ body }) => {
      sent.push(body);
      held = { ...held, formState: body.formState };
      return held;
    },
    cancelConfirmation: () => {
      held = { ...held, formState: 'SUBMITTED' };
      return held;
    },
    extendReportForm: ({ body }) => {
      sent.push(body);
      held = { ...held, submitDue: body.submitDue ?? null, isExtended: true };
      return held;
    },
  });
  backend.client = { ...client };
});

const openList = () => openDepartments('PROJECT_ADMIN', <Review />);
const open = async () => {
  await openDepartments(
    'PROJECT_ADMIN',
    <>
      <Link to={reviewPath('f1')}>to the form</Link>
      <Review />
    </>,
  );
  await page.getByRole('link', { name: 'to the form' }).click();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const cell = (name: string) => page.getByRole('button', { name });

describe('the list', () => {
  it('has what waits for a review first, and the others by their state and department', async () => {
    await openList();
    const rows = page.getByRole('table', { name: '提交的报表' }).getByRole('row');
    await expect.poll(() => rows.elements()).toHaveLength(3);
    await page.getByRole('radio', { name: '已确认 1' }).click();
    await expect.poll(() => rows.elements()).toHaveLength(2);
    await expect.element(rows.last()).toHaveTextContent('旅游局');
  });

  it('leads to a form', async () => {
    await openList();
    const link = page.getByRole('link', { name: '审核 游客人数（统计局）' });
    await expect.element(link).toHaveAttribute('href', '/data/confirm?reportFormId=f1');
    await link.click();
    await expect.element(page.getByRole('heading', { name: '游客人数' })).toBeVisible();
  });
});

describe('a form under review', () => {
  beforeEach(open);

  it('shows the figures with what changed since the version before', async () => {
    const table = page.getByRole('table', { name: '填报数据' });
    await expect.element(page.getByText('与第 1 版相比，修改处已标出。')).toBeVisible();
    await expect.element(cell('东县 · 人次：1\u2009200')).toHaveTextContent(/^1.200原 12$/);
    expect(document.querySelectorAll('td[data-changed]')).toHaveLength(1);
    await page.getByRole('checkbox', { name: '仅看修改（1 处）' }).click();
    await expect.poll(() => table.getByRole('row').elements()).toHaveLength(2);
  });

  it('numbers the rows as findings name them, and leads from a finding to its cell', async () => {
    const rows = page.getByRole('table', { name: '填报数据' }).getByRole('row');
    await expect.element(rows.nth(2)).toHaveTextContent(/^2西县/);
    const marked = document.querySelectorAll('td[data-found]');
    expect([...marked].map((one) => one.getAttribute('title'))).toEqual(['东县人次比去年增加 50%']);
    await page.getByRole('checkbox', { name: /仅看修改/ }).click();
    await button('东县人次比去年增加 50%').click();
    expect(document.querySelector('td[data-reached]')).toBe(document.querySelector('td[data-found]'));
    await expect.poll(() => rows.elements()).toHaveLength(3);
  });

  it('shows findings with the explanation of the department, and every version with who did what', async () => {
    await expect.element(page.getByText('部门说明：新景区开放')).toBeVisible();
    // The finding that it was about has gone with the figure.
    const earlier = page.getByRole('listitem').filter({ hasText: '按淡季价格填报' });
    await expect.element(earlier).toHaveTextContent('修改前西县 · 人均花费部门说明：按淡季价格填报');
    const history = page.getByRole('region', { name: '版本记录' });
    await expect.element(history).toHaveTextContent(/第 2 版当前查看tongji 提交.*待审核/);
    await expect
      .element(history)
      .toHaveTextContent(/第 1 版查看此版.*admin 退回.*退回原因：人次有误东县 · 人次：请核对/);
    await history.getByRole('link', { name: '查看此版' }).click();
    await expect.element(page.getByText(/以下为第 1 版的内容，最新为第 2 版/)).toBeVisible();
    await expect.element(button('确认')).not.toBeInTheDocument();
  });

  it('is confirmed', async () => {
    await button('确认').click();
    await expect.poll(() => sent).toEqual([{ reportFormId: 'f1', formState: 'CONFIRMED', version: 2 }]);
    await button('取消确认').click();
    await expect.element(dialog).toHaveTextContent('“游客人数”（统计局）的数据不再参与核算');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect.element(button('确认')).toBeVisible();
  });

  it('is returned with a reason, which has to be given, and with comments on cells', async () => {
    await cell('西县 · 人均花费：280').click();
    await page.getByRole('textbox', { name: '对 西县 · 人均花费 的意见' }).fill('与物价局不一致');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('已填写 1 条意见，退回时发送。')).toBeVisible();
    await button('退回').click();
    await dialog.getByRole('button', { name: '退回' }).click();
    await expect.element(dialog.getByText('此项为必填项')).toBeVisible();
    expect(sent).toEqual([]);
    await dialog.getByLabelText('退回原因').fill('请核对价格');
    await dialog.getByRole('button', { name: '退回' }).click();
    await expect
      .poll(() => sent)
      .toEqual([
        {
          ...{ reportFormId: 'f1', formState: 'RETURNED', version: 2, reason: '请核对价格' },
          comments: [{ row: '350102', column: 'price', text: '与物价局不一致' }],
        },
      ]);
    await expect.element(page.getByText(/部门正在修改，以下为最近提交的第 2 版/)).toBeVisible();
    await expect.element(button('退回')).not.toBeInTheDocument();
  });

  it('keeps comments that were not sent over a reload, until they are sent', async () => {
    await cell('西县 · 人均花费：280').click();
    await page.getByRole('textbox', { name: '对 西县 · 人均花费 的意见' }).fill('请核对');
    await cleanup();
    await open();
    await expect.element(page.getByText('已填写 1 条意见，退回时发送。')).toBeVisible();
    await button('退回').click();
    await dialog.getByLabelText('退回原因').fill('请核对价格');
    await dialog.getByRole('button', { name: '退回' }).click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the reason of a return over a reload, until it is sent or cancelled', async () => {
    const reason = dialog.getByLabelText('退回原因');
    await button('退回').click();
    await reason.fill('请核对价格');
    await cleanup();
    await open();
    await button('退回').click();
    await expect.element(reason).toHaveValue('请核对价格');
    await dialog.getByRole('button', { name: '取消' }).click();
    await button('退回').click();
    await expect.element(reason).toHaveValue('');
    await reason.fill('请补充来源');
    await cleanup();
    await open();
    await button('退回').click();
    await dialog.getByRole('button', { name: '退回' }).click();
    await expect.poll(() => sent).toMatchObject([{ formState: 'RETURNED', reason: '请补充来源' }]);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('can be given more time', async () => {
    await button('延期').click();
    await dialog.getByLabelText('新的提交期限').fill('2027-01-15');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => sent).toEqual([{ reportFormId: 'f1', submitDue: dueOf('2027-01-15') }]);
    await expect.element(page.getByText('已延期')).toBeVisible();
  });

  it('leads to the next that waits', async () => {
    await expect
      .element(page.getByRole('link', { name: '下一份待审核（1）' }))
      .toHaveAttribute('href', '/data/confirm?reportFormId=f2');
  });
});

describe('a file under review', () => {
  it('is named and leads to its preview', async () => {
    held = {
      ...held,
      type: 'RASTER',
      fileName: 'rain.tif',
      columns: [],
      rows: [],
      versions: [version(2, { fileName: 'rain.tif' })],
    };
    await open();
    await expect.element(page.getByText('rain.tif')).toBeVisible();
    await expect.element(page.getByText(/覆盖核算区 50%/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '预览文件' }))
      .toHaveAttribute('href', '/preview?reportFormId=f1');
  });
});

import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dueOf } from '../../form/due-day';
import '../../message';
import { departmentBackend, sampleDepartment } from '../testing/department-backend';
import { departmentClient, openDepartments } from '../testing/open-departments';
import { reportBackend, sampleForm, sampleReport } from '../testing/report-backend';
import type { ReportBackend } from '../testing/report-backend';
import Assignment from './assignment';
import { backend } from '../../session/testing/backend';

let held: ReportBackend;
let server: ReturnType<typeof departmentClient>['server'];

const threeHundred = Array.from({ length: 300 }, (_one, index) => sampleDepartment(index + 1));

beforeEach(async () => {
  held = reportBackend([
    sampleReport(1),
    sampleReport(2),
    sampleReport(3, { type: 'RASTER', forms: [sampleForm(3)] }),
    sampleReport(4, { forms: [sampleForm(1, 'DRAFT'), sampleForm(2, 'CONFIRMED')], supplied: true }),
  ]);
  const made = departmentClient({ ...departmentBackend(threeHundred).handlers, ...held.handlers });
  backend.client = { ...made.client };
  server = made.server;
  await openDepartments('PROJECT_ADMIN', <Assignment />);
});

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const choose = (name: string) => box(`选择 ${name}`).click();
const save = page.getByRole('button', { name: '分配', exact: true });
const search = page.getByLabelText('按部门名称或区划代码查找', { exact: true });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const userIdsOf = (index: number) => held.items[index].forms.map(({ userId }) => userId);

describe('the data items', () => {
  it('say who supplies them, and which nobody does', async () => {
    await expect.element(row('数据项3')).toHaveTextContent('栅格文件区县003');
    await page.getByRole('radio', { name: '未分配（2）' }).click();
    await expect.poll(() => page.getByRole('row').elements()).toHaveLength(3);
    await expect.element(row('数据项1')).toHaveTextContent('未分配');
  });

  it('are found by their name', async () => {
    await page.getByLabelText('按名称查找').fill('项4');
    await expect.poll(() => page.getByRole('row').elements()).toHaveLength(2);
    await page.getByLabelText('按名称查找').fill('没有');
    await expect.element(page.getByText('没有符合条件的数据项。')).toBeVisible();
  });
});

describe('several items', () => {
  it('go to departments that are found among 300, with deadlines, in one call', async () => {
    await choose('数据项1');
    await row('数据项2').getByText('表格').click();
    await search.fill('区县25');
    await expect.element(box('全选（10）')).toBeVisible();
    await box('区县251').click();
    await search.fill('350107');
    await box('区县007').click();
    await page.getByLabelText('提交期限').fill('2026-12-31');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('新分发 4 份 · 更改期限')).toBeVisible();
    await save.click();
    await expect.poll(() => userIdsOf(1)).toEqual(['u251', 'u7']);
    expect(userIdsOf(0)).toEqual(['u251', 'u7']);
    expect(held.items[0]).toMatchObject({ submitDue: dueOf('2026-12-31'), confirmDue: null });
    expect(server.log.filter((name) => name === 'assignReports')).toHaveLength(1);
    await expect.element(row('数据项1')).toHaveTextContent('区县007、区县251');
    await expect.element(page.getByText('请先勾选左侧的数据项')).toBeVisible();
  });

  it('are chosen on all pages of what is not assigned yet, and the choice can be taken back', async () => {
    held.items.push(...Array.from({ length: 40 }, (_one, index) => sampleReport(index + 5)));
    await page.getByRole('radio', { name: /^未分配/ }).click();
    await expect.element(page.getByText('共 42 条')).toBeVisible();
    expect(page.getByRole('row').elements()).toHaveLength(21);
    await page.getByRole('button', { name: '选择全部 42 项' }).click();
    await box('区县001').click();
    await save.click();
    await expect.element(page.getByText('全部数据项都已分配。')).toBeVisible();
    expect(held.items.slice(4).every(({ forms }) => forms[0]?.userId === 'u1')).toBe(true);
    expect(server.log.filter((name) => name === 'assignReports')).toHaveLength(1);
    await page.getByRole('radio', { name: /^全部/ }).click();
    await choose('数据项1');
    await page.getByRole('button', { name: '取消选择' }).click();
    await expect.element(page.getByText('请先勾选左侧的数据项')).toBeVisible();
  });

  it('keep the departments that nobody touched, each its own', async () => {
    await choose('数据项1');
    await choose('数据项4');
    await expect.element(box('区县001')).toBePartiallyChecked();
    await box('区县009').click();
    await save.click();
    await expect.poll(() => userIdsOf(0)).toEqual(['u9']);
    expect(userIdsOf(3).sort()).toEqual(['u1', 'u2', 'u9']);
  });
});

describe('a raster', () => {
  it('comes from one department: another takes its place', async () => {
    await choose('数据项3');
    await expect.element(page.getByText(/只能由一个部门提供/)).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: /^全选/ })).not.toBeInTheDocument();
    await box('区县005').click();
    await expect.element(box('区县003')).not.toBeChecked();
    await expect.element(page.getByText('新分发 1 份 · 收回 1 份')).toBeVisible();
    await save.click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('将从部门收回 1 份报表');
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect.poll(() => userIdsOf(2)).toEqual(['u5']);
  });
});

describe('a form that is taken back', () => {
  beforeEach(() => choose('数据项4'));

  it('is named before what is filled in is lost', async () => {
    await box('区县001').click();
    await save.click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('数据项4：区县001（草稿）');
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    expect(userIdsOf(3)).toEqual(['u1', 'u2']);
  });

  it('is not a confirmed one', async () => {
    await box('区县002').click();
    await expect.element(page.getByText(/已由区县002提交并确认，请先取消确认/)).toBeVisible();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.element(box('区县002')).toBeChecked();
  });
});

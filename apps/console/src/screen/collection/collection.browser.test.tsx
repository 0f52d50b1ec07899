import '../../console.css';
import type { ReportSummary } from '@gep/api-client';
import { createTestClient } from '@gep/api-client/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../message';
import { openAs } from '../testing/relation-screen';
import CollectionScreen from './collection';
import { sampleList, sampleSummary } from './testing/sample-form';
import { backend } from '../../session/testing/backend';

const open = async (role: string, forms: readonly ReportSummary[]) => {
  backend.client = {
    ...createTestClient({
      listReportForms: ({ query }) => sampleList(forms, query),
      listDepartments: () => ({ data: [], totalCount: 0 }),
    }).client,
  };
  await openAs(role, <CollectionScreen />);
};
const table = page.getByRole('table', { name: '填报任务' });
const rowOf = (name: string) => table.getByRole('row', { name });
const names = () =>
  table
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.firstChild?.textContent);
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

describe('the forms of a department', () => {
  it('say what has to be done, by when, and what came back for which reason', async () => {
    await open('DATA_ENTRY', [
      sampleSummary(3, { formState: 'RETURNED', returnReason: '单位有误', fillProgress: 80 }),
      sampleSummary(2, { submitDue: days(-2.5) }),
      sampleSummary(4, { formState: 'DRAFT', submitDue: days(1.5), isExtended: true, type: 'RASTER' }),
      sampleSummary(1, { formState: 'CONFIRMED', fillProgress: 100, compareFlag: 1 }),
    ]);
    await expect.poll(names).toEqual(['报表3', '报表2', '报表4', '报表1']);
    await expect.element(rowOf('报表3')).toHaveTextContent('退回原因：单位有误');
    await expect.element(rowOf('报表2')).toHaveTextContent('逾期 3 天');
    await expect.element(rowOf('报表4')).toHaveTextContent(/栅格文件.*已延期.*剩余 1 天.*草稿/);
    await expect.element(rowOf('报表1')).toHaveTextContent(/可比年.*不限.*已确认.*100%/);
    const link = page.getByRole('link', { name: '修改 报表3' });
    await expect.element(link).toHaveAttribute('href', '/data/distribution/f3');
  });

  it('can be reduced to those of a state, or to what is overdue', async () => {
    await open('DATA_ENTRY', [
      sampleSummary(1, { formState: 'SUBMITTED', submitDue: days(-1) }),
      sampleSummary(2, { submitDue: days(-1) }),
      sampleSummary(3),
    ]);
    await page.getByRole('radio', { name: '已提交 1' }).click();
    await expect.poll(names).toEqual(['报表1']);
    await page.getByRole('radio', { name: '已确认 0' }).click();
    await expect.element(page.getByText('没有符合条件的填报任务。')).toBeVisible();
    await page.getByRole('radio', { name: '全部 3' }).click();
    await page.getByRole('checkbox', { name: '仅看逾期（1）' }).click();
    await expect.poll(names).toEqual(['报表2']);
  });

  it('are none at first', async () => {
    await open('DATA_ENTRY', []);
    await expect.element(page.getByText('还没有分配给您的填报任务。')).toBeVisible();
  });

  it('stand as cards on a phone, without scrolling sideways', async () => {
    await page.viewport(390, 844);
    await open('DATA_ENTRY', [
      sampleSummary(1, {
        name: { zh: '全域乡村旅游重点村镇接待人次及综合收入统计表', en: 'x' },
        submitDue: days(-1),
        isExtended: true,
      }),
    ]);
    await expect.element(page.getByRole('link', { name: /开始填报/ })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await page.viewport(1366, 768);
  });
});

describe('the forms of 300 departments', () => {
  const forms = Array.from({ length: 18_000 }, (_one, i) =>
    sampleSummary(i, {
      userId: `u${i % 300}`,
      deptName: `部门${String(i % 300).padStart(3, '0')}`,
      formState: i % 2 === 0 ? 'DRAFT' : 'SUBMITTED',
    }),
  );

  it('are drawn a page at a time, and found by department, state and name', async () => {
    await open('PROJECT_ADMIN', forms);
    await expect.element(page.getByRole('radio', { name: '全部 18000' })).toBeVisible();
    expect(names()).toHaveLength(20);
    const begun = performance.now();
    await page.getByRole('radio', { name: '已提交 9000' }).click();
    await expect.element(page.getByText('共 9000 条，第 1 / 450 页')).toBeVisible();
    expect(performance.now() - begun).toBeLessThan(1000);
    await page.getByRole('textbox', { name: '按名称查找' }).fill('部门007');
    await expect.element(page.getByText('共 60 条，第 1 / 3 页')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '查看 报表7', exact: true })).toBeVisible();
  });
});

import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dueOf } from '../../form/due-day';
import '../../message';
import { departmentClient, openDepartments } from '../testing/open-departments';
import { reportBackend, sampleReport } from '../testing/report-backend';
import type { ReportBackend } from '../testing/report-backend';
import ReportNaming from './report-naming';
import { backend } from '../../session/testing/backend';

let held: ReportBackend;
let server: ReturnType<typeof departmentClient>['server'];

beforeEach(() => {
  held = reportBackend([sampleReport(1), sampleReport(2, { type: 'RASTER', givenName: '年降水量' })]);
  const made = departmentClient(held.handlers);
  backend.client = { ...made.client };
  server = made.server;
});

const open = () => openDepartments('PROJECT_ADMIN', <ReportNaming />);
const name = (item: string) => page.getByLabelText(`报表名称：${item}`, { exact: true });

describe('the name of a report', () => {
  beforeEach(open);

  it('is that of its data item until the owner gives another', async () => {
    await expect.element(name('数据项1')).toHaveValue('');
    await expect.element(name('数据项1')).toHaveAttribute('placeholder', '数据项1');
    await name('数据项1').fill(' 粮食产量上报表 ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => held.items[0].givenName).toBe('粮食产量上报表');
    await expect.element(name('数据项1')).toHaveValue('粮食产量上报表');
  });

  it('is that of the data item again once it is cleared', async () => {
    await name('数据项2').fill('');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => held.items[1].name.zh).toBe('数据项2');
  });

  it('is not saved where nothing has changed or Escape took it back', async () => {
    await name('数据项2').fill('别的');
    await userEvent.keyboard('{Escape}');
    await expect.element(name('数据项2')).toHaveValue('年降水量');
    await userEvent.keyboard('{Enter}');
    expect(server.log).not.toContain('saveReportTemplate');
  });

  it('is asked about where somebody else was first', async () => {
    await name('数据项1').fill('我的');
    held.items[0].givenName = '他的';
    held.version += 1;
    held.conflict = [
      {
        ...{ entry: 'input1/0', field: 'name', name: '数据项1：名称' },
        ...{ changedBy: { userId: '2', userName: 'wang' }, changedTime: '2026-11-26T08:00:00.000Z' },
      },
    ];
    await userEvent.keyboard('{Enter}');
    const conflict = page.getByRole('dialog', { name: '他人已修改' });
    await conflict.getByRole('button', { name: '保留我的修改' }).click();
    await expect.poll(() => held.items[0].givenName).toBe('我的');
  });
});

describe('the deadlines of a report', () => {
  beforeEach(open);

  it('are days, saved when their field is left, and can be taken back', async () => {
    const due = page.getByLabelText('提交期限：数据项1');
    await due.fill('2026-12-31');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => held.items[0].submitDue).toBe(dueOf('2026-12-31'));
    expect(held.items[0].confirmDue).toBeNull();
    await expect.element(due).toHaveValue('2026-12-31');
    await due.fill('');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => held.items[0].submitDue).toBeNull();
  });
});

describe('reports', () => {
  it('say their year where the project accounts for two', async () => {
    held.items.push(sampleReport(1, { compareFlag: 1 }));
    await open();
    await expect.element(page.getByRole('columnheader', { name: '年份' })).toBeVisible();
    await expect.element(name('数据项1 可比年')).toBeVisible();
  });

  it('lead to the models where there are none', async () => {
    held.items = [];
    await open();
    await expect.element(page.getByRole('link', { name: '去选择模型' })).toBeVisible();
  });
});

import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ResultInput } from '@gep/api-client';
import '../../message';
import { departmentClient, openDepartments } from '../testing/open-departments';
import { ResultInputs } from './result-inputs';
import { backend } from '../../session/testing/backend';

const deed = (userName: string) => ({
  ...{ by: 'user' as const, userId: userName, userName, role: 'DATA_ENTRY' },
  time: '2026-11-20T08:00:00.000Z',
});
const form = (reportFormId: string, deptName: string, confirmed: boolean) => ({
  ...{ reportFormId, deptName, version: 2, submitted: deed('nongye') },
  confirmed: confirmed ? deed('admin') : null,
  explanations: [],
});
let forms: ResultInput['forms'];

beforeEach(() => {
  forms = [form('f1', '农业局', true), form('f2', '统计局', false)];
  const input = { key: 'yields', name: '农产品产量', compareFlag: 0 as const, fileName: 'a.xlsx' };
  const { client } = departmentClient({
    listResultInputs: () => [{ ...input, supplied: deed('nongye'), confirmed: null, forms }],
  });
  backend.client = { ...client };
});

const open = (role: string) =>
  openDepartments(role, <ResultInputs projectId="p1" modelId="1" name="农林牧渔产品" compareFlag={0} />);
const unfold = () => page.getByText('农林牧渔产品的数据来源').click();

describe('what a result was made from', () => {
  it('leads to the version of each department, with who submitted and who confirmed it', async () => {
    await open('PROJECT_ADMIN');
    await unfold();
    const item = page.getByRole('listitem').filter({ hasText: '农业局' }).last();
    await expect.element(item).toHaveTextContent(/nongye 提交，.*admin 确认，/);
    await expect
      .element(page.getByRole('link', { name: '查看农业局提交的第 2 版' }))
      .toHaveAttribute('href', '/data/confirm?reportFormId=f1&version=2');
    await expect.element(page.getByText('尚无人确认')).toBeVisible();
  });

  it('is said at once to be unconfirmed, also before it is unfolded', async () => {
    await open('PROJECT_ADMIN');
    await expect.element(page.getByText('此结果使用了未经确认的数据：农产品产量。')).toBeVisible();
  });

  it('has no warning where all is confirmed, and no way to the review for others than the owner', async () => {
    forms = forms.slice(0, 1);
    await open('DATA_ENTRY');
    await unfold();
    await expect.element(page.getByText('第 2 版')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
    expect(page.getByText(/此结果使用了/).elements()).toEqual([]);
  });
});

import '../../console.css';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../message';
import DepartmentScreen from './department-management';
import { departmentBackend, sampleDepartment } from '../testing/department-backend';
import { departmentClient, openDepartments } from '../testing/open-departments';
import { backend } from '../../session/testing/backend';

const write = vi.spyOn(navigator.clipboard, 'writeText');

beforeEach(async () => {
  write.mockReset().mockResolvedValue();
  const rows = [
    sampleDepartment(1, { deptName: '鼓楼区' }),
    sampleDepartment(2, { deptName: '台江区', password: null }),
  ];
  backend.client = { ...departmentClient(departmentBackend(rows).handlers).client };
  await openDepartments('PROJECT_ADMIN', <DepartmentScreen />);
});
afterEach(() => write.mockReset());

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const copy = (name: string) => row(name).getByRole('button', { name: '复制信息' }).click();

const first = `部门名称：鼓楼区
网址：${location.origin}/login
账号：d350101
密码：First#Pass1
口令：00000042`;
const changed = `部门名称：台江区
网址：${location.origin}/login
账号：d350102
密码：初始密码已修改，不再显示
口令：00000042`;

describe('copied for a department', () => {
  it('are address, account, first password and access code', async () => {
    await copy('鼓楼区');
    await expect.element(page.getByText('已复制到剪切板')).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(first);
  });

  it('is that the first password was changed, once it was', async () => {
    await copy('台江区');
    await expect.poll(() => write.mock.calls).toEqual([[changed]]);
  });

  it('are all that are selected, one below the other', async () => {
    const chosen = page.getByRole('button', { name: /^复制所选信息/ });
    await expect.element(chosen).toBeDisabled();
    await page.getByRole('checkbox', { name: '选择 鼓楼区' }).click();
    await expect.element(page.getByRole('checkbox', { name: '选择本页全部部门' })).toBePartiallyChecked();
    await page.getByRole('checkbox', { name: '选择本页全部部门' }).click();
    await expect.element(chosen).toHaveTextContent('复制所选信息（2）');
    await chosen.click();
    await expect
      .poll(() => write.mock.calls[0]?.[0].split('\n\n').toSorted())
      .toEqual([changed, first].toSorted());
    await page.getByRole('checkbox', { name: '选择本页全部部门' }).click();
    await expect.element(chosen).toBeDisabled();
  });

  it('is shown to be copied by hand where the browser refuses', async () => {
    write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await copy('鼓楼区');
    await expect.element(page.getByText('复制失败，请手动复制')).toBeVisible();
    const text = page.getByRole('dialog').getByRole('textbox');
    await expect.element(text).toHaveValue(first);
    await expect.element(text).toHaveFocus();
    expect(getSelection()?.toString()).toBe(first);
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import i18n from '../../message';
import DepartmentScreen from './department-management';
import { departmentBackend, sampleDepartment } from '../testing/department-backend';
import type { DepartmentBackend } from '../testing/department-backend';
import { departmentClient, openDepartments } from '../testing/open-departments';
import { backend } from '../../session/testing/backend';

let held: DepartmentBackend;
let server: ReturnType<typeof departmentClient>['server'];

beforeEach(async () => {
  held = departmentBackend([
    sampleDepartment(1, { deptName: '鼓楼区', realName: '张三', phone: '13800000000' }),
    sampleDepartment(2, { deptName: '台江区' }),
  ]);
  const made = departmentClient(held.handlers);
  backend.client = { ...made.client };
  server = made.server;
  await openDepartments('PROJECT_ADMIN', <DepartmentScreen />);
});

const dialog = page.getByRole('dialog');
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const input = (name: string) => dialog.getByLabelText(name, { exact: true });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const act = (name: string, action: string) => row(name).getByRole('button', { name: action }).click();
const stored = (userId: string) => held.rows.find((one) => one.userId === userId);

describe('a department that is added', () => {
  const open = () => page.getByRole('button', { name: '添加部门' }).click();

  it('needs an account and a name, and keeps to the rules of the contract', async () => {
    await open();
    await button('保存').click();
    await expect.poll(() => dialog.getByText('此项为必填项').elements()).toHaveLength(2);
    await input('账号').fill('1abc');
    await input('部门名称').fill('统计 局');
    await input('联系电话').fill('128 0000-0000 99');
    await expect.element(input('联系电话')).toHaveValue('12800000000');
    await button('保存').click();
    await expect.element(dialog.getByText('1-50个字符，英文或数字，以字母开头')).toBeVisible();
    await expect.element(dialog.getByText('不能包含空格')).toBeVisible();
    await expect.element(dialog.getByText('请输入正确的手机号码')).toBeVisible();
    expect(server.log).not.toContain('addDepartment');
    for (const [name, most] of [
      ['账号', '50'],
      ['部门名称', '30'],
      ['联系人', '30'],
    ] as const)
      await expect.element(input(name)).toHaveAttribute('maxlength', most);
  });

  it('has an account that nobody has, neither in the list nor anywhere else', async () => {
    await open();
    await input('部门名称').fill('统计局');
    await input('账号').fill('d350102');
    await button('保存').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('账号d350102已存在');
    await expect.element(input('账号')).toHaveFocus();
    expect(server.log).not.toContain('departmentExists');
    await input('账号').fill('taken');
    await button('保存').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('账号taken已存在');
    expect(server.log).toContain('departmentExists');
    await input('账号').fill('free');
    await button('保存').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(row('统计局')).toBeVisible();
    expect(stored('new')).toMatchObject({ userName: 'free', deptName: '统计局', realName: '', phone: '' });
  });
});

describe('a department that is edited', () => {
  it('may keep its account, and can lose its contact and phone', async () => {
    await act('鼓楼区', '编辑');
    await expect.element(input('账号')).toHaveValue('d350101');
    await expect.element(input('联系人')).toHaveValue('张三');
    await input('联系人').fill('');
    await input('联系电话').fill('');
    await button('保存').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(stored('u1')).toMatchObject({ userName: 'd350101', realName: '', phone: '' });
    await expect.element(row('鼓楼区')).not.toHaveTextContent('张三');
    await expect.element(row('鼓楼区').getByRole('button', { name: '编辑' })).toHaveFocus();
  });

  const somebodySaves = () => {
    const row = stored('u1');
    if (row) Object.assign(row, { phone: '13911111111' });
    held.version += 1;
    held.conflict = [
      {
        ...{ entry: 'u1', field: 'phone', name: '鼓楼区：联系电话' },
        ...{ changedBy: { userId: '2', userName: 'wang' }, changedTime: '2026-11-26T08:00:00.000Z' },
      },
    ];
  };
  const conflict = page.getByRole('dialog', { name: '他人已修改' });

  it('is asked about where somebody else was first: their values, or mine', async () => {
    await act('鼓楼区', '编辑');
    await input('联系人').fill('李四');
    somebodySaves();
    await button('保存').click();
    await expect.element(conflict).toHaveTextContent(/鼓楼区：联系电话\s*wang，/);
    await conflict.getByRole('button', { name: '返回' }).click();
    await expect.element(input('联系人')).toHaveValue('李四');
    await button('保存').click();
    await conflict.getByRole('button', { name: '载入对方的修改' }).click();
    await expect.element(input('联系电话')).toHaveValue('13911111111');
    await expect.element(input('联系人')).toHaveValue('张三');
    // What was loaded is the version that the next save builds on.
    await input('联系人').fill('王五');
    await button('保存').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(stored('u1')).toMatchObject({ realName: '王五', phone: '13911111111' });
  });

  it('is overwritten on purpose', async () => {
    await act('鼓楼区', '编辑');
    await input('联系人').fill('李四');
    somebodySaves();
    await button('保存').click();
    await conflict.getByRole('button', { name: '保留我的修改' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(stored('u1')).toMatchObject({ realName: '李四', phone: '13800000000' });
  });

  it('keeps what was typed where the server refuses', async () => {
    await act('台江区', '编辑');
    await input('部门名称').fill('仓山区');
    held.rows = held.rows.slice(0, 1);
    await button('保存').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(input('部门名称')).toHaveValue('仓山区');
  });
});

describe('the password of a department', () => {
  it('is set to the rules, typed twice the same', async () => {
    await act('鼓楼区', '修改密码');
    await expect.element(page.getByRole('dialog', { name: '修改密码：鼓楼区' })).toBeInTheDocument();
    await input('新密码').fill('nouppercase1!');
    await input('确认新密码').fill('other');
    await button('保存').click();
    await expect.element(dialog.getByText(/^密码为8-16位/)).toBeVisible();
    await expect.element(dialog.getByText('两次输入的密码不一致')).toBeVisible();
    expect(server.log).not.toContain('changeDepartmentPassword');
    await input('新密码').fill('Second-Light-2');
    await input('确认新密码').fill('Second-Light-2');
    await button('保存').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(stored('u1')?.password).toBeNull();
  });
});

describe('a department that is deleted', () => {
  it('is named in the question, as text', async () => {
    held.rows = [sampleDepartment(3, { deptName: '<b>长乐</b>$t(app.name)' })];
    await page.getByRole('button', { name: '部门名称' }).click();
    await act('长乐', '删除');
    await expect.element(dialog).toHaveTextContent('此操作将永久删除部门 <b>长乐</b>$t(app.name), 是否继续?');
    await button('取消').click();
    expect(held.rows).toHaveLength(1);
    await act('长乐', '删除');
    await button('确定').click();
    await expect.element(page.getByText(/^还没有部门/)).toBeVisible();
    expect(held.rows).toHaveLength(0);
    await expect.element(page.getByRole('region', { name: '部门列表' })).toHaveFocus();
  });
});

describe('the screen in English', () => {
  it('has its words', async () => {
    await i18n.changeLanguage('en');
    try {
      await expect.element(page.getByRole('heading', { name: 'Departments' })).toBeVisible();
      await expect.element(page.getByText('Rows: 2 · page 1 of 1')).toBeVisible();
      await act('鼓楼区', 'Delete');
      await expect.element(dialog).toHaveTextContent('This deletes department 鼓楼区 for good. Continue?');
      await button('Cancel').click();
      await page.getByRole('button', { name: 'Add department' }).click();
      await button('Save').click();
      await expect.element(dialog.getByText('This field is required').first()).toBeVisible();
    } finally {
      await i18n.changeLanguage('zh-CN');
    }
  });
});

import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Routes } from 'react-router-dom';
import '../../message';
import { SideMenu } from '../../shell/side-menu';
import DepartmentScreen from './department-management';
import { departmentBackend, sampleDepartment } from '../testing/department-backend';
import { departmentClient, openDepartments } from '../testing/open-departments';
import { backend } from '../../session/testing/backend';

let server: ReturnType<typeof departmentClient>['server'];

beforeEach(() => {
  const made = departmentClient(departmentBackend([sampleDepartment(1)]).handlers);
  backend.client = { ...made.client };
  server = made.server;
});

/** The side menu beside the screen; the screen of the basic settings is a mere word here. */
const open = (role: string) =>
  openDepartments(
    role,
    <>
      <SideMenu collapsed={false} onManage={() => undefined} onChosen={() => undefined} />
      <Routes>
        <Route path="/" element={<DepartmentScreen />} />
        <Route path="/setting/basic" element={<p>settings are here</p>} />
      </Routes>
    </>,
  );
const entry = page.getByRole('link', { name: '部门管理' });

describe('department management', () => {
  it('is for the owner of the project', async () => {
    await open('PROJECT_ADMIN');
    await expect.element(entry).toHaveAttribute('href', '/setting/department');
    for (const name of ['复制信息', '编辑', '修改密码', '删除'])
      await expect.element(page.getByRole('cell').getByRole('button', { name })).toBeVisible();
  });

  it('is not in the menu of a department, and leads it to the basic settings', async () => {
    await open('DATA_ENTRY');
    await expect.element(page.getByText('settings are here')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '空间可视化' })).toBeVisible();
    await expect.element(entry).not.toBeInTheDocument();
    expect(server.log).toEqual([]);
  });
});

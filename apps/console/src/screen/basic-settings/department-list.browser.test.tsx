import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../message';
import { departmentBackend, sampleDepartment } from '../testing/department-backend';
import type { DepartmentBackend } from '../testing/department-backend';
import { departmentClient, openDepartments } from '../testing/open-departments';
import { sampleBasicSetting } from '../model-settings/testing/sample-setup';
import BasicSettingScreen from './basic-settings';
import { backend } from '../../session/testing/backend';

let held: DepartmentBackend;
/** Of the settings. */
let levels: Partial<typeof sampleBasicSetting>;

beforeEach(() => {
  levels = {};
  held = departmentBackend(Array.from({ length: 85 }, (_one, index) => sampleDepartment(index + 1)));
  const { client } = departmentClient({
    ...held.handlers,
    listProjects: () => ({ data: [], totalCount: 0 }),
    getRegionFile: () => null,
    getBasicSetting: ({ query }, { setVersion }) => {
      setVersion(`"${held.version}"`);
      const { data: dataEntryUserPOS, totalCount } = held.page(query);
      return { ...sampleBasicSetting, ...levels, dataEntryUserPOS, totalCount };
    },
  });
  backend.client = { ...client };
});

const table = page.getByRole('table', { name: '部门列表' });
const row = (name: string) => table.getByRole('row').filter({ hasText: name });
const count = () => table.getByRole('row').elements().length - 1;

describe('the departments among the basic settings', () => {
  it('are 50 at first; the others are a page away, and the management a link', async () => {
    await openDepartments('PROJECT_ADMIN', <BasicSettingScreen />);
    await expect.poll(count).toBe(50);
    await expect.element(page.getByText('共 85 条，第 1 / 2 页')).toBeVisible();
    await page.getByRole('button', { name: '下一页' }).click();
    await expect.poll(count).toBe(35);
    await expect.element(row('区县085')).toBeVisible();
    const link = page.getByRole('link', { name: '部门管理' });
    await expect.element(link).toHaveAttribute('href', '/setting/department');
  });

  it('are copied, edited and given passwords here, but not deleted', async () => {
    await openDepartments('PROJECT_ADMIN', <BasicSettingScreen />);
    for (const name of ['复制信息', '编辑', '修改密码'])
      await expect.element(row('区县001').getByRole('button', { name })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '删除' })).not.toBeInTheDocument();
  });

  it('are saved apart from the settings: what was typed there stays', async () => {
    await openDepartments('PROJECT_ADMIN', <BasicSettingScreen />);
    await page.getByLabelText('数据年份').fill('2031');
    await row('区县001').getByRole('button', { name: '编辑' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('联系人').fill('李四');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect.element(row('李四')).toBeVisible();
    await expect.element(page.getByLabelText('数据年份')).toHaveValue('2031');
    expect(held.rows[0]?.realName).toBe('李四');
    // The next save of the same department builds on that.
    held.conflict = [];
    await row('区县001').getByRole('button', { name: '编辑' }).click();
    await dialog.getByLabelText('联系人').fill('王五');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect.element(row('王五')).toBeVisible();
  });

  it('warn that another partition level needs them generated again, and ask before that', async () => {
    levels = {
      ...{ nationField: '=中国', nationCodeField: '=000000', provinceField: 'PR', provinceCodeField: 'PRC' },
      ...{ accountingField: 'nation', partitionField: 'nation' },
    };
    await openDepartments('PROJECT_ADMIN', <BasicSettingScreen />);
    await page.getByRole('button', { name: /^分区级别/ }).click();
    await page.getByRole('option', { name: '省' }).click();
    await expect.element(page.getByText('修改分区部门级别后需要手动生成分区部门！')).toBeVisible();
    await page.getByRole('button', { name: '生成分区部门' }).click();
    const dialog = page.getByRole('dialog', { name: '生成分区部门' });
    await expect.element(dialog).toHaveTextContent('此操作将删除旧数据,生成新数据, 是否继续?');
    await dialog.getByRole('button', { name: '取消' }).click();
    expect(held.rows).toHaveLength(85);
  });

  it('go from the screen with the accounting level, and come back with the partition level', async () => {
    levels = {
      ...{ nationField: '=中国', nationCodeField: '=000000', provinceField: 'PR', provinceCodeField: 'PRC' },
      ...{ accountingField: 'province', partitionField: 'province' },
    };
    await openDepartments('PROJECT_ADMIN', <BasicSettingScreen />);
    await expect.poll(count).toBe(50);
    const chooseLevel = async (label: string, level: string) => {
      await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
      await page.getByRole('option', { name: level }).click();
    };
    await chooseLevel('核算区划', '请选择');
    await expect.element(page.getByText(/部门列表随之清空/)).toBeVisible();
    await expect.element(table).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^分区级别/ })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: '生成分区部门' })).toBeDisabled();
    await chooseLevel('核算区划', '省');
    await chooseLevel('分区级别', '省');
    await expect.poll(count).toBe(50);
  });

  it('are only read by a department', async () => {
    await openDepartments('DATA_ENTRY', <BasicSettingScreen />);
    await expect.poll(count).toBe(50);
    await expect.element(row('区县001').getByRole('button')).not.toBeInTheDocument();
    await expect.element(table.getByRole('checkbox')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: '部门管理' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: '下一页' }).click();
    await expect.poll(count).toBe(35);
  });
});

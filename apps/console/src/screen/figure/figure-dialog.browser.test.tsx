import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import type { FigureChain } from '@gep/api-client';
import '../../message';
import { departmentClient, openDepartments } from '../testing/open-departments';
import { FigureButton } from './figure-button';
import { FigureHost } from './figure-host';
import { useFigure } from './figure-store';
import { backend } from '../../session/testing/backend';

const deed = { by: 'user' as const, userId: 'u', role: 'DATA_ENTRY', time: '2026-11-20T08:00:00.000Z' };
const carbon: FigureChain = {
  name: '固碳',
  district: null,
  type: null,
  compareFlag: 0,
  value: 38_000_000,
  unit: '元',
  formula: ['V = F · 价格'],
  terms: [
    { name: '固碳量', amount: 100_000, unit: 't', factor: 380, factorVaries: false, product: 38_000_000 },
  ],
  parts: [],
  types: [],
  inputs: [
    {
      ...{ key: 'npp', name: '净初级生产力', compareFlag: 0, fileName: 'npp.tif', forms: [] },
      supplied: { ...deed, userName: '林业局' },
      confirmed: { ...deed, userName: '李主任' },
    },
  ],
  parameters: [
    { key: 'co2Price', name: '固碳价格', part: '', value: 380, unit: '元/t', isDefault: true },
    { key: 'alpha', name: 'α', part: '', value: 0.3, unit: '', isDefault: false },
  ],
  sources: [{ mark: 'literature', source: '规范附录', gives: '价格' }],
  warnings: ['有 3 个像元没有值'],
  calculated: '2026-11-21T08:00:00.000Z',
};
const total: FigureChain = {
  ...carbon,
  ...{ name: 'GEP', formula: [], terms: [], parameters: [], sources: [], warnings: [] },
  parts: [{ id: '5', name: '固碳', value: 38_000_000 }],
};

const inDistrict: FigureChain = {
  ...carbon,
  district: { level: 'county', code: '350111', name: '晋安区' },
  types: [
    { code: 1, name: '森林生态系统', value: 30_000_000 },
    { code: 4, name: '湿地生态系统', value: 8_000_000 },
  ],
};
const forest: FigureChain = {
  ...carbon,
  district: inDistrict.district,
  ...{ type: { code: 1, name: '森林生态系统' }, value: 30_000_000 },
};

let answered = carbon;
let summed = total;

beforeEach(() => {
  answered = carbon;
  summed = total;
  useFigure.getState().close();
  const { client } = departmentClient({
    getFigure: ({ query }) => {
      if (query.code !== undefined) return query.type === 1 ? forest : inDistrict;
      return query.id === '5' ? answered : summed;
    },
  });
  backend.client = { ...client };
});

const open = (id: string, code?: string) =>
  openDepartments(
    'PROJECT_ADMIN',
    <>
      <FigureButton figure={{ projectId: 'p1', id, code, output: 'value' }} of="固碳">
        3 800
      </FigureButton>
      <FigureHost />
    </>,
  );
const dialog = () => page.getByRole('dialog', { name: '数据来源' });

describe('a figure that is clicked', () => {
  it('shows the whole way at once: values of the formula, inputs, parameters, sources and warnings', async () => {
    await open('5');
    await page.getByRole('button', { name: '3 800' }).click();
    const row = dialog().getByRole('row', { name: /固碳量/ });
    await expect.element(row).toHaveTextContent(/100\s000\.00 t.*× 380\.00 元\/t.*= 3\s800\.00/);
    for (const text of ['V = F · 价格', '净初级生产力', '规范附录', '有 3 个像元没有值'])
      await expect.element(dialog().getByText(text)).toBeVisible();
    await expect.element(dialog().getByText(/林业局/)).toBeVisible();
    await expect.element(dialog().getByText(/李主任/)).toBeVisible();
    await expect.element(dialog().getByRole('row', { name: /固碳价格/ })).toHaveTextContent('模型默认值');
    await expect.element(dialog().getByRole('row', { name: /^α/ })).toHaveTextContent('项目录入');
  });

  it('says what the marks of the method and its sources mean', async () => {
    answered = {
      ...carbon,
      formula: ['V = F · 价格 [L]', 'F 取自 NPP [R]。'],
      sources: [{ mark: 'choice', source: '本软件', gives: 'α' }],
    };
    await open('5');
    await page.getByRole('button', { name: '3 800' }).click();
    await expect.element(dialog().getByText('[R] 已查阅原文；[L] 据文献引用', { exact: true })).toBeVisible();
    await expect.element(dialog().getByTitle('据文献引用')).toHaveTextContent('[L]');
    await expect.element(dialog().getByText('[O] 本系统取值')).toBeVisible();
  });

  it('has the services of a sum above their warnings', async () => {
    summed = { ...total, warnings: ['有 3 个像元没有值'] };
    await open('totalGep');
    await page.getByRole('button', { name: '3 800' }).click();
    const top = (one: Locator) => one.element().getBoundingClientRect().top;
    await expect.element(dialog().getByText('有 3 个像元没有值')).toBeVisible();
    expect(top(dialog().getByRole('button', { name: '固碳' }))).toBeLessThan(
      top(dialog().getByText('有 3 个像元没有值')),
    );
  });

  it('leads from a total to the way of each of its services, and back', async () => {
    await open('totalGep');
    await page.getByRole('button', { name: '3 800' }).click();
    await dialog().getByRole('button', { name: '固碳' }).click();
    await expect.element(dialog().getByText('V = F · 价格')).toBeVisible();
    await dialog().getByRole('button', { name: '返回' }).click();
    await expect.element(dialog().getByRole('button', { name: '固碳' })).toBeVisible();
  });

  it('leads from a district to the whole way of an ecosystem type within it, with the second click', async () => {
    await open('5', '350111');
    await page.getByRole('button', { name: '3 800' }).click();
    await dialog().getByRole('button', { name: '森林生态系统' }).click();
    await expect.element(dialog().getByRole('heading', { name: /晋安区 · 森林生态系统/ })).toBeVisible();
    for (const text of ['V = F · 价格', '净初级生产力', '规范附录', '有 3 个像元没有值'])
      await expect.element(dialog().getByText(text)).toBeVisible();
    await expect.element(dialog().getByText(/李主任/)).toBeVisible();
    await dialog().getByRole('button', { name: '返回' }).click();
    await expect.element(dialog().getByRole('button', { name: '湿地生态系统' })).toBeVisible();
  });
});

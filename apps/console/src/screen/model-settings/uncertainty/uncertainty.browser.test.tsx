import '../../../console.css';
import type { Uncertainty } from '@gep/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formServer, openForm, table } from '../testing/open-form';
import { backend } from '../../../session/testing/backend';

let state: ReturnType<typeof formServer>['state'];
const card = () => table('不确定性');
const dialog = () => page.getByRole('dialog');
const choose = async (field: string, option: string) => {
  await dialog()
    .getByRole('button', { name: new RegExp(`^${field}`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const share: Uncertainty = {
  parameter: 'share',
  distribution: { kind: 'normal', mean: 0.5, sd: 0.05 },
  source: '文献综述',
};

beforeEach(() => {
  const made = formServer();
  ({ state } = made);
  state.uncertain = {
    linear: [
      { parameter: 'rates', columns: ['so2'] },
      { parameter: 'prices', columns: ['price'] },
      { parameter: 'share' },
    ],
    uncertainties: [],
  };
  backend.client = { ...made.client };
});

describe('the distributions of a model', () => {
  it('begin around the number of the account, and name their source', async () => {
    await openForm();
    await expect.element(card().getByText(/尚未给出分布/)).toBeVisible();
    await card().getByRole('button', { name: '添加分布' }).click();
    await choose('参数', '治理单价 · 单价');
    await choose('行', '总氮');
    await choose('年份', '当年');
    await expect.element(dialog().getByLabelText('最可能值')).toHaveValue('1750');
    await expect.element(dialog().getByText('当前数值：1\u2009750 元/t')).toBeVisible();
    const save = dialog().getByRole('button', { name: '保存' });
    await expect.element(save).toBeDisabled();
    await dialog().getByLabelText('来源').fill('环境统计年报 2020');
    await save.click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(state.uncertain.uncertainties).toEqual([
      {
        parameter: 'prices',
        column: 'price',
        row: 'tn',
        year: 'current',
        distribution: { kind: 'triangular', min: 1400, mode: 1750, max: 2100 },
        source: '环境统计年报 2020',
      },
    ]);
    await expect
      .element(
        card().getByRole('row', { name: /治理单价 · 单价 · 总氮 · 当年 三角 1.400 – 1.750 – 2.100 元\/t/ }),
      )
      .toBeVisible();
  });

  it('show the fault that the server found, and stay open', async () => {
    await openForm();
    await card().getByRole('button', { name: '添加分布' }).click();
    await dialog().getByLabelText('来源').fill('?');
    await dialog().getByRole('button', { name: '保存' }).click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('请注明来源');
    expect(state.uncertain.uncertainties).toEqual([]);
  });

  it('are changed in their place, and deleted after a question', async () => {
    state.uncertain = { ...state.uncertain, uncertainties: [share] };
    await openForm();
    await card().getByRole('button', { name: '编辑比例的分布' }).click();
    await choose('分布', '均匀');
    await dialog().getByRole('button', { name: '保存' }).click();
    await expect.element(card().getByText('均匀 0.4 – 0.6')).toBeVisible();
    await card().getByRole('button', { name: '删除比例的分布' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await expect.element(card().getByText(/尚未给出分布/)).toBeVisible();
    expect(state.uncertain.uncertainties).toEqual([]);
  });
});

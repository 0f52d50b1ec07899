import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formServer, openForm, save, stored } from './testing/open-form';
import { sampleCover, samplePreflight } from './testing/sample-classes';
import { backend } from '../../session/testing/backend';

let state: ReturnType<typeof formServer>['state'];

beforeEach(() => {
  const made = formServer();
  ({ state } = made);
  backend.client = { ...made.client };
  state.inputs = [{ ...stored('landCover', {}), ...sampleCover }];
});

const cover = page.getByTestId('input-landCover');
const immense = -3.4028234663852886e38;
const asked = cover.getByText(/可能表示无数据而未声明的值：-3\.4028234663852886e\+38（文件中 20 个像元）/);

describe('the question whether values of classes mean no data', () => {
  it('lets a value be declared and taken back, and is there only once', async () => {
    const problem = { code: '30221', message: '疑似无数据值', at: 'landCover', args: {} };
    state.preflight = { ...samplePreflight, noData: [{ value: immense, count: 2 }], problems: [problem] };
    state.inputs[0] = { ...state.inputs[0], likelyNoData: [{ value: immense, count: 20 }] };
    await openForm();
    await expect.element(asked).toBeVisible();
    await expect.element(cover.getByText('疑似无数据值')).not.toBeInTheDocument();
    await cover.getByRole('button', { name: '设为无数据值' }).click();
    const declared = cover.getByLabelText('其他无数据值');
    await expect.element(declared).toHaveValue('-3.4028234663852886e+38');
    // The keyboard stays with the question, which says what is to come and takes it back.
    const takeBack = cover.getByRole('button', { name: '取消设置' });
    await expect.element(takeBack).toHaveFocus();
    await expect.element(cover.getByText(/^保存后作为无数据值：-3\.4028/)).toBeVisible();
    await takeBack.click();
    await expect.element(declared).toHaveValue('');
    await cover.getByRole('button', { name: '设为无数据值' }).click();
    await save().click();
    await expect.poll(() => state.inputs[0].settings.noData).toEqual([immense]);
    await expect.element(cover.getByText(/^保存后作为无数据值/)).not.toBeInTheDocument();
    await declared.fill('');
    await save().click();
    await expect.poll(() => state.inputs[0].settings.noData).toEqual([]);
  });

  it('is asked before there is a region, too', async () => {
    state.preflight = null;
    const warning = { code: '30221', message: '疑似无数据值', args: {} };
    state.inputs[0] = {
      ...state.inputs[0],
      likelyNoData: [{ value: immense, count: 20 }],
      warnings: [warning],
    };
    await openForm();
    await expect.element(asked).toBeVisible();
    await expect.element(cover.getByText('疑似无数据值')).not.toBeInTheDocument();
    await expect.element(cover.getByRole('button', { name: '设为无数据值' })).toBeEnabled();
  });

  it('takes the row of a value with it that is a class until then, also after a table was chosen', async () => {
    const row = (value: number) => cover.getByRole('row', { name: new RegExp(`^\\d+ ${value} `) });
    state.inputs[0] = { ...state.inputs[0], likelyNoData: [{ value: 77, count: 10 }] };
    await openForm();
    await cover.getByRole('button', { name: /某土地覆盖产品/ }).click();
    await expect.element(row(77)).toBeVisible();
    await cover.getByRole('button', { name: '设为无数据值' }).click();
    await save().click();
    await expect.element(row(77)).not.toBeInTheDocument();
    await expect.element(row(11)).toBeVisible();
    await expect.element(cover.getByText(/未对照，按缺失地类处理/)).not.toBeInTheDocument();
  });
});

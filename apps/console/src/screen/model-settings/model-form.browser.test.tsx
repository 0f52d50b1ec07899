import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, cell, formServer, openForm, paste, save, table } from './testing/open-form';
import { backend } from '../../session/testing/backend';

let state: ReturnType<typeof formServer>['state'];
let server: ReturnType<typeof formServer>['server'];

beforeEach(() => {
  const made = formServer();
  ({ state, server } = made);
  backend.client = { ...made.client };
});

describe('pasting into a table', () => {
  it('says what became of the cells until it is undone', async () => {
    await openForm();
    button('净化量', /^生态系统类型，第 1 行/)
      .element()
      .focus();
    paste('1\t0,4\t1\n2\t3\t1\n1\t5\t1');
    const said = table('净化量').getByText(
      '已粘贴：更新 3 行，新增 0 行。 粘贴的内容中1 森林生态系统有多行，以最后一行为准。 带逗号的数读作：0,4 → 0.4。',
    );
    await expect.element(said).toBeVisible();
    await button('净化量', '撤销').click();
    await expect.element(said).not.toBeInTheDocument();
  });

  it('finds types by name or code, adds new ones, and saves them', async () => {
    await openForm();
    button('净化量', /^生态系统类型，第 1 行/)
      .element()
      .focus();
    paste('Needleleaf forest\t120\t5\r\n灌丛\t81\t\r\n1\t150\t7\r\n');
    await expect.element(table('净化量').getByText('已粘贴：更新 2 行，新增 1 行。')).toBeVisible();
    await save().click();
    await expect
      .poll(() => state.parameters.rates)
      .toEqual([
        { type: 1, so2: 150, nox: 7 },
        { type: 2, so2: 81 },
        { type: 12, so2: 120, nox: 5 },
      ]);
    await expect.element(save()).toBeDisabled();
  });

  it('names bad cells by row and column, keeps them, and saves nothing until they are corrected', async () => {
    await openForm();
    await cell('净化量', '二氧化硫', 1).click();
    paste('many\t5\n2000\tx');
    const faults = table('净化量');
    await expect.element(faults.getByText('3 处需要更正')).toBeVisible();
    await expect.element(faults.getByText('第 1 行 · 二氧化硫：“many”不是数，允许 0 至 1 000')).toBeVisible();
    await expect
      .element(faults.getByText('第 2 行 · 二氧化硫：2000 超出范围，允许 0 至 1 000'))
      .toBeVisible();
    await expect.element(cell('净化量', '氮氧化物', 2)).toHaveValue('x');
    await save().click();
    await expect.element(page.getByText('请先更正以下内容')).toBeVisible();
    await expect.element(cell('净化量', '二氧化硫', 1)).toHaveFocus();
    expect(server.log).not.toContain('saveModelParameters');

    await faults.getByText(/第 2 行 · 氮氧化物/).click();
    await expect.element(cell('净化量', '氮氧化物', 2)).toHaveFocus();
    await cell('净化量', '氮氧化物', 2).fill('3');
    await cell('净化量', '二氧化硫', 1).fill('1');
    await cell('净化量', '二氧化硫', 2).fill('2');
    await expect.element(faults.getByText(/处需要更正/)).not.toBeInTheDocument();
    await save().click();
    await expect
      .poll(() => state.parameters.rates)
      .toEqual([
        { type: 1, so2: 1, nox: 5 },
        { type: 2, so2: 2, nox: 3 },
      ]);
  });

  it('takes a column of daily values', async () => {
    await openForm();
    await table('各次（日）数值')
      .getByText(/表中没有行/)
      .click();
    paste('12.5\r\n0\r\n33');
    await expect.element(cell('各次（日）数值', '数值', 3)).toHaveValue('33');
    await save().click();
    await expect.poll(() => state.inputs[0]?.settings.plain).toEqual([12.5, 0, 33]);
  });
});

describe('editing a table', () => {
  it('is undone and redone by keys and buttons, a visit of a cell at a time', async () => {
    await openForm();
    const first = cell('净化量', '二氧化硫', 1);
    await first.click();
    await userEvent.keyboard('12');
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('净化量', '二氧化硫', 2)).toHaveFocus();
    await userEvent.keyboard('34');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(cell('净化量', '二氧化硫', 2)).toHaveValue('80');
    await expect.element(first).toHaveValue('12');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(first).toHaveValue('152');
    await expect.element(save()).toBeDisabled();
    await button('净化量', '重做').click();
    await expect.element(first).toHaveValue('12');
    await expect.element(save()).toBeEnabled();
    await button('净化量', '撤销').click();
    await expect.element(button('净化量', '撤销')).toBeDisabled();
  });

  it('moves between cells with the arrows, and restores a cell with Escape', async () => {
    await openForm();
    await cell('净化量', '二氧化硫', 1).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(cell('净化量', '氮氧化物', 1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(cell('净化量', '氮氧化物', 2)).toHaveFocus();
    await userEvent.keyboard('9{ArrowLeft}');
    await expect.element(cell('净化量', '氮氧化物', 2)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(cell('净化量', '氮氧化物', 2)).toHaveValue('');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect.element(cell('净化量', '二氧化硫', 1)).toHaveFocus();
  });

  it('deletes selected rows down to the fewest allowed', async () => {
    await openForm();
    await expect.element(button('净化量', '删除所选行')).toBeDisabled();
    await table('净化量').getByRole('checkbox', { name: '选择全部行' }).click();
    await button('净化量', '删除所选行').click();
    await expect.element(page.getByText('至少保留 1 行')).toBeVisible();
    await table('净化量').getByRole('checkbox', { name: '选择第 2 行' }).click();
    await button('净化量', '删除所选行').click();
    await expect.element(cell('净化量', '二氧化硫', 1)).toHaveValue('80');
    await button('净化量', '添加行').click();
    await expect.element(table('净化量').getByText('第 2 行 · 二氧化硫：请填写')).toBeVisible();
  });
});

describe('a table with a row for each chosen option', () => {
  it('asks for the price of an option when it is chosen, and lets exclusive options replace each other', async () => {
    await openForm();
    await expect.element(button('治理单价', '添加行')).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: '总磷' }).click();
    await expect.element(table('治理单价').getByText('第 2 行 · 单价 当年：请填写')).toBeVisible();
    await cell('治理单价', '单价 当年', 2).fill('5600');
    await cell('治理单价', '单价 可比年', 2).fill('5000');
    await page.getByRole('checkbox', { name: '氨氮' }).click();
    await expect.element(page.getByText('已取消“总氮”，不与“氨氮”重复计量')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: '总氮' })).not.toBeChecked();
    await cell('治理单价', '单价 当年', 1).fill('1750');
    await save().click();
    await expect
      .poll(() => state.parameters)
      .toEqual({
        pollutants: ['nh3n', 'tp'],
        prices: [
          { pollutant: 'nh3n', price: 1750 },
          { pollutant: 'tp', price: { current: 5600, comparable: 5000 } },
          { pollutant: 'tn', price: 1750 },
        ],
      });
  });
});

describe('a number', () => {
  it('is refused outside its range, with what is allowed', async () => {
    await openForm();
    await page.getByLabelText('比例').fill('1.5');
    await expect.element(page.getByRole('alert')).toHaveTextContent('1.5 超出范围，允许 0 至 1');
    await save().click();
    await expect.element(page.getByText('比例：1.5 超出范围，允许 0 至 1')).toBeVisible();
    expect(server.log).not.toContain('saveModelParameters');
  });
});

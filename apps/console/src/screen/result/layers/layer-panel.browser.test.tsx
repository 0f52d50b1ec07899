import '../../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, openResult, signIn } from '../testing/result-page';
import { sampleProject } from '../testing/sample-project';
import { backend } from '../../../session/testing/backend';

let server: ReturnType<typeof createTestClient>['server'];
beforeEach(() => {
  const made = createTestClient(sampleProject());
  backend.client = { ...made.client };
  server = made.server;
  signIn();
});

const tool = page.getByRole('button', { name: '图层', exact: true });
const panel = page.getByRole('region', { name: '图层' });
const lines = () =>
  [...panel.element().querySelectorAll('li > button[aria-keyshortcuts]')].map((line) =>
    line.getAttribute('aria-label'),
  );
const total = '生态系统生产总值 · 分区统计 · 当年';
const water = '水源涵养 · 空间结果 · 当年';

async function withBoth() {
  await openResult('?layers=here%20s0:water');
  await tool.click();
  await expect.poll(lines).toEqual([total, water]);
}

describe('layer list', () => {
  it('adds a result on top, which is the chosen one then, and explains the other one', async () => {
    await openResult();
    await expect.element(page.getByText('单位：亿元')).toBeVisible();
    await tool.click();
    await expect.poll(lines).toEqual([total]);
    await panel.getByRole('button', { name: '添加结果图层' }).click();
    await panel.getByRole('button', { name: /核算模型/ }).click();
    await page.getByRole('menuitem', { name: /调节服务/ }).click();
    await page.getByRole('menuitemradio', { name: /水源涵养/ }).click();
    await panel.getByRole('radio', { name: '空间结果' }).click();
    await panel.getByRole('button', { name: '添加', exact: true }).click();
    await expect.poll(lines).toEqual([water, total]);
    await expect.element(button(/核算模型: .*水源涵养/)).toBeVisible();
    await expect.element(page.getByText('单位：元/hm²')).toBeVisible();
    await expect.element(panel.getByRole('region', { name: total })).toBeVisible();
    await expect.element(panel.getByText('单位：亿元')).toBeVisible();
  });

  it('takes one result minus another of its unit, whose classes are about zero', async () => {
    await openResult('?model=carbon&type=partition');
    await tool.click();
    await panel.getByRole('button', { name: '添加结果图层' }).click();
    await panel.getByLabelText('减去').click();
    await page.getByRole('option', { name: '水源涵养' }).click();
    await panel.getByRole('button', { name: '添加', exact: true }).click();
    const difference = '固碳 − 水源涵养 · 分区统计 · 当年';
    await expect.poll(() => lines()[0]).toBe(difference);
    // The sample has the same districts for all models.
    await expect.element(page.getByText(/两个结果完全相同，没有差值可显示/).first()).toBeVisible();
    await expect.element(button('差值以零为中心自动分级，样式不可修改')).toBeDisabled();
  });

  it('is moved, chosen and emptied by keyboard, and the focus goes along', async () => {
    await withBoth();
    const line = (name: string) => panel.getByRole('button', { name, exact: true });
    await expect.element(line(total)).toHaveAttribute('aria-pressed', 'true');
    line(total).element().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(lines).toEqual([water, total]);
    await expect.element(line(total)).toHaveFocus();
    line(water).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(line(water)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button(/核算模型: .*水源涵养/)).toBeVisible();
    await userEvent.keyboard('{Delete}');
    await expect.poll(lines).toEqual([total]);
    await expect.element(button('移除' + total)).toBeDisabled();
  });

  it('keeps what is hidden and how opaque a layer is in the address of the page', async () => {
    await openResult('?layers=here@40%20!s0:water');
    await tool.click();
    await expect.element(button('显示' + water)).toBeVisible();
    const slider = panel.getByRole('slider', { name: total + '的不透明度' });
    await expect.element(slider).toHaveValue('0.4');
    expect(server.log).toContain('rasterBaseInfo');
    await expect.element(panel.getByRole('region', { name: water })).not.toBeInTheDocument();
    await button('显示' + water).click();
    await expect.element(panel.getByRole('region', { name: water })).toBeVisible();
  });

  it('leaves out results that are not there', async () => {
    await openResult('?layers=here%20s0:water%20s1:water%20p0:gone');
    await tool.click();
    await expect.poll(lines).toEqual([total, water]);
  });

  it('compares the chosen result with another one by a line that keys move', async () => {
    await withBoth();
    await panel.getByRole('button', { name: /卷帘对比/ }).click();
    await page.getByRole('option', { name: water }).click();
    const line = page.getByRole('slider', { name: `${water} | ${total}` });
    await expect.element(line).toHaveAttribute('aria-valuenow', '50');
    line.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(line).toHaveAttribute('aria-valuenow', '49');
    await button('隐藏' + water).click();
    await expect.element(line).not.toBeInTheDocument();
  });
});

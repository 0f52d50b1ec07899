import '../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, openResult, signIn } from './testing/result-page';
import { sampleProject } from './testing/sample-project';
import { backend } from '../../session/testing/backend';

beforeEach(() => {
  backend.client = { ...createTestClient(sampleProject()).client };
  signIn();
});

describe('the legend of a result', () => {
  it('hides a class by its line in the legend and collapses the card', async () => {
    await openResult();
    const first = page.getByRole('switch').nth(0);
    await expect.element(first).toHaveAttribute('aria-checked', 'true');
    await first.click();
    await expect.element(page.getByRole('switch').nth(0)).toHaveAttribute('aria-checked', 'false');
    await button('收起图例').click();
    await expect.element(page.getByRole('switch').nth(0)).not.toBeInTheDocument();
  });

  it('opens the style at the class whose picture is pressed in the legend', async () => {
    await openResult();
    const pictures = page.getByRole('button', { name: /^编辑“/ });
    await expect.element(pictures.nth(2)).toBeVisible();
    const words = page.getByRole('switch').nth(2).element().textContent ?? '';
    await pictures.nth(2).click();
    const dialog = page.getByRole('dialog', { name: /生态系统生产总值/ });
    const row = dialog.getByRole('row', { selected: false }).nth(3);
    await expect.element(row).toHaveFocus();
    await expect.element(row).toHaveTextContent(words.split(' ')[0]);
    await expect.element(dialog.getByRole('button', { name: '应用' })).toBeVisible();
  });

  it('shows readers the map without the tools of the administrator', async () => {
    signIn('READER');
    await openResult('?model=water&type=partition');
    await expect.element(button('放大')).toBeVisible();
    await expect.element(button('设置样式')).not.toBeInTheDocument();
    await expect.element(button('打开统计结果')).not.toBeInTheDocument();
    await page
      .getByRole('button', { name: /^查看“/ })
      .nth(1)
      .click();
    const dialog = page.getByRole('dialog', { name: '水源涵养' });
    await expect.element(dialog.getByRole('row', { selected: false }).nth(2)).toHaveFocus();
    await expect.element(dialog).toHaveAccessibleDescription(/^只读/);
    await expect.element(dialog.getByRole('button', { name: '应用' })).not.toBeInTheDocument();
  });
});

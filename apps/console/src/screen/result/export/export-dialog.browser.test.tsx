import '../../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, openResult as open, signIn } from '../testing/result-page';
import { sampleProject } from '../testing/sample-project';
import { backend } from '../../../session/testing/backend';

beforeEach(() => {
  backend.client = { ...createTestClient(sampleProject()).client };
  signIn();
});

describe('export of the result map', () => {
  it('exports the map as a page with title, legend in the unit of the screen, source and author', async () => {
    const urls = vi.spyOn(URL, 'createObjectURL');
    const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
    await open();
    await expect.element(page.getByText('单位：亿元')).toBeVisible();
    const labels = [...document.querySelectorAll('[role=switch]')].map(({ textContent }) => textContent);
    await button('导出地图').click();
    const dialog = page.getByRole('dialog', { name: '导出地图' });
    await expect.element(dialog.getByRole('img', { name: '页面预览' })).toBeVisible();
    await expect.element(dialog.getByText('3508 × 2480 像素')).toBeVisible();
    await dialog.getByRole('radio', { name: 'PNG' }).click();
    await dialog.getByRole('radio', { name: '纵向' }).click();
    await dialog.getByRole('button', { name: '分辨率' }).click();
    await page.getByRole('option', { name: '96 dpi' }).click();
    await dialog.getByRole('textbox', { name: '标题' }).fill('福建 2023');
    await dialog.getByRole('textbox', { name: '制图单位' }).fill('省统计局');
    written.mockClear();
    await dialog.getByRole('button', { name: '导出' }).click();
    await expect
      .poll(() => clicks.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
      .toEqual(['生态系统生产总值-分区统计.png']);
    await expect.element(dialog).not.toBeInTheDocument();
    const picture = await createImageBitmap(urls.mock.calls.at(-1)![0] as Blob);
    // A4 at 96 dots an inch.
    expect([picture.width, picture.height]).toEqual([794, 1123]);
    const words = written.mock.calls.map(([text]) => text);
    expect(words).toEqual(
      expect.arrayContaining([
        '福建 2023',
        '单位：亿元',
        expect.stringMatching(/^P · 2023 · 当年.* · 制图：省统计局/),
        'N',
        ...labels,
      ]),
    );
    vi.restoreAllMocks();
    await button('导出地图').click();
    await expect.element(dialog.getByRole('radio', { name: 'PNG' })).toBeChecked();
    await expect.element(dialog.getByRole('textbox', { name: '制图单位' })).toHaveValue('省统计局');
    await expect.element(dialog.getByRole('textbox', { name: '标题' })).toHaveValue('生态系统生产总值');
    localStorage.removeItem('gep-export');
  });

  it('explains every result that is seen, each in its unit', async () => {
    const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
    await open('?layers=here%20s0:water');
    await expect.element(page.getByText('单位：亿元')).toBeVisible();
    await button('图层').first().click();
    await expect.element(page.getByRole('region', { name: /^水源涵养/ })).toBeVisible();
    await button('导出地图').click();
    await expect.element(page.getByRole('img', { name: '页面预览' })).toBeVisible();
    const words = written.mock.calls.map(([text]) => text);
    vi.restoreAllMocks();
    expect(words).toContain('生态系统生产总值 · 分区统计 · 当年 · 单位：亿元');
    expect(words).toContain('水源涵养 · 空间结果 · 当年 · 单位：元/hm²');
  });

  it('stops an export that waits for the map, and keeps what was typed', async () => {
    await open('?model=water');
    await expect.element(page.getByText('单位：元/hm²')).toBeVisible();
    await button('导出地图').click();
    const dialog = page.getByRole('dialog', { name: '导出地图' });
    await expect.element(dialog.getByRole('img', { name: '页面预览' })).toBeVisible();
    backend.client = { ...backend.client, bytes: () => new Promise(() => undefined) };
    await dialog.getByRole('textbox', { name: '标题' }).fill('水');
    await dialog.getByRole('button', { name: '导出' }).click();
    await expect.element(dialog.getByRole('progressbar')).toBeVisible();
    await dialog.getByRole('button', { name: '停止' }).click();
    await expect.element(dialog.getByRole('progressbar')).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('textbox', { name: '标题' })).toHaveValue('水');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

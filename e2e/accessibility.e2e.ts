import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test } from 'playwright/test';
import type { Browser, Page } from 'playwright/test';
import { sampleCalculated } from './sample-calculated';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';
import { mapLoaded, openFromMenu } from './steps';

/*
 * WCAG 2.2 A and AA, as far as axe can tell, on the main screens and both style dialogs, in both themes. At full size:
 * fitted to a small display, targets may be smaller than 24 px (docs/decisions/2026-11-21-page-scale.md).
 */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

let server: RunningServer;

test.beforeAll(async () => {
  // The first start calculates the sample project.
  server = await startServer({ GEP_SAMPLE: '1' });
  await sampleCalculated(server);
});

test.afterAll(async () => {
  await server.stop();
});

/** Asks axe and lists what is wrong: screen, rule, element. */
async function check(page: Page, screen: string): Promise<void> {
  // Colours are judged once nothing is on its way any more.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  await page.evaluate(axe);
  const faults = await page.evaluate(async (runOnly) => {
    const { axe: engine } = window as unknown as {
      axe: { run: (root: Document, options: object) => Promise<AxeResults> };
    };
    const { violations } = await engine.run(document, { runOnly });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, rules);
  expect(faults, screen).toEqual([]);
}

async function open(browser: Browser, theme: 'light' | 'dark'): Promise<Page> {
  // The console's own policy lets no foreign script in; the checker is one.
  const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' });
  await page.addInitScript((name) => {
    localStorage.setItem('gep-theme', name);
    localStorage.setItem('gep-page-scale', 'full');
  }, theme);
  await page.goto(server.url);
  return page;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('账号').fill(server.account);
  await page.getByLabel('密码', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { name: '基础设置' })).toBeVisible();
}

for (const theme of ['light', 'dark'] as const) {
  test(`screens and dialogs keep WCAG 2.2 AA in the ${theme} theme`, async ({ browser }) => {
    const page = await open(browser, theme);
    await expect(page.getByLabel('账号')).toBeVisible();
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByText('请输入密码')).toBeVisible();
    await check(page, 'login with errors');
    await signIn(page);

    await expect(page.getByText('共 12 条')).toBeVisible();
    await check(page, 'basic settings');
    await page.getByRole('button', { name: '项目管理' }).click();
    await expect(page.getByRole('dialog').getByRole('cell', { name: '运行完成' })).toBeVisible();
    await check(page, 'projects');
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();

    await openFromMenu(page, '部门管理');
    await expect(page.getByText('共 12 条')).toBeVisible();
    await check(page, 'departments');
    await page.getByRole('button', { name: '添加部门' }).click();
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('此项为必填项').first()).toBeVisible();
    await check(page, 'department with errors');
    await page.getByRole('button', { name: '取消' }).click();

    await openFromMenu(page, '模型选择');
    await page
      .getByText(/重分类表：/)
      .first()
      .click();
    await check(page, 'model selection');
    await openFromMenu(page, '底图预处理');
    await expect(page.getByRole('button', { name: '开始预处理' })).toBeVisible();
    await check(page, 'pretreatment');
    await openFromMenu(page, '核算看板');
    await expect(page.getByTestId('run-state')).toHaveText('已完成');
    await check(page, 'accounting');

    await charts(page);

    await openFromMenu(page, '空间可视化');
    await mapLoaded(page);
    await page.getByRole('button', { name: '打开统计结果' }).click();
    await expect(page.getByRole('row', { name: /固碳/ })).toBeVisible();
    await check(page, 'spatial result with drawer');
    await page.getByRole('button', { name: '收起统计结果' }).click();
    await page.getByRole('button', { name: /^核算模型/ }).click();
    await check(page, 'model cascader');
    await page.keyboard.press('Escape');
    await dialogs(page);
    await page.close();
  });
}

/** Every tab of the charts, charts as tables, and the dialog of the evidence bundle. */
async function charts(page: Page): Promise<void> {
  await openFromMenu(page, '图表可视化');
  const tabs = page.getByRole('tablist', { name: '图表类别' }).getByRole('tab');
  await expect(tabs.last()).toBeVisible();
  for (const tab of await tabs.all()) {
    const name = await tab.innerText();
    await tab.click();
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel).not.toBeEmpty();
    await expect(panel.getByText(/^(加载中|正在)/)).toHaveCount(0);
    await check(page, `charts, ${name}`);
    const table = panel.getByRole('button', { name: '数据表', exact: true });
    if ((await table.count()) === 0) continue;
    await table.first().click();
    await check(page, `charts, ${name} as a table`);
  }
  await page.getByRole('button', { name: '证据包' }).click();
  await expect(page.getByRole('dialog', { name: '证据包（ZIP）' })).toBeVisible();
  await check(page, 'evidence bundle');
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click();
}

async function dialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /· (空间结果|分区统计)$/ });
  const close = dialog.getByRole('button', { name: '取消', exact: true });
  await page.getByRole('button', { name: '设置样式' }).click();
  await expect(dialog.getByText('拉伸类型')).toBeVisible();
  await check(page, 'raster dialog, stretch');
  await dialog.getByRole('treeitem', { name: '分级' }).click();
  const compute = page.getByRole('button', { name: '计算', exact: true });
  const classes = dialog.getByText('个类别');
  await expect(compute.or(classes)).toBeVisible();
  if (await compute.isVisible()) await compute.click();
  await expect(classes).toBeVisible();
  await check(page, 'raster dialog, classes');
  await close.click();

  await page.getByRole('radio', { name: '分区统计' }).click();
  await mapLoaded(page);
  await page.getByRole('button', { name: '设置样式' }).click();
  await dialog.getByRole('treeitem', { name: '分级色彩' }).click();
  await expect(classes).toBeVisible();
  await check(page, 'polygon dialog, classes');
  await dialog.getByRole('button', { name: '编辑间断值' }).click();
  await check(page, 'break table');
  await page.keyboard.press('Escape');
  await dialog.getByRole('treeitem', { name: '简单符号' }).click();
  await check(page, 'polygon dialog, one symbol');
  await close.click();
}

test('the page fits a small display, and is shown at full size on request', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(server.url);
  await signIn(page);
  const width = async () =>
    (await page.getByRole('button', { name: '项目管理' }).boundingBox())?.width ?? NaN;
  const fitted = await width();
  await page.getByRole('button', { name: '按原始大小显示页面' }).click();
  expect(fitted / (await width())).toBeCloseTo(1366 / 1920, 2);
  await page.getByRole('button', { name: '页面缩放到屏幕' }).click();
  expect(await width()).toBeCloseTo(fitted, 1);
  await page.close();
});

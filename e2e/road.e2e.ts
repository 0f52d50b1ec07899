import { readdirSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { hasTestData, testData } from '../scripts/test-data';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';
import { chooseModel, runAgain, saveSettings, selectModel, startAndStop, uploadRaster } from './road-steps';
import { chooseOption, mapLoaded, openFromMenu } from './steps';

/* The job end to end, on real files: a county file in GBK and rasters of different CRS and cell sizes. */

let server: RunningServer;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.skip(!hasTestData, 'needs the real test data');

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  page = await browser.newPage();
});

test.afterAll(async () => {
  await page.close();
  await server.stop();
});

const regionFiles = (folder: string): string[] =>
  readdirSync(testData(`regions/${folder}`)).map((name) => testData(`regions/${folder}/${name}`));

/** A picture of the page for somebody who wants to look, in the folder GEP_SHOTS. */
const look = async (name: string) => {
  const folder = process.env.GEP_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

test('signs in and creates a project', async () => {
  await page.goto(server.url);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('账号').fill(server.account);
  await page.getByLabel('密码', { exact: true }).fill('Wrong-Pass-1');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('alert')).toContainText('用户名或密码');
  await page.getByLabel('密码', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('button', { name: '打开项目' }).click();
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByLabel('项目名称').fill('福建省2020年');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('heading', { name: '基础设置' })).toBeVisible();
});

test('refuses an incomplete set of shapefile parts and keeps what was there', async () => {
  const parts = regionFiles('fujian_gbk').filter((path) => !path.endsWith('.dbf'));
  await page.locator('input[type=file]').setInputFiles(parts);
  await expect(page.getByText('上传文件不全，应至少包含.shp,.shx,.dbf,.prj四种文件!')).toBeVisible();
  await expect(page.getByText('尚未上传')).toBeVisible();
});

test('reads the real GBK names of the region file, maps the fields and generates the departments', async () => {
  await page.locator('input[type=file]').setInputFiles(regionFiles('fujian_gbk'));
  await expect(page.getByText('CGCS2000').or(page.getByText('China Geodetic'))).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('85', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^编码: gb/i })).toBeVisible();
  for (const [level, name, code] of [
    ['国家', '国家名称', '国家代码'],
    ['省', '省名称', '省代码'],
    ['市', '市名称', '市代码'],
    ['县', '县名称', '县代码'],
  ] as const) {
    await chooseOption(page, `${level} 名称字段`, name);
    await chooseOption(page, `${level} 代码字段`, code);
  }
  await page.getByLabel('计算分辨率').fill('10000');
  await page.getByLabel('数据年份').fill('2020');
  await page.getByLabel('当年').check();
  await chooseOption(page, '核算区划', '省');
  await chooseOption(page, '分区级别', '县');
  await page.getByRole('button', { name: '生成分区部门' }).click();
  await expect(page.getByText('共 85 条')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('cell', { name: '安溪县', exact: true })).toBeVisible();
  await look('setting-basic');
});

test('selects models, uploads rasters of different grids and sets how they are read', async () => {
  await openFromMenu(page, '模型选择');
  await selectModel(page, '固碳');
  await expect(page.getByRole('heading', { name: /固碳 · 数据/ })).toBeVisible();
  const npp = await uploadRaster(page, 'npp', 'npp.tif');
  await npp.getByLabel('缩放系数').fill('0.1');
  const cover = await uploadRaster(page, 'landCover', 'landcover_20class.tif');
  await expect(cover.getByText(/12 类待对照/)).toBeVisible();
  await chooseOption(page, '内置对照表', 'GLCNMO 20 类（南方，草本为草丛）');
  await cover.getByRole('button', { name: '确认分类对照' }).click();
  await expect(cover.getByText('已确认')).toBeVisible();
  await page.getByLabel('NEP 与 NPP 之比 α').fill('0.25');
  await saveSettings(page);
  await look('setting-model');

  await selectModel(page, '水源涵养');
  await expect(page.getByRole('heading', { name: /水源涵养 · 数据/ })).toBeVisible();
  const rain = await uploadRaster(page, 'precipitation', 'pre.tif');
  await rain.getByLabel('缩放系数').fill('0.1');
  await chooseOption(page, '蒸散发来源', '傅抱璞公式');
  await page.getByTestId('input-pet').getByRole('spinbutton').fill('1000');
  await saveSettings(page);
  await selectModel(page, '径流分析');
  await expect(page.getByRole('heading', { name: /径流分析.* · 数据/ })).toBeVisible();
  const days = page.getByTestId('input-dailyPrecipitation');
  for (const [row, depth] of ['60', '85'].entries()) {
    await days.getByRole('button', { name: '添加行' }).click();
    await days.getByRole('textbox', { name: `第 ${row + 1} 行` }).fill(depth);
  }
  await saveSettings(page);

  await selectModel(page, '气候调节');
  await expect(page.getByRole('heading', { name: /气候调节 · 数据/ })).toBeVisible();
});

test('stops the pretreatment, and runs it with live progress', async () => {
  await openFromMenu(page, '底图预处理');
  await startAndStop(page, '开始预处理');
  await look('pretreatment-stopped');
  await runAgain(page, '开始预处理');
  await look('pretreatment');
});

test('stops the calculation, and runs it', async () => {
  await openFromMenu(page, '核算看板');
  await startAndStop(page, '开始计算');
  await look('accounting-stopped');
  await runAgain(page, '开始计算');
  await expect(page.getByRole('link', { name: '查看结果' })).toBeVisible();
  await look('accounting');
});

test('shows the total of the project on the map, and the tree table in the drawer', async () => {
  await page.getByRole('link', { name: '查看结果' }).click();
  await mapLoaded(page);
  await expect(page.getByRole('button', { name: /^核算模型: 3 项服务价值合计（部分）/ })).toBeVisible();
  await expect(page.getByText(/^单位：/)).toBeVisible();
  await look('result-spatial');
  await page.getByRole('button', { name: '打开统计结果' }).click();
  for (const service of ['固碳', '水源涵养', '气候调节', '径流分析']) {
    await expect(page.getByRole('row', { name: new RegExp(service) }).first()).toBeVisible();
  }
  await look('result-drawer');
  await page.getByRole('button', { name: '收起统计结果' }).click();
});

test('shows a district with its value under the pointer', async () => {
  await chooseModel(page, '调节服务', '固碳');
  await page.getByRole('radio', { name: '分区统计' }).click();
  await mapLoaded(page);
  const box = await page.locator('.ol-viewport').boundingBox();
  if (!box) throw new Error('the map has no size');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('tooltip')).toContainText(/\d (万|亿)?元/);
  await look('result-partition');
});

/** The classes in the legend, without the one for missing values. */
const legendRows = () => page.getByRole('region', { name: '图例' }).getByRole('switch', { name: /–|≤|>/ });

const dialog = () => page.getByRole('dialog', { name: /· (空间结果|分区统计)$/ });

test('styles the districts by classes, applies at once, and finds the style again after a reload', async () => {
  await page.getByRole('button', { name: '设置样式' }).click();
  await dialog().getByRole('treeitem', { name: '分级色彩' }).click();
  for (const method of ['等间距', '分位数', '标准差', '自然间断点']) {
    await dialog()
      .getByRole('button', { name: /^分级方法/ })
      .click();
    await page.getByRole('option', { name: method }).click();
  }
  await dialog().getByRole('spinbutton', { name: '分级数' }).fill('3');
  await look('dialog-polygon');
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/style'));
  await dialog().getByRole('button', { name: '应用', exact: true }).click();
  const saved = await answered;
  expect(await saved.json()).toMatchObject({ code: '00000' });
  // The districts (layer type 3) of the service, with what was typed.
  expect(saved.url()).toMatch(/\/3\/[^/]+\/style$/);
  expect(saved.request().postData()).toMatch(/numBreaks\W{1,12}3\b/);
  await expect(legendRows()).toHaveCount(3);
  await dialog().getByRole('button', { name: '确定', exact: true }).click();
  await expect(dialog()).toHaveCount(0);
  await page.reload();
  await mapLoaded(page);
  await chooseModel(page, '调节服务', '固碳');
  await page.getByRole('radio', { name: '分区统计' }).click();
  await mapLoaded(page);
  await expect(legendRows()).toHaveCount(3);
});

test('draws the districts with one symbol and by unique values', async () => {
  await page.getByRole('button', { name: '设置样式' }).click();
  await dialog().getByRole('treeitem', { name: '唯一值' }).click();
  await dialog().getByRole('button', { name: /^字段/ }).click();
  await page.getByRole('option', { name: '名称', exact: true }).click();
  await expect(dialog().getByText('85 个类别')).toBeVisible();
  await expect(dialog().getByRole('row', { name: /三元区/ })).toBeVisible();
  await look('dialog-unique');
  await dialog().getByRole('treeitem', { name: '简单符号' }).click();
  await dialog().getByRole('button', { name: '取消', exact: true }).click();
  await expect(dialog()).toHaveCount(0);
});

test('styles the raster by stretch and by classes', async () => {
  await page.getByRole('radio', { name: '空间结果' }).click();
  await mapLoaded(page);
  await page.getByRole('button', { name: '设置样式' }).click();
  await expect(dialog().getByText('拉伸类型')).toBeVisible();
  await look('dialog-raster');
  await dialog().getByRole('treeitem', { name: '分级' }).click();
  const compute = page.getByRole('button', { name: '计算', exact: true });
  if (await compute.isVisible().catch(() => false)) await compute.click();
  await expect(dialog().getByRole('spinbutton', { name: '分级数' })).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/style'));
  await dialog().getByRole('button', { name: '确定', exact: true }).click();
  expect(await (await saved).json()).toMatchObject({ code: '00000' });
  await page.reload();
  await mapLoaded(page);
  await chooseModel(page, '调节服务', '固碳');
  await page.getByRole('radio', { name: '空间结果' }).click();
  await mapLoaded(page);
  await expect(legendRows()).toHaveCount(4);
});

test('measures a drawn region after asking', async () => {
  await page.getByRole('button', { name: '区域统计' }).click();
  // Points can be set.
  await expect(page.locator('.ol-viewport')).toHaveCSS('cursor', 'crosshair');
  const box = await page.locator('.ol-viewport').boundingBox();
  if (!box) throw new Error('the map has no size');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.click(...at(0.42, 0.42));
  await page.mouse.click(...at(0.58, 0.42));
  await page.mouse.click(...at(0.58, 0.6));
  await page.mouse.dblclick(...at(0.42, 0.6));
  await expect(page.getByText('是否统计所绘区域?')).toBeVisible();
  const answer = page.waitForResponse((response) => response.url().includes('/polygon/statistic/'));
  await page.getByRole('button', { name: '确定', exact: true }).click();
  const { code, data } = (await (await answer).json()) as {
    code: string;
    data: { count: number; sum: number };
  };
  expect(code).toBe('00000');
  expect(data.count).toBeGreaterThan(10);
  const panel = page.getByRole('region', { name: '区域 1', exact: true });
  await expect(panel.getByText('有效像元')).toBeVisible();
  await expect(panel.getByText(String(data.count), { exact: true }).first()).toBeVisible();
});

test('resets the calculation after asking', async () => {
  await openFromMenu(page, '核算看板');
  await page.getByRole('button', { name: '重置' }).click();
  await expect(page.getByText('重置将删除全部计算结果，是否继续？')).toBeVisible();
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await expect(page.getByText('还没有运行过。')).toBeVisible();
  await expect(page.getByRole('link', { name: '查看结果' })).toHaveCount(0);
});

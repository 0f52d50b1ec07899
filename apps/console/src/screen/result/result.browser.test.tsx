import '../../console.css';
import type { GepClient } from '@gep/api-client';
import { createTestClient } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, drawingBegun, openResult as open, radio, signIn } from './testing/result-page';
import { sampleProject, sampleRows } from './testing/sample-project';
import { backend } from '../../session/testing/backend';

let server: ReturnType<typeof createTestClient>['server'];

beforeEach(() => {
  const made = createTestClient(sampleProject());
  backend.client = { ...made.client };
  server = made.server;
  signIn();
});

describe('result screen', () => {
  it('loads settings, then models, and shows the first model in five classes with its unit', async () => {
    await open();
    await expect.element(button(/核算模型: 生态系统生产总值/)).toBeVisible();
    await expect.element(page.getByText('单位：亿元')).toBeVisible();
    await expect.element(page.getByRole('switch').nth(4)).toBeVisible();
    expect(server.log.indexOf('getBasicSetting')).toBeLessThan(server.log.indexOf('listCalculatedModels'));
    await expect.element(radio('空间结果')).toBeDisabled();
    await expect.element(radio('分区统计')).toBeChecked();
    await expect.element(radio('可比年')).toBeDisabled();
  });

  it('keeps where the map looks in its address: a copied link shows the same place', async () => {
    let copied = '';
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied = text;
      return Promise.resolve();
    });
    const place = () => {
      // Directly: the notice of the copy before it may cover the tools.
      (button('复制链接').element() as HTMLElement).click();
      return new URL(copied).searchParams.get('view');
    };
    const { unmount } = await open('?view=118.5_26.25_7.5');
    await expect.element(page.getByRole('switch').nth(0)).toBeVisible();
    expect(place()).toBe('118.50000_26.25000_7.50');
    await button('放大').click();
    // A step is 1.2: log2(1.2) = 0.263.
    await expect.poll(place).toBe('118.50000_26.25000_7.76');
    await unmount();
    await open(new URL(copied).search);
    await expect.element(page.getByRole('switch').nth(0)).toBeVisible();
    expect(place()).toBe('118.50000_26.25000_7.76');
    await button('缩放至图层').click();
    await expect.poll(place).not.toBe('118.50000_26.25000_7.76');
  });

  it('picks a part of a model by keyboard and shows its raster', async () => {
    await open();
    await expect.element(button(/核算模型/)).toBeEnabled();
    button(/核算模型/)
      .element()
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitemradio', { name: '生态系统生产总值' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.poll(() => document.activeElement?.textContent).toBe('水源涵养');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.poll(() => document.activeElement?.textContent).toBe('总量');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(button(/核算模型: 调节服务 \/ 径流分析 \/ 径流曲线法/)).toHaveFocus();
    await expect.element(radio('空间结果')).toBeChecked();
    await expect.element(page.getByText('单位：mm')).toBeVisible();
    await expect.poll(() => server.log).toContain('rasterData');
  });

  it('opens the drawer of 450 px with the tree of services; partition statistics close it', async () => {
    await open('?model=water');
    await button('打开统计结果').click();
    const drawer = page.getByRole('complementary');
    await expect
      .element(page.getByRole('row', { name: /水源涵养 14.52 亿 m³ 1\s234\s567.89/ }))
      .toBeVisible();
    expect(drawer.element().getBoundingClientRect().width).toBe(450);
    const cells = [...drawer.element().querySelectorAll('td, th, td button')];
    expect(cells.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)).toEqual(
      [],
    );
    const [table] = drawer.element().getElementsByTagName('table');
    expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    await expect.element(drawer.getByText(/不是 GEP。没有价值量的最终服务：自然旅游/)).toBeVisible();
    await expect.element(drawer.getByText(/不计入 GEP；不含这些服务为 180.70 亿元/)).toBeVisible();
    await expect.element(drawer.getByText(/最多重复计入 2.50 亿元/)).toBeVisible();
    await expect.element(drawer.getByText(/^固碳：.* 个像元中的 59 个占价值量的 29 %。$/)).toBeVisible();
    await expect.element(drawer.getByText(/^噪声削减：已计算，但没有结果：.*等级/)).toBeVisible();
    await expect.element(drawer.getByText(/没有像元的分区（1 个）：平潭县 \(350128\)/)).toBeVisible();
    await button('收起 径流分析').click();
    await expect.element(page.getByText('径流曲线法')).not.toBeInTheDocument();
    await radio('分区统计').click();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  });

  it('shows ranges where they are wanted: two columns of the table, and the sensitivity of the total', async () => {
    await open('?model=water');
    await button('打开统计结果').click();
    const drawer = page.getByRole('complementary');
    await expect.element(page.getByRole('switch', { name: '显示区间' })).not.toBeChecked();
    expect(server.log).not.toContain('resultRanges');
    await page.getByRole('switch', { name: '显示区间' }).click();
    await expect.element(drawer.getByText('5 % 和 95 % 分位数，随机抽样 10\u2009000 次')).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /水源涵养 1\s234\s567.89 1\s100\s000.00 1\s400\s000.00/ }))
      .toBeVisible();
    await expect.element(page.getByRole('row', { name: '固碳', exact: false }).first()).toBeVisible();
    const bar = drawer.getByRole('table', { name: '总量的敏感性' }).getByRole('row').nth(1);
    await expect.element(bar).toHaveTextContent('水源涵养 · 水库单位库容造价');
    await expect.element(bar).toHaveTextContent('6.387 至 8.452 元/m³ · 来源：水利年鉴 2020');
    await expect.element(bar).toHaveTextContent('170.00200.00');
    await expect.element(drawer.getByText('固碳没有计算结果')).toBeVisible();
    await expect.element(drawer.getByRole('table', { name: '各分区的区间：水源涵养' })).toBeVisible();
  });

  it('unfolds who supplied and confirmed the inputs of the result', async () => {
    await open('?model=water');
    await button('打开统计结果').click();
    const drawer = page.getByRole('complementary');
    await drawer.getByText('水源涵养的数据来源').click();
    await expect.element(drawer.getByText(/^王 导入，2026年1月5日/)).toBeVisible();
    await expect.element(drawer.getByText(/^李，2026年1月5日/)).toBeVisible();
    await expect.element(drawer.getByText('全区统一值')).toBeVisible();
    await expect.element(drawer.getByText('尚无人确认')).toBeVisible();
  });

  it('marks what is older than the data in the table, and says what has changed', async () => {
    const changes = [{ kind: 'parameter' as const, name: '水价' }];
    const outdatedResults = () => [{ modelId: '2', compareFlag: 0 as const, changes }];
    backend.client = { ...createTestClient({ ...sampleProject(), outdatedResults }).client };
    await open('?model=carbon');
    await button('打开统计结果').click();
    const drawer = page.getByRole('complementary');
    await expect.element(drawer.getByText('计算结果早于当前数据或参数，已变更：水价。')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /水源涵养 待更新/ })).toBeVisible();
  });

  it('marks what the comparable year has no separate data or prices for', async () => {
    const [total, ...groups] = sampleRows;
    const resultView = () => [{ ...total, sameAsCurrent: true }, ...groups];
    backend.client = { ...createTestClient({ ...sampleProject(), resultView }).client };
    await open('?model=carbon');
    await button('打开统计结果').click();
    await expect
      .element(page.getByRole('row', { name: /合计（部分） 同当年：无可比年数据和价格/ }))
      .toBeVisible();
  });

  it('keeps the tools 20 px from the right edge, and 457 px beside the open drawer; the legend stays before 477 px', async () => {
    await open('?model=water');
    const cardFromRight = (tool: string) =>
      innerWidth - (button(tool).element().parentElement?.getBoundingClientRect().right ?? NaN);
    expect(cardFromRight('放大')).toBe(20);
    await button('打开统计结果').click();
    await expect.poll(() => cardFromRight('放大')).toBe(457);
    const dock = button('恢复正北方向').element().getBoundingClientRect();
    expect(dock.left).toBeGreaterThan(0);
    expect(dock.right).toBeLessThanOrEqual(innerWidth - 477);
  });

  it('measures a drawn region after a question', async () => {
    await open('?model=water');
    await expect.element(page.getByText('单位：元/hm²')).toBeVisible();
    await button('区域统计').click();
    await drawingBegun();
    const map = page.getByRole('application');
    for (const [x, y] of [
      [500, 300],
      [700, 320],
      [660, 500],
    ])
      await map.click({ position: { x, y } });
    const sum = page.getByRole('group', { name: '所绘区域当前合计' });
    await expect.element(sum).toHaveTextContent(/^价值量9.88 亿元面积123\s400 hm²像元数1\s234$/);
    await map.dblClick({ position: { x: 520, y: 480 } });
    await expect.element(page.getByText('是否统计所绘区域?')).toBeVisible();
    await button('确定').click();
    await expect.element(page.getByRole('heading', { name: '所绘区域' })).toBeVisible();
    const figures = page.getByRole('treegrid', { name: '各统计区域的结果' });
    await expect.element(figures.getByRole('row').nth(1)).toHaveTextContent(/^区域 119.88/);
    await expect.element(sum).not.toBeInTheDocument();
    await button('清除区域').click();
    await expect.element(page.getByRole('heading', { name: '项目合计' })).toBeVisible();
  });

  it('names a district under the pointer with its value and unit, and lists its properties on a click', async () => {
    await open();
    const map = page.getByRole('application');
    await expect.element(page.getByRole('switch').nth(4)).toBeVisible();
    // The layer is fitted: its middle is the map's.
    const { width, height } = map.element().getBoundingClientRect();
    const position = { x: width / 2 - 30, y: height / 2 + 10 };
    await map.hover({ position });
    const tip = page.getByRole('tooltip');
    await expect.element(tip).toHaveTextContent(/^.{2}[县区市镇]价值量[\d.]+\s亿元$/);
    const name = tip.element().querySelector('strong')?.textContent ?? '';
    await map.click({ position });
    const popup = page.getByRole('dialog', { name });
    await expect.element(popup).toHaveFocus();
    await expect.element(popup.getByText('价值量')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(map).toHaveFocus();
    await map.click({ position });
    await popup.getByRole('button', { name: '关闭' }).click();
    await expect.element(popup).not.toBeInTheDocument();
    await map.hover({ position: { x: width / 2, y: height - 4 } });
    await expect.element(tip).not.toBeInTheDocument();
  });

  it('ends a drawing by the pointer tool, and takes a region back that is not to be measured', async () => {
    await open('?model=water');
    await expect.element(page.getByText('单位：元/hm²')).toBeVisible();
    await button('区域统计').click();
    await expect.element(button('区域统计')).toHaveAttribute('aria-pressed', 'true');
    await button('指针').click();
    await expect.element(button('指针')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('区域统计')).toHaveAttribute('aria-pressed', 'false');
    await button('区域统计').click();
    await drawingBegun();
    const map = page.getByRole('application');
    for (const [x, y] of [
      [500, 300],
      [700, 320],
    ])
      await map.click({ position: { x, y } });
    await map.dblClick({ position: { x: 660, y: 500 } });
    await expect.element(page.getByText('是否统计所绘区域?')).toBeVisible();
    await button('取消').click();
    await expect.element(page.getByText('是否统计所绘区域?')).not.toBeInTheDocument();
    expect(server.log).not.toContain('polygonStatistics');
  });

  it('applies and saves a style, which is there after a reload', async () => {
    const first = await open('?model=water');
    await button('设置样式').click();
    const dialog = page.getByRole('dialog', { name: '水源涵养 · 空间结果' });
    await dialog.getByRole('spinbutton', { name: '最大值' }).fill('900');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect.poll(() => server.log).toContain('saveLayerStyle');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('900.00')).toBeVisible();
    await first.unmount();
    await open('?model=water');
    await expect.element(page.getByText('900.00')).toBeVisible();
  });

  it('counts the values of a raster when asked, and says where they are too many', async () => {
    await open('?model=water');
    await button('设置样式').click();
    const kind = page.getByRole('treeitem', { name: '唯一值' });
    await kind.click();
    await page.getByRole('alertdialog').getByRole('button', { name: '计算' }).click();
    await expect.poll(() => server.log).toContain('rasterUniqueValues');
    await expect.element(page.getByText('此字段唯一值过多，不建议使用')).toBeVisible();
    await expect.element(kind).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(page.getByRole('treeitem', { name: '拉伸' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  it('keeps the layer before it when another one cannot be loaded, and loads that one when asked', async () => {
    await open('?model=water&type=partition');
    await expect.element(page.getByRole('switch').nth(4)).toBeVisible();
    const { rasterBaseInfo, versioned } = backend.client as unknown as GepClient;
    const offline = () => Promise.reject(new TypeError('offline'));
    const failing = { ...backend.client, rasterBaseInfo: offline, versioned: offline };
    Object.assign(backend.client, failing);
    await radio('空间结果').click();
    await expect.element(page.getByText(/图层加载失败/)).toBeVisible();
    await expect.element(page.getByRole('switch').nth(4)).toBeVisible();
    const notice = page.getByText(/图层加载失败/).element();
    await button('重试').click();
    // The retry fails at once: its notice is a new one, and stays when the first has gone.
    await expect.poll(() => notice.isConnected).toBe(false);
    await expect.element(page.getByText(/图层加载失败/)).toBeVisible();
    Object.assign(backend.client, { rasterBaseInfo, versioned });
    await button('重试').click();
    await expect.element(page.getByText('单位：元/hm²')).toBeVisible();
    await expect.element(page.getByText(/图层加载失败/)).not.toBeInTheDocument();
  });
});

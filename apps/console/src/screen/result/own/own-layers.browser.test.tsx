import '../../../console.css';
import { writeGeoTiff } from '@gep/raster';
import { createTestClient } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, openResult, signIn } from '../testing/result-page';
import { sampleProject } from '../testing/sample-project';
import { backend } from '../../../session/testing/backend';

let server: ReturnType<typeof createTestClient>['server'];
let turn = 0;
beforeEach(() => {
  const made = createTestClient(sampleProject());
  backend.client = { ...made.client };
  server = made.server;
  // The layers of a tab are kept while it is open: each test has another project.
  signIn('READER', `p${(turn += 1)}`);
});

const panel = page.getByRole('region', { name: '图层', exact: true });
const total = '生态系统生产总值 · 分区统计 · 当年';
const lines = () =>
  [...panel.element().querySelectorAll('li > button[aria-keyshortcuts]')].map((line) =>
    line.getAttribute('aria-label'),
  );

const stations = new File(
  ['站名,经度,纬度,雨量\n福州,119.3,26.1,1400\n厦门,118.1,24.5,1200\n'],
  '雨量站.csv',
);

/** A picture of three bands in degrees. */
async function picture(): Promise<File> {
  const band = (value: number) => ({
    width: 2,
    height: 2,
    data: new Uint8Array([value, value, 255 - value, 0]),
    transform: [118, 0.5, 0, 27, 0, -0.5] as const,
    crs: 'EPSG:4326',
  });
  return new File([new Uint8Array(await writeGeoTiff([band(10), band(120), band(240)]))], '影像.tif');
}

function drop(files: readonly File[]): void {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const target = page.getByRole('application').element();
  const event = (name: string) =>
    target.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: data }));
  event('dragover');
  event('drop');
}

async function withStations() {
  await openResult();
  await expect.element(page.getByText('单位：亿元')).toBeVisible();
  drop([stations]);
  await expect.poll(lines).toEqual(['雨量站 · 本页点图层', total]);
}

describe('files of the reader', () => {
  it('are dropped on the map, listed on top and explained, and nothing is sent', async () => {
    await openResult();
    await expect.element(page.getByText('单位：亿元')).toBeVisible();
    const asked = server.log.length;
    drop([stations, await picture()]);
    await expect.poll(lines).toEqual(['影像 · 本页栅格图层', '雨量站 · 本页点图层', total]);
    await expect.element(panel.getByRole('region', { name: '雨量站 · 本页点图层' })).toBeVisible();
    await expect.element(panel.getByText(/只留在此浏览器标签页中：不上传，不保存到服务器/)).toBeVisible();
    expect(server.log.slice(asked)).toEqual([]);
  });

  it('are chosen by a button as well; a broken one is named, and the others stay', async () => {
    await openResult();
    await page.getByRole('button', { name: '图层', exact: true }).click();
    await expect.element(button('添加文件')).toBeVisible();
    const input = panel.element().querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input!, [new File(['{'], 'x.geojson'), stations]);
    await expect.element(page.getByText('“x.geojson”不是有效的JSON，请重新导出为GeoJSON')).toBeVisible();
    await expect.poll(lines).toEqual(['雨量站 · 本页点图层', total]);
  });

  it('are asked about where they name no coordinate system, the likeliest one first', async () => {
    await openResult();
    await expect.element(page.getByText('单位：亿元')).toBeVisible();
    drop([new File(['id,x,y\n1,39500000,2876810\n'], '样点.csv')]);
    const dialog = page.getByRole('dialog', { name: '选择坐标系' });
    await expect.element(dialog.getByText('文件“样点.csv”未注明坐标系。')).toBeVisible();
    await expect.element(dialog.getByText('X 39500000 至 39500000')).toBeVisible();
    await expect
      .element(dialog.getByRole('combobox'))
      .toHaveValue('CGCS2000 3°带 第39带，中央经线117°E（EPSG:4527）');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect.poll(lines).toEqual(['样点 · 本页点图层', total]);
  });

  it('are styled by the dialog of their kind, by their own columns', async () => {
    await withStations();
    await button('雨量站 · 本页点图层的更多操作').click();
    await page.getByRole('menuitem', { name: '图层样式' }).click();
    const dialog = page.getByRole('dialog', { name: /雨量站/ });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('treeitem', { name: '唯一值' }).click();
    await dialog.getByRole('button', { name: /^字段/ }).click();
    await page.getByRole('option', { name: '站名' }).click();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect.element(panel.getByText('福州')).toBeVisible();
  });

  it('say under the pointer what they have in their columns', async () => {
    await openResult();
    await expect.element(page.getByText('单位：亿元')).toBeVisible();
    drop([new File(['站名,经度,纬度,雨量\n福州,119.3,26.1,1400.256\n'], '雨量站.csv')]);
    await expect.poll(lines).toEqual(['雨量站 · 本页点图层', total]);
    const viewport = document.querySelector('.ol-viewport')!;
    const { left, top, width, height } = viewport.getBoundingClientRect();
    // The map goes to the station, in the middle of what bar, tools and legend leave free.
    const at = { clientX: left + width / 2 - 18, clientY: top + height / 2 + 16, bubbles: true };
    const popup = () => {
      viewport.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType: 'mouse' }));
      return document.querySelector('[role=tooltip]')?.textContent ?? '';
    };
    await expect.poll(popup).toContain('站名福州');
    expect(popup()).toMatch(/雨量1\s400\.256/);
  });

  it('are read beside the page where they are large, and refused with the same words', async () => {
    await openResult();
    await expect.element(page.getByText('单位：亿元')).toBeVisible();
    const rows = Array.from({ length: 60_000 }, (_, i) => `站${i},${118 + (i % 100) / 50},26.1,${i}`);
    const broken = new File([`{${' '.repeat(1_200_000)}`], '大.geojson');
    drop([broken, new File([`站名,经度,纬度,雨量\n${rows.join('\n')}\n`], '大表.csv')]);
    await expect.element(page.getByText('“大.geojson”不是有效的JSON，请重新导出为GeoJSON')).toBeVisible();
    await expect.poll(lines).toEqual(['大表 · 本页点图层', total]);
  });

  it('are taken away, after which the map has them no more', async () => {
    await withStations();
    await button('移除雨量站 · 本页点图层').click();
    await expect.poll(lines).toEqual([total]);
  });
});

describe('groups', () => {
  it('are made around a layer, hide what is in them and are in the address of the page', async () => {
    await withStations();
    await button('雨量站 · 本页点图层的更多操作').click();
    await page.getByRole('menuitem', { name: '为此图层新建分组' }).click();
    const dialog = page.getByRole('dialog', { name: '新建分组' });
    await dialog.getByLabelText('分组名称').fill('观测');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect.poll(lines).toEqual(['分组“观测”', '雨量站 · 本页点图层', total]);
    await button('隐藏分组“观测”').click();
    await expect.element(panel.getByRole('region', { name: '雨量站 · 本页点图层' })).not.toBeInTheDocument();
    // Into the group from below, by keys, and the focus goes along.
    const line = panel.getByRole('button', { name: total, exact: true });
    line.element().focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(line).toHaveFocus();
    const row = () => line.element().closest('li')?.dataset.member;
    await expect.poll(row).toBe('true');
    await button('取消分组“观测”（图层保留）').click();
    await expect.poll(lines).toEqual(['雨量站 · 本页点图层', total]);
    await expect.element(panel.getByRole('region', { name: '雨量站 · 本页点图层' })).toBeVisible();
  });
});

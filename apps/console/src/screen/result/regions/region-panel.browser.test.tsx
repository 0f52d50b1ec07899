import '../../../console.css';
import type { FileRegion, RegionStatistics } from '@gep/api-client';
import { createTestClient } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, drawingBegun, openResult, signIn } from '../testing/result-page';
import { polygonWkb } from '../testing/polygon-wkb';
import { sampleProject, sampleRows } from '../testing/sample-project';
import { backend } from '../../../session/testing/backend';

/** 元 in the current and the comparable year, and the cells of 1 km² with a value. */
const region = (
  value: number | null,
  before: number | null,
  validCount: number,
  missing: RegionStatistics['missing'] = null,
): RegionStatistics => {
  const figures = (priceValue: number | null) => ({
    ...{ functionValue: null, priceValue, validCount, count: 120 },
  });
  return {
    ...{ count: validCount, area: 100 * validCount, sum: value, mean: value, min: value, max: value },
    ...{ stddev: 0, unit: '元', rows: sampleRows, missing },
    ...{ current: figures(value), comparable: figures(before) },
  };
};

/** A square of 30 km in the made-up region. */
const square = (west: number): string => {
  const [east, south, north] = [west + 30_000, 2_940_000, 2_970_000];
  return polygonWkb([west, south, west, north, east, north, east, south, west, south]);
};

let posted: Record<string, unknown> = {};
let rowsOfFile: FileRegion['rows'] = sampleRows;
let measuredModels: string[] = [];

beforeEach(() => {
  localStorage.clear();
  measuredModels = [];
  rowsOfFile = sampleRows;
  const made = createTestClient({
    ...sampleProject(),
    fileStatistics: ({ params }) => {
      measuredModels.push(params.id);
      return [
        { ...region(2e8, 1e8, 80), rows: rowsOfFile },
        { ...region(5e8, 6e8, 100), rows: rowsOfFile },
        { ...region(null, null, 0, 'outside'), rows: rowsOfFile },
        {
          wkbList: [square(13_210_000), square(13_260_000), square(13_310_000)],
          columns: [
            { name: 'CODE', values: ['a1', 'b2', 'c3'] },
            { name: '名称', values: ['西湖', '东湖', '远滩'] },
          ],
          shared: 7,
        },
      ];
    },
    regionTableFile: ({ body }) => {
      posted = body;
      return new Uint8Array();
    },
  });
  backend.client = { ...made.client };
  signIn();
});

const grid = page.getByRole('treegrid', { name: '各统计区域的结果' });
const rowOf = (name: string) => grid.getByRole('row').filter({ hasText: name });
const cells = (name: string) =>
  [...rowOf(name).element().children].map((cell) =>
    (cell.textContent ?? '').replaceAll('\u2009', ' ').trim(),
  );
const names = () =>
  grid
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);

async function upload() {
  await openResult('?model=water');
  await expect.element(page.getByText('单位：元/hm²')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file][aria-label="上传统计矢量文件"]');
  await userEvent.upload(input!, new File(['{}'], '湖泊.geojson'));
  await expect.element(grid).toBeVisible();
}

describe('uploaded regions', () => {
  it('keep their names, are ranked by value, totalled, and say why one has no figures', async () => {
    await upload();
    expect(names()).toEqual(['东湖', '西湖', '远滩', '合计']);
    expect(cells('东湖').slice(0, 3)).toEqual(['东湖', '1', '5.00']);
    // 5 亿元 in 100 km².
    expect(cells('东湖').join('|')).toContain('500.00');
    expect(cells('远滩')).toEqual(['远滩', '位于核算范围之外']);
    expect(cells('合计').slice(0, 3)).toEqual(['合计', '', '7.00']);
    await expect.element(page.getByText('有 7 个像元同属多个区域，在合计中重复计入')).toBeVisible();
  });

  it('are named by the column that is chosen', async () => {
    await upload();
    await page.getByRole('button', { name: /名称字段/ }).click();
    await page.getByRole('option', { name: '名称取自“CODE”' }).click();
    await expect.poll(names).toEqual(['b2', 'a1', 'c3', '合计']);
    await page.getByRole('button', { name: /名称字段/ }).click();
    await page.getByRole('option', { name: '按顺序编号' }).click();
    await expect.poll(names).toEqual(['区域 2', '区域 1', '区域 3', '合计']);
  });

  it('are marked in the table when the pointer is on the map, and chosen by a click on either', async () => {
    await upload();
    const map = page.getByRole('application');
    const { width, height } = map.element().getBoundingClientRect();
    await grid.getByRole('button', { name: '西湖' }).click();
    await expect.element(rowOf('西湖')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('heading', { name: '西湖' })).toBeVisible();
    const marked = () => grid.element().querySelector('[data-marked="true"]')?.textContent ?? '';
    // The regions are side by side in what the drawer leaves free.
    const find = async () => {
      for (let x = 40; x < width - 450; x += 24) {
        await map.hover({ position: { x, y: height / 2 } });
        if (marked().startsWith('东湖')) return { x, y: height / 2 };
      }
      return null;
    };
    let position = null as Awaited<ReturnType<typeof find>>;
    await expect.poll(async () => (position = await find())).not.toBeNull();
    await map.click({ position: position! });
    await expect.element(rowOf('东湖')).toHaveAttribute('aria-selected', 'true');
  });

  it('are compared side by side, with the other year', async () => {
    await upload();
    await page.getByRole('checkbox', { name: '对比 东湖' }).click();
    await page.getByRole('checkbox', { name: '对比 西湖' }).click();
    const compared = page.getByRole('table', { name: '区域对比' });
    const lineOf = (title: RegExp) =>
      [...compared.getByRole('row', { name: title }).element().children].map((cell) => cell.textContent);
    await expect.element(compared.getByRole('columnheader', { name: '东湖' })).toBeVisible();
    expect(lineOf(/^价值量/).slice(1)).toEqual(['5.00', '2.00']);
    expect(lineOf(/^较可比年/).slice(1)).toEqual(['−1.00', '1.00']);
  });

  it('of a long file come without services, which are shown for the region that is looked at', async () => {
    rowsOfFile = null;
    await upload();
    const services = page.getByRole('treegrid', { name: '服务名称' });
    await expect.element(services.getByRole('row', { name: new RegExp(sampleRows[0].name) })).toBeVisible();
  });

  it('are taken off the list one by one; without any the project is shown again', async () => {
    await upload();
    for (const [name, left] of [
      ['西湖', ['东湖', '远滩', '合计']],
      ['远滩', ['东湖', '合计']],
    ] as const) {
      await grid.getByRole('button', { name }).click();
      await button('移出列表').click();
      await expect.poll(names).toEqual(left);
    }
    await button('移出列表').click();
    await expect.element(grid).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: '项目合计' })).toBeVisible();
  });

  it('are measured in another model that is chosen, under their names', async () => {
    await upload();
    await page.getByRole('button', { name: /名称字段/ }).click();
    await page.getByRole('option', { name: '名称取自“CODE”' }).click();
    await button(/核算模型/).click();
    await page.getByRole('menuitemradio', { name: '生态系统生产总值' }).click();
    await expect.poll(() => measuredModels).toEqual(['water', 'gep']);
    await expect.poll(names).toEqual(['b2', 'a1', 'c3', '合计']);
  });

  it('are downloaded in their order with names and year', async () => {
    await upload();
    await button('下载表格').click();
    await button('文本表格（CSV）').click();
    await expect.poll(() => posted.format).toBe('csv');
    expect(posted).toMatchObject({ id: 'water', compareFlag: 0, shared: 7 });
    expect((posted.regions as { name: string }[]).map(({ name }) => name)).toEqual(['东湖', '西湖', '远滩']);
  });
});

describe('drawn regions', () => {
  /** Draws a triangle at a place of the map and confirms it. */
  const draw = async (x: number) => {
    const map = page.getByRole('application');
    await drawingBegun();
    await map.click({ position: { x, y: 300 } });
    await map.click({ position: { x: x + 120, y: 320 } });
    await map.dblClick({ position: { x: x + 90, y: 420 } });
    await button('确定').click();
  };

  it('are named by hand and joined by further ones, whose overlap the total warns of', async () => {
    await openResult('?model=water');
    await expect.element(page.getByText('单位：元/hm²')).toBeVisible();
    await button('区域统计').click();
    await draw(300);
    await expect.poll(names).toEqual(['区域 1', '合计']);
    const name = page.getByRole('textbox', { name: '区域名称' });
    await name.fill('老城');
    await expect.poll(names).toEqual(['老城', '合计']);
    await button('再绘一个区域').click();
    await draw(200);
    await expect.poll(() => [...names()].sort()).toEqual(['区域 2', '合计', '老城'].sort());
    await expect.element(page.getByText('区域如有重叠，重叠部分在合计中重复计入')).toBeVisible();
    await button('区域统计').click();
    await draw(200);
    await expect.poll(names).toEqual(['区域 1', '合计']);
  });
});

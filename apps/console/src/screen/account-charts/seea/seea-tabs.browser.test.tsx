import '../../../console.css';
import { changeValue } from '@gep/api-client';
import type { ChangedPlace, ExtentAccount, RasterWindow, SeeaTable } from '@gep/api-client';
import { GepDataError } from '@gep/raster';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import ExtentTab from '../tab/extent-tab';
import SeeaTab from '../tab/seea-tab';
import { backend } from '../../../session/testing/backend';
import { useSession } from '../../../session/session-store';
import { useFigure } from '../../figure/figure-store';

/** SEEALand: 2 ha of forest became cropland. */
const account: ExtentAccount = {
  missing: null,
  cellArea: 0.5,
  types: [
    { code: 1, name: '森林' },
    { code: 5, name: '农田' },
  ],
  rows: [
    { entry: 'opening', byType: [40, 60], total: 100 },
    { entry: 'managedExpansion', byType: [null, null], total: null },
    { entry: 'closing', byType: [38, 62], total: 100 },
  ],
  cells: [
    [76, 4],
    [0, 120],
  ],
  districts: [
    { level: 'county', code: '1', name: '甲县', area: 60, changed: 2 },
    { level: 'county', code: '2', name: '乙县', area: 40, changed: 0 },
  ],
};

const tables: SeeaTable[] = [
  {
    ...{ key: '4.1', title: '表 4.1', unit: 'hm²', head: '类型', rows: [], columns: [], notes: [] },
    missing: '没有可比的土地覆盖',
  },
  {
    ...{ key: '9.1a', title: '表 9.1a', unit: '万元', head: '供给', missing: null, notes: ['默认使用者'] },
    columns: [
      { title: '农业', group: '经济单位', applies: false },
      { title: '森林', group: '生态系统类型', applies: true },
      { title: '供给总计', group: null, applies: true },
    ],
    rows: [
      {
        title: '调节与维护服务',
        indent: 0,
        kind: 'section',
        cells: [null, null, null],
        figures: [null, null, null],
      },
      {
        ...{ title: '固碳', indent: 1, kind: 'entry', cells: [null, 375, 375] },
        figures: [null, { id: '5', output: 'value', type: 1 }, { id: '5', output: 'value' }],
      },
    ],
  },
];

const show = (tab: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {tab}
    </QueryClientProvider>,
  );

/** Waits until there is a cell in the middle of the map, which the pointer shows. */
async function cellsDrawn(): Promise<void> {
  const cursor = () => {
    const viewport = document.querySelector<HTMLElement>('.ol-viewport');
    if (!viewport) return '';
    const { left, top, width, height } = viewport.getBoundingClientRect();
    const middle = { clientX: left + width / 2, clientY: top + height / 2 };
    viewport.dispatchEvent(
      new PointerEvent('pointermove', { ...middle, bubbles: true, pointerType: 'mouse' }),
    );
    return viewport.style.cursor;
  };
  await expect.poll(cursor).toBe('pointer');
}

const asked: unknown[] = [];
/** What the map asked for. */
const places: unknown[] = [];
beforeEach(() => {
  useFigure.getState().close();
  useSession.setState({ projectId: 'p1' });
  places.length = 0;
  asked.length = 0;
  backend.client = {
    extentAccount: (query: { code?: string }) => {
      asked.push(query);
      return Promise.resolve(query.code ? { ...account, districts: [] } : account);
    },
    seeaTables: (query: unknown) => {
      asked.push(query);
      return Promise.resolve(tables);
    },
    changedCells: (query: unknown) => {
      places.push(query);
      return Promise.resolve<ChangedPlace>({ cells: 4, extent: [0, 0, 1000, 1000] });
    },
    // Cells as numbers.
    bytes: () => Promise.reject(new GepDataError('tiff-damaged', 'window', 'a GeoTIFF')),
    changedCellsData: ({ minX, minY, maxX, maxY }: Record<string, number>) =>
      Promise.resolve<RasterWindow>({
        ...{ exist: true, extent: [minX, minY, maxX, maxY], width: 1, height: 1, noDataValue: -9999 },
        dataList: [[changeValue(1, 5)]],
      }),
    regionPreview: () => Promise.reject(new Error('no borders')),
    basemap: () => Promise.resolve({ layers: [], tiandituKey: null }),
    getBasicSetting: () => Promise.resolve({ particularYear: '2020' }),
  };
});

describe('the tab of the extent', () => {
  it('says what a cell of the matrix is, by mouse and by keyboard', async () => {
    await show(<ExtentTab projectId="p1" />);
    const cell = page.getByRole('button', {
      name: /森林 → 农田：2\.00 hm²（4 个像元），占期初森林的 5\.00 %/,
    });
    await cell.click();
    await expect.element(cell).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect.element(page.getByText(/森林 未变化：38\.00 hm²/)).toBeVisible();
  });

  it('shows the cells of a pair, of a row or of a column alone on the map', async () => {
    await show(<ExtentTab projectId="p1" />);
    await expect.poll(() => places.at(-1)).toEqual({ projectId: 'p1', typeLevel: 1 });
    await page.getByRole('button', { name: /森林 → 农田：2\.00 hm²/ }).click();
    await expect.poll(() => places.at(-1)).toMatchObject({ from: 1, to: 5 });
    await page.getByRole('rowheader', { name: '森林' }).getByRole('button').click();
    await expect.poll(() => places.at(-1)).toEqual({ projectId: 'p1', typeLevel: 1, from: 1 });
    await expect.element(page.getByText(/森林 减少：2\.00 hm²（4 个像元）/)).toBeVisible();
    await page.getByRole('columnheader', { name: '农田' }).getByRole('button').click();
    await expect.poll(() => places.at(-1)).toEqual({ projectId: 'p1', typeLevel: 1, to: 5 });
    await page.getByRole('button', { name: '全部变化' }).click();
    await expect.poll(() => places.at(-1)).toEqual({ projectId: 'p1', typeLevel: 1 });
    await page.getByRole('button', { name: '甲县' }).click();
    await expect.poll(() => places.at(-1)).toEqual({ projectId: 'p1', typeLevel: 1, code: '1' });
  });

  it('has the area of each change in the legend of the map, which can be chosen there', async () => {
    await show(<ExtentTab projectId="p1" />);
    const legend = page.getByRole('region', { name: '变化面积 (hm²)' });
    await expect.element(legend.getByRole('listitem')).toHaveTextContent(/森林 → 农田.*2\.00/);
    await expect.element(legend.getByText('合计 2.00 hm²，4 个像元')).toBeVisible();
    await legend.getByRole('button', { name: '森林 → 农田' }).click();
    await expect.poll(() => places.at(-1)).toMatchObject({ from: 1, to: 5 });
  });

  it('names the change of a cell that is pressed on the map, and marks it in the matrix', async () => {
    await show(<ExtentTab projectId="p1" />);
    const map = page.getByRole('application', { name: '类型变化地图' });
    const cell = page.getByRole('button', { name: /森林 → 农田：2\.00 hm²/ });
    await expect.element(cell).toHaveAttribute('aria-pressed', 'false');
    await cellsDrawn();
    await map.click();
    await expect.element(cell).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText(/森林 → 农田：2\.00 hm²（4 个像元）/)).toBeVisible();
  });

  it('says and shows the change under a cross that the arrow keys move, and marks it by Enter', async () => {
    await show(<ExtentTab projectId="p1" />);
    const map = page.getByRole('application', { name: '类型变化地图' });
    const cell = page.getByRole('button', { name: /森林 → 农田：2\.00 hm²/ });
    await cellsDrawn();
    (map.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => map.element().parentElement?.textContent).toContain('森林 → 农田');
    await expect.element(cell).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(cell).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => map.element().parentElement?.textContent).not.toContain('森林 → 农田');
  });

  it('shows the account of a district of the list', async () => {
    await show(<ExtentTab projectId="p1" />);
    await page.getByRole('button', { name: '甲县' }).click();
    await expect.poll(() => asked.at(-1)).toMatchObject({ projectId: 'p1', code: '1' });
  });

  it('opens what an area of the account is made of, of the district that is shown', async () => {
    await show(<ExtentTab projectId="p1" />);
    const closing = page.getByRole('table', { name: '范围账户' }).getByRole('row', { name: /期末/ });
    await closing.getByRole('button').nth(1).click();
    const figure = {
      id: 'extent',
      output: 'function',
      entry: 'closing',
      type: 5,
      typeLevel: 1,
      projectId: 'p1',
    };
    expect(useFigure.getState().path).toEqual([figure]);
    await page.getByRole('button', { name: '甲县' }).click();
    await closing.getByRole('button').last().click();
    expect(useFigure.getState().path).toEqual([{ ...figure, type: undefined, code: '1' }]);
  });

  it('says why there is no account', async () => {
    backend.client.extentAccount = () =>
      Promise.resolve({ ...account, missing: 'same', types: [], rows: [], cells: [], districts: [] });
    await show(<ExtentTab projectId="p1" />);
    await expect.element(page.getByText(/没有可比的土地覆盖/)).toBeVisible();
  });
});

describe('the tab of the tables', () => {
  it('shows the first table that there is something in, without the columns in which nothing can be entered', async () => {
    await show(<SeeaTab projectId="p1" />);
    await expect.element(page.getByRole('table', { name: '表 9.1a (万元)' })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: '固碳' })).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: '农业' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: '账户表' }).click();
    await page.getByRole('option', { name: '表 4.1' }).click();
    await expect.element(page.getByText('没有可比的土地覆盖')).toBeVisible();
  });

  it('opens what a figure is made of, with the year, level and assumptions of the table', async () => {
    await show(<SeeaTab projectId="p1" />);
    await page.getByRole('row', { name: /固碳/ }).getByRole('button').first().click();
    expect(useFigure.getState().path).toEqual([
      {
        ...{ id: '5', output: 'value', type: 1, projectId: 'p1' },
        ...{ compareFlag: 0, typeLevel: 1, discountRate: 2, assetLife: 100, yields: 'reappraisal' },
      },
    ]);
  });

  it('asks for the assets with the rate and the life that are typed', async () => {
    await show(<SeeaTab projectId="p1" />);
    await userEvent.fill(page.getByRole('spinbutton', { name: '贴现率' }), '3');
    await userEvent.fill(page.getByRole('spinbutton', { name: '资产年限' }), '50');
    await expect.poll(() => asked.at(-1)).toMatchObject({ discountRate: 3, assetLife: 50 });
  });
});

import '../../console.css';
import type { RasterStatisticsInfo, VectorLayer } from '@gep/api-client';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { routes } from '../../routes';
import { previewAddress } from '../../session/preview-address';
import { useSession } from '../../session/session-store';
import { backend } from '../../session/testing/backend';

const place = { projectId: 'p1', reportTemplateId: 't1', reportFormId: 'f1' };
const extent: [number, number, number, number] = [13_200_000, 2_900_000, 13_300_000, 3_000_000];
const band: RasterStatisticsInfo = {
  ...{ dataType: 'float32', minValue: 10, maxValue: 40, meanValue: 25, stdDevValue: 11.18 },
  ...{ noDataValue: -9999, enableUniqueValue: true, uniqueValueCount: 4, totalCount: 4 },
  uniqueValue: [10, 20, 30, 40].map((value) => ({ value, count: 1 })),
  histogram: { min: 10, max: 40, counts: [1, 1, 1, 1] },
};
const point = '01010000000000000080266941000000008040464100000000'.slice(0, 42);
const roads: VectorLayer = {
  ...{ id: 'v1', name: 'sites.geojson', layerType: 1, geometryType: 'MultiPoint', zIndex: 0, unit: '' },
  ...{ projection: 'EPSG:3857', originalProjection: 'EPSG:4326', labelField: 'name', valueField: null },
  ...{ layerStyle: null, statisticsInfo: null, bandInfoVo: [], layerExtent: JSON.stringify(extent) },
  fields: [
    { fieldName: 'name', fieldType: 'STRING' },
    { fieldName: 'height', fieldType: 'REAL' },
  ],
  features: [
    {
      fid: 0,
      geometryWkb: btoa(String.fromCharCode(...(point.match(/../g) ?? []).map((two) => parseInt(two, 16)))),
      featureTableData: [
        { name: 'name', data: '甲站' },
        { name: 'height', data: 12 },
      ],
    },
  ],
};

let asked: string[];
let estimated: boolean;
let missing: boolean;

beforeEach(() => {
  asked = [];
  estimated = false;
  missing = false;
  const { client } = createTestClient({
    rasterPreviewInfo: ({ params, query }) => {
      asked.push(`${params.reportFormId} ${query.band ?? 1}`);
      if (missing) throw new TestFault('FORM_EMPTY', { form: '年降水量' });
      return {
        ...{ width: 2, height: 2, cellSize: 0.5, crs: 'EPSG:4326', unit: 'mm/a', layerStyle: null, extent },
        ...{ title: '年降水量', fileName: 'rain.tif', bandCount: 12 },
        bandInfoVo: [
          { bandName: 'Band', rasterStatisticsInfoVo: { ...band, ...(estimated && { estimated: true }) } },
        ],
      };
    },
    rasterPreview: () => ({
      ...{ exist: true, extent, width: 2, height: 2, noDataValue: -9999 },
      dataList: [[10, 20, 30, 40]],
    }),
    rasterPreviewStatistics: () => [band],
    vectorPreview: () => ({ ...roads, title: '监测点' }),
    vectorPreviewStatistics: () => [
      {
        ...{ field: 'name', valueType: 'STRING', min: null, max: null, mean: null, stddev: null },
        ...{ enableUniqueValue: true, uniqueValues: [], uniqueValueCount: 1, totalCount: 1 },
      },
      {
        ...{ field: 'height', valueType: 'REAL', min: 12, max: 12, mean: 12, stddev: 0 },
        ...{ enableUniqueValue: true, uniqueValues: [], uniqueValueCount: 1, totalCount: 1 },
      },
    ],
    getReportForm: ({ query }) => {
      asked.push(`form ${query.reportFormId}`);
      throw new TestFault('NOT_FOUND', { what: '填报表' });
    },
    basemap: () => ({ layers: [], tiandituKey: null }),
    listPublicStyles: () => [],
    listUserStyles: () => [],
  });
  backend.client = { ...client };
  sessionStorage.removeItem('gep-file-preview');
  window.name = '';
  useSession.setState({ token: 't', user: null, projectId: null });
});

async function open(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, screen };
}

const raster = previewAddress({ ...place, fileType: 'RASTER', fileName: 'rain.tif' });
const vector = previewAddress({ ...place, fileType: 'VECTOR', fileName: 'sites.geojson' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const fact = (label: string) =>
  page.getByText(label, { exact: true }).element().nextElementSibling?.textContent;

describe('/preview of a raster', () => {
  it('shows the file with its legend, and its statistics beside the map', async () => {
    await open(raster);
    await expect.element(page.getByRole('heading', { name: '数据预览' })).toBeVisible();
    await expect.element(page.getByText('rain.tif')).toBeVisible();
    await expect.element(page.getByText('年降水量')).toBeVisible();
    await expect.poll(() => document.title).toBe('rain.tif · 数据预览');
    await expect.element(page.getByText('图例')).toBeVisible();
    await button('栅格统计').click();
    await expect.element(page.getByRole('complementary', { name: '栅格统计' })).toBeVisible();
    expect(['最小值', '最大值', '平均值', '标准差', '有效像元', '坐标系'].map(fact)).toEqual([
      ...['10', '40', '25', '11.18', '4（100.00%）', 'EPSG:4326'],
    ]);
    await expect.element(page.getByRole('img', { name: '10 至 40 的像元分布' })).toBeVisible();
  });

  it('says which figures are estimates', async () => {
    estimated = true;
    await open(raster);
    await button('栅格统计').click();
    await expect.element(page.getByText('栅格较大，部分数值按采样的像元估计。')).toBeVisible();
  });

  it('opens another band', async () => {
    await open(raster);
    await button(/波段/).click();
    await page.getByRole('option', { name: '波段 7 / 12' }).click();
    await expect.poll(() => asked).toEqual(['f1 1', 'f1 7']);
  });

  it('is styled for the page alone', async () => {
    await open(raster);
    await button(/设置样式/).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('treeitem', { name: '唯一值' }).click();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('says why there is no file, and tries again', async () => {
    missing = true;
    await open(raster);
    await expect.element(page.getByRole('alert')).toHaveTextContent('年降水量');
    missing = false;
    await button('重试').click();
    await expect.element(page.getByText('图例')).toBeVisible();
  });
});

describe('/preview of a vector file', () => {
  it('shows its fields', async () => {
    await open(vector);
    await button('字段').click();
    await expect.element(page.getByRole('row', { name: /height/ })).toHaveTextContent('height数字1121212');
    expect(['要素数', '图形类型'].map(fact)).toEqual(['1', '点']);
  });
});

describe('the parameters of /preview', () => {
  it('come out of the name of the window, and hold after a reload', async () => {
    window.name = JSON.stringify({ ...place, fileType: 'RASTER', fileName: 'rain.tif' });
    const { screen } = await open('/preview');
    await expect.element(page.getByText('年降水量')).toBeVisible();
    expect(window.name).toBe('');
    await screen.unmount();
    await open('/preview');
    await expect.element(page.getByText('年降水量')).toBeVisible();
  });

  it.each(['/preview', '/preview?projectId=p1&fileType=RASTER'])('are missing in %s', async (address) => {
    await open(address);
    await expect.element(page.getByRole('alert')).toHaveTextContent('缺少预览参数');
    expect(asked).toEqual([]);
  });

  it('may be the form alone: what is wrong with it is said', async () => {
    await open('/preview?reportFormId=f9');
    await expect.element(page.getByRole('alert')).toHaveTextContent('填报表');
    expect(asked).toEqual(['form f9']);
  });

  it('are of no use without a session', async () => {
    useSession.setState({ token: null });
    const { router } = await open(raster);
    await expect.poll(() => router.state.location.pathname).toBe('/login');
  });
});

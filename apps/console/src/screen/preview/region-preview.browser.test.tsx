import '../../console.css';
import type { VectorLayer } from '@gep/api-client';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { routes } from '../../routes';
import { useSession } from '../../session/session-store';
import { openWithHandOff } from '../../session/window-name';
import { polygonWkb } from '../result/testing/polygon-wkb';
import { backend } from '../../session/testing/backend';

/** Two squares of 100 km side by side, EPSG:3857. */
const square = (west: number): string => {
  const [minX, minY, maxX, maxY] = [west, 2_900_000, west + 100_000, 3_000_000];
  return polygonWkb([minX, minY, maxX, minY, maxX, maxY, minX, maxY, minX, minY]);
};
const file: VectorLayer = {
  id: 'p1/region',
  name: '福建省区县.shp',
  layerType: 3,
  geometryType: 'MultiPolygon',
  projection: 'EPSG:3857',
  originalProjection: 'EPSG:4326',
  fields: [{ fieldName: '县名称', fieldType: 'STRING' }],
  labelField: '县名称',
  valueField: null,
  zIndex: 0,
  unit: '',
  layerStyle: null,
  statisticsInfo: null,
  bandInfoVo: [],
  layerExtent: '[13200000,2900000,13400000,3000000]',
  features: ['鼓楼区', '台江区'].map((name, index) => ({
    fid: index,
    geometryWkb: square(13_200_000 + index * 100_000),
    featureTableData: [{ name: '县名称', data: name }],
  })),
};

let asked: string[];
let missing: boolean;

beforeEach(() => {
  asked = [];
  missing = false;
  const { client } = createTestClient({
    regionPreview: ({ params }) => {
      asked.push(params.projectId);
      if (missing) throw new TestFault('NO_REGION_FILE');
      return file;
    },
    basemap: () => ({ layers: [], tiandituKey: null }),
    listPublicStyles: () => [],
    listUserStyles: () => [],
  });
  backend.client = { ...client };
  sessionStorage.removeItem('gep-region-preview');
  window.name = '';
  useSession.setState({ token: 't', user: null, projectId: null });
});

async function open() {
  const router = createMemoryRouter(routes, { initialEntries: ['/region/preview'] });
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, screen };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Colour in the middle of the map, off the border between the two squares. */
function colorAt(x: number, y: number): readonly number[] {
  const canvases = [...document.querySelectorAll<HTMLCanvasElement>('.ol-layer canvas')];
  for (const canvas of canvases.reverse()) {
    const { left, top, width } = canvas.getBoundingClientRect();
    const scale = canvas.width / width;
    const pixel = canvas.getContext('2d')?.getImageData((x - left) * scale, (y - top) * scale, 1, 1).data;
    if (pixel && pixel[3] > 0) return [...pixel];
  }
  return [0, 0, 0, 0];
}

describe('/region/preview', () => {
  it('needs a session but no project', async () => {
    window.name = JSON.stringify({ projectId: 'p1', fileName: 'a.shp' });
    await open();
    await expect.element(page.getByRole('heading', { name: '行政区预览' })).toBeVisible();
    await expect.element(page.getByText('福建省区县.shp')).toBeVisible();
    await expect.element(page.getByText('2 个要素')).toBeVisible();
    expect(asked).toEqual(['p1']);
    expect(window.name).toBe('');
    await expect.poll(() => document.title).toBe('福建省区县.shp · 行政区预览');
  });

  it('goes to the login without a session, and clears the name', async () => {
    useSession.setState({ token: null });
    window.name = JSON.stringify({ projectId: 'p1' });
    const { router } = await open();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    expect(window.name).toBe('');
  });

  it.each(['', 'nonsense', JSON.stringify({ projectId: ['p1'] })])(
    'says what is missing when the name holds %j',
    async (name) => {
      window.name = name;
      await open();
      await expect.element(page.getByRole('alert')).toHaveTextContent('缺少预览参数');
      expect(asked).toEqual([]);
    },
  );

  it('shows the same file after a reload of the tab', async () => {
    window.name = JSON.stringify({ projectId: 'p1', fileName: 'a.shp' });
    const { screen } = await open();
    await expect.element(page.getByText('2 个要素')).toBeVisible();
    await screen.unmount();
    await open();
    await expect.element(page.getByText('2 个要素')).toBeVisible();
    expect(asked).toEqual(['p1', 'p1']);
  });

  it('draws fills with an alpha of 0.2, also of a style chosen here', async () => {
    window.name = JSON.stringify({ projectId: 'p1' });
    await open();
    await expect.element(button(/设置样式/)).toBeEnabled();
    // 0.2 of 255 is 51.
    await expect.poll(() => colorAt(560, 400)[3]).toBe(51);
    const plain = colorAt(560, 400);
    await button(/设置样式/).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeInTheDocument();
    await dialog.getByRole('treeitem', { name: '唯一值' }).click();
    await dialog.getByRole('button', { name: /^字段/ }).click();
    await page.getByRole('option', { name: '县名称' }).click();
    // Drawn while it is edited: two values, two colours, one alpha.
    await expect.poll(() => colorAt(560, 400)).not.toEqual(plain);
    expect(colorAt(560, 400)[3]).toBe(51);
    expect(colorAt(800, 400)[3]).toBe(51);
    expect(colorAt(800, 400)).not.toEqual(colorAt(560, 400));
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => colorAt(560, 400)).toEqual(plain);
  });

  it('zooms by buttons', async () => {
    window.name = JSON.stringify({ projectId: 'p1' });
    await open();
    await expect.element(button('放大')).toBeEnabled();
    await expect.poll(() => colorAt(560, 400)[3]).toBe(51);
    const scale = () => document.querySelector('.ol-scale-line-inner')?.textContent;
    const before = scale();
    for (let times = 0; times < 4; times += 1) await button('缩小').click();
    await expect.poll(scale).not.toBe(before);
  });

  it('says why there is no file, and tries again', async () => {
    missing = true;
    window.name = JSON.stringify({ projectId: 'p1' });
    await open();
    await expect.element(page.getByRole('alert')).toBeVisible();
    missing = false;
    await button('重试').click();
    await expect.element(page.getByText('2 个要素')).toBeVisible();
  });
});

describe('the hand-off to a new tab', () => {
  it('goes into the name of the tab after it is open, however long', () => {
    const tab = { name: '' };
    const opened = vi.spyOn(window, 'open').mockReturnValue(tab as Window);
    const value = { projectId: 'p1', fileName: '区'.repeat(250) };
    expect(openWithHandOff('/region/preview', value)).toBe(true);
    expect(opened).toHaveBeenCalledWith('/region/preview', '_blank');
    expect(JSON.parse(tab.name)).toEqual(value);
    opened.mockReturnValue(null);
    expect(openWithHandOff('/region/preview', value)).toBe(false);
    opened.mockRestore();
  });
});

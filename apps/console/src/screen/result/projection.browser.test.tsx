import '../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import { decodeWkb, extentOf } from '@gep/map-engine/geometry';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, drawingBegun, openResult as open, signIn } from './testing/result-page';
import { sampleProject } from './testing/sample-project';
import { region } from './testing/sample-raster';
import { backend } from '../../session/testing/backend';

interface Window {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly scale: number;
}
let windows: Window[];
let polygons: (string | readonly number[])[];
let copied = '';
let turn = 0;

beforeEach(() => {
  windows = [];
  polygons = [];
  const sample = sampleProject();
  const made = createTestClient({
    ...sample,
    projection: () => ({
      ...{ id: 'p', code: 'EPSG:4528', proj4: '' },
      name: 'CGCS2000 / 3-degree Gauss-Kruger zone 40',
    }),
    rasterData: (request, caller) => {
      windows.push(request.query);
      return sample.rasterData!(request, caller);
    },
    polygonSum: (request, caller) => {
      polygons.push(...request.body.polygon);
      return sample.polygonSum!(request, caller);
    },
  });
  backend.client = { ...made.client };
  // The choice of a project is kept while the page is open: each test has another one.
  signIn('PROJECT_ADMIN', `projection-${(turn += 1)}`);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied = text;
    return Promise.resolve();
  });
});

const linked = () => {
  // Directly: the notice of the copy before it may cover the tools.
  (button('复制链接').element() as HTMLElement).click();
  return new URL(copied).searchParams;
};
const list = page.getByLabelText('地图投影', { exact: true });
const choose = async (name: string | RegExp) => {
  await list.click();
  await page.getByRole('option', { name }).click();
};
const openLayers = async (query = '') => {
  const screen = await open(query);
  await expect.element(page.getByRole('switch').nth(0)).toBeVisible();
  await page.getByRole('button', { name: '图层', exact: true }).click();
  return screen;
};
const placeIn = (query: URLSearchParams) => (query.get('view') ?? '').split('_').map(Number);
const scaleOf = () => document.querySelector('.ol-scale-line-inner')?.textContent;

/** What the popup says once the pointer has moved over the middle of the map; null while there is none. */
function popupAtMiddle(): string | null {
  const viewport = document.querySelector('.ol-viewport')!;
  const { left, top, width, height } = viewport.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
  viewport.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType: 'mouse' }));
  return document.querySelector('[role=tooltip]')?.textContent ?? null;
}

describe('the projection of the result map', () => {
  it('is one of those that fit: the system of the project, equal areas, the zones of its longitudes', async () => {
    await openLayers();
    await list.click();
    // 118.58 to 120.01 E: 3-degree CM 120E, which is that of the project, and 6-degree CM 117E.
    await expect.element(page.getByRole('option').nth(4)).not.toBeInTheDocument();
    for (const name of [
      'Web墨卡托（EPSG:3857）',
      '项目坐标系：CGCS2000 3°带 第40带，中央经线120°E（EPSG:4528）',
      '中国阿尔伯斯等积投影',
      'CGCS2000 6°带，中央经线117°E（EPSG:4509）',
    ])
      await expect.element(page.getByRole('option', { name })).toBeVisible();
  });

  it('changes under the same place and scale: popup, scale bar and link say the same', async () => {
    await openLayers('?view=119.3_25.7_8.5');
    await expect.poll(popupAtMiddle).not.toBeNull();
    const before = popupAtMiddle();
    const scale = scaleOf();
    await choose('中国阿尔伯斯等积投影');
    await expect.poll(() => linked().get('proj')).toBe('GEP:CHINA-ALBERS');
    // Web mercator stretches by 1 / cos 25.7°: 0.15 of a zoom level.
    await expect.poll(() => placeIn(linked())[2]).toBeCloseTo(8.5 + 0.15, 1);
    const [longitude, latitude] = placeIn(linked());
    expect(longitude).toBeCloseTo(119.3, 4);
    expect(latitude).toBeCloseTo(25.7, 4);
    expect(scaleOf()).toBe(scale);
    await expect.poll(popupAtMiddle).toBe(before);
  });

  it('is in the link, and kept while the page is open', async () => {
    const { unmount } = await openLayers();
    await choose(/^项目坐标系/);
    await expect.poll(() => linked().get('proj')).toBe('project');
    await unmount();
    await openLayers();
    await expect.element(list).toHaveTextContent('项目坐标系');
    await choose('Web墨卡托（EPSG:3857）');
    await expect.poll(() => linked().get('proj')).toBeNull();
  });

  it('does not change what the server is asked for: windows of rasters in EPSG:3857, around what is seen', async () => {
    await open('?model=runoff-cn&type=spatial&proj=EPSG:4509');
    await expect.poll(() => windows.length).toBeGreaterThan(0);
    await expect.element(page.getByText('单位：mm')).toBeVisible();
    const [west, south, east, north] = region;
    for (const { minX, minY, maxX, maxY, scale } of windows) {
      expect(minX).toBeGreaterThan(west - 20_000);
      expect(maxX).toBeLessThan(east + 20_000);
      expect(minY).toBeGreaterThan(south - 20_000);
      expect(maxY).toBeLessThan(north + 20_000);
      expect(Math.max(maxX - minX, maxY - minY) / scale).toBeLessThanOrEqual(2048);
    }
    await expect.poll(popupAtMiddle).toMatch(/mm$/);
  });

  it('has drawn regions sent in EPSG:3857, their edges as they were drawn', async () => {
    await open('?model=runoff-cn&type=spatial&proj=GEP:CHINA-ALBERS');
    await expect.element(page.getByText('单位：mm')).toBeVisible();
    await button('区域统计').click();
    await drawingBegun();
    const viewport = page.getByRole('application').element().querySelector('.ol-viewport')!;
    const { width, height } = viewport.getBoundingClientRect();
    for (const [x, y] of [
      [0.4, 0.4],
      [0.6, 0.4],
      [0.5, 0.6],
      [0.45, 0.5],
    ]) {
      const at = { clientX: x * width, clientY: y * height, bubbles: true, pointerType: 'mouse' };
      for (const type of ['pointermove', 'pointerdown', 'pointerup'])
        viewport.dispatchEvent(new PointerEvent(type, { ...at, button: 0, pointerId: 1, isPrimary: true }));
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await expect.poll(() => polygons.length).toBeGreaterThan(0);
    const drawn = decodeWkb(Uint8Array.from(polygons.at(-1) as readonly number[]));
    const [minX, minY, maxX, maxY] = extentOf(drawn.flatCoordinates)!;
    const [west, south, east, north] = region;
    expect(minX).toBeGreaterThan(west);
    expect(maxX).toBeLessThan(east);
    expect(minY).toBeGreaterThan(south);
    expect(maxY).toBeLessThan(north);
  });

  it('is Web Mercator again where another cannot be had, and says so', async () => {
    const { client } = createTestClient(sampleProject());
    backend.client = { ...client };
    await open('?proj=project');
    await expect.element(page.getByText('无法使用所选的地图投影，已改用Web墨卡托')).toBeVisible();
    await expect.element(page.getByText('单位：亿元')).toBeVisible();
    expect(linked().get('proj')).toBeNull();
  });
});

import '../../console.css';
import type { Basemaps } from '@gep/api-client';
import { createTestClient } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MapHandle } from '@gep/map-engine/map';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../message';
import { useSession } from '../../session/session-store';
import { MapView } from '../view/map-view';
import { BasemapField } from './basemap-field';
import { backend } from '../../session/testing/backend';

const tiles: Basemaps['layers'][number] = {
  ...{ id: 'b', name: 'b', type: 'xyz', url: '/{z}/{x}/{y}.png', projection: 'EPSG:3857' },
  ...{ attribution: '省测绘院', minZoom: 0, maxZoom: 18, wmts: null },
};
const signIn = (userId: string) => useSession.setState({ user: { userId } as never });
const serve = (basemaps: Basemaps) => {
  backend.client = { ...createTestClient({ basemap: () => basemaps }).client };
};

beforeEach(() => {
  localStorage.clear();
  signIn(`u${Math.random()}`);
});

function MapWithField() {
  const [handle, setHandle] = useState<MapHandle | null>(null);
  return (
    <>
      <div style={{ position: 'relative', height: 300 }}>
        <MapView label="地图" onMap={setHandle} />
      </div>
      {handle && <BasemapField handle={handle} />}
    </>
  );
}
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MapWithField />
    </QueryClientProvider>,
  );
const list = page.getByLabelText('底图', { exact: true });
const choose = async (name: string) => {
  await list.click();
  await page.getByRole('option', { name }).click();
};
const source = () => document.querySelector('.ol-attribution')?.textContent ?? '';

describe('the base map', () => {
  it('is chosen under all maps and remembered for the person', async () => {
    serve({ layers: [tiles], tiandituKey: null });
    signIn('li');
    const first = await open();
    await expect.poll(source).toContain('省测绘院');
    await choose('陆地轮廓');
    await expect.poll(source).not.toContain('省测绘院');
    await first.unmount();
    const second = await open();
    await expect.element(list).toHaveTextContent('陆地轮廓');
    await second.unmount();
    signIn('wang');
    await open();
    await expect.poll(source).toContain('省测绘院');
  });

  it('offers names only with a key of Tianditu', async () => {
    serve({ layers: [], tiandituKey: null });
    const { unmount } = await open();
    await expect.element(list).toHaveTextContent('陆地轮廓');
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await unmount();
    serve({ layers: [], tiandituKey: 'k' });
    await open();
    const names = page.getByRole('checkbox', { name: '在结果上方显示地名注记' });
    await expect.element(names).toBeChecked();
    await expect.element(list).toHaveTextContent('天地图矢量');
    await expect.poll(source).toContain('天地图');
    await choose('陆地轮廓');
    await expect.element(names).not.toBeChecked();
  });
});

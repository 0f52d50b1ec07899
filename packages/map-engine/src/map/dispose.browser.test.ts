import { describe, expect, it, vi } from 'vitest';
import { pointer, rendered, testMap } from '../../test/map-fixture';
import { createGroupLayer, createPointLayer, createRasterLayer } from '../layer';
import { markerSymbol, simpleMarker } from '../model';
import { singleSymbolScheme, stretchScheme } from '../scheme';
import { createLegend } from './create-legend';
import { createMap } from './create-map';
import type { HoverInfo } from './map-handle';

const scheme = singleSymbolScheme('point', { template: markerSymbol(simpleMarker({ size: 20 })) });
const features = [
  {
    id: 'town',
    geometry: { type: 'Point', flatCoordinates: [0, 0], layout: 'XY' },
    properties: { NAME: 'Town' },
  },
] as const;

function pointLayer() {
  const inputs = features.map((one) => ({ ...one, geometry: { ...one.geometry, flatCoordinates: [0, 0] } }));
  return createPointLayer({ scheme, projection: 'EPSG:3857' }, { features: inputs });
}

describe('dispose', () => {
  it('leaves neither elements nor listeners behind, mounted and unmounted again and again', async () => {
    const added = vi.spyOn(document, 'addEventListener');
    const removed = vi.spyOn(document, 'removeEventListener');
    const element = document.createElement('div');
    Object.assign(element.style, { width: '200px', height: '100px' });
    document.body.append(element);
    for (let round = 0; round < 10; round++) {
      const map = createMap(element, { pixelRatio: 1 });
      const layer = map.addLayer(pointLayer());
      map.addLayer(
        createRasterLayer({ scheme: stretchScheme() }, { load: () => new Promise(() => undefined) }),
      );
      map.onHover(() => undefined);
      const legend = createLegend(layer);
      const drawing = map.drawPolygon();
      await rendered(map);
      legend.dispose();
      map.dispose();
      await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(element.children).toHaveLength(0);
    const gone = new Set<unknown>(removed.mock.calls.map(([, listener]) => listener));
    expect(added.mock.calls.length).toBeGreaterThanOrEqual(10);
    expect(added.mock.calls.filter(([, listener]) => !gone.has(listener))).toEqual([]);
    element.remove();
    vi.restoreAllMocks();
  });

  it('leaves a map of the host alive and takes only its own layers off', async () => {
    const { map } = testMap();
    const second = createMap(map.olMap);
    const own = map.addLayer(pointLayer());
    second.addLayer(pointLayer());
    expect(map.olMap.getLayers().getLength()).toBe(2);
    second.dispose();
    expect(map.olMap.getLayers().getArray()).toEqual([own.olLayer]);
    await rendered(map);
  });
});

describe('hover in groups', () => {
  it('names the layer inside the group and forgets features that went', async () => {
    const { map } = testMap();
    map.olMap.getView().setCenter([0, 0]);
    map.olMap.getView().setResolution(1);
    const child = pointLayer();
    map.addLayer(createGroupLayer({}, [child]));
    await rendered(map);
    const seen: (HoverInfo | null)[] = [];
    map.onHover((hover) => seen.push(hover));
    pointer(map, 'pointermove', 200, 150);
    await expect.poll(() => seen.at(-1)?.name).toBe('Town');
    expect(seen.at(-1)?.layer).toBe(child);
    child.setFeatures([]);
    expect(seen.at(-1)).toBeNull();
  });

  it('can be reached by keyboard', () => {
    const { element } = testMap();
    expect(element.tabIndex).toBe(0);
  });
});

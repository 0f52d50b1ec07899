import { describe, expect, it, vi } from 'vitest';
import { rendered, testMap } from '../../test/map-fixture';
import { createPolygonLayer, createTileLayer } from '../layer';
import type { FeatureInput, GeometryFeature } from '../layer';
import { singleSymbolScheme } from '../scheme';

const scheme = singleSymbolScheme('polygon');
const town: GeometryFeature = {
  id: 'town',
  geometry: { type: 'Polygon', flatCoordinates: [0, 0, 1, 0, 1, 1, 0, 0], layout: 'XY', ends: [8] },
  properties: {},
};
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('loading', () => {
  it('is reported from the first fetch of a layer to the last', async () => {
    const { map } = testMap();
    await rendered(map);
    const told: boolean[] = [];
    map.onLoading((on) => told.push(on));
    let [first, second] = [(_: readonly FeatureInput[]) => {}, (_: readonly FeatureInput[]) => {}];
    const waits = [
      () => new Promise<readonly FeatureInput[]>((resolve) => (first = resolve)),
      () => new Promise<readonly FeatureInput[]>((resolve) => (second = resolve)),
    ];
    const layers = waits.map((features) => map.addLayer(createPolygonLayer({ scheme, features })));
    map.addLayer(createPolygonLayer({ scheme, features: [town] }));
    await Promise.resolve();
    expect(map.loading).toBe(true);
    first([town]);
    await layers[0].ready;
    expect(map.loading).toBe(true);
    second([]);
    await expect.poll(() => map.loading).toBe(false);
    expect(told).toEqual([true, false]);
  });

  it('is not reported for features that are there already', async () => {
    const { map } = testMap();
    await rendered(map);
    const told = vi.fn();
    map.onLoading(told);
    map.addLayer(createPolygonLayer({ scheme, features: [town] }));
    await pause(50);
    expect(told).not.toHaveBeenCalled();
  });

  it('ends with the layer that is taken away', async () => {
    const { map } = testMap();
    const layer = map.addLayer(createPolygonLayer({ scheme, features: () => new Promise(() => undefined) }));
    await Promise.resolve();
    expect(map.loading).toBe(true);
    map.removeLayer(layer);
    expect(map.loading).toBe(false);
    layer.dispose();
  });

  it('is reported for tiles', async () => {
    const { map } = testMap();
    const told: boolean[] = [];
    map.onLoading((on) => told.push(on));
    const svg = encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>');
    map.addLayer(createTileLayer({ url: `data:image/svg+xml,${svg}#{z}/{x}/{y}` }));
    await expect.poll(() => told).toEqual([true, false]);
  });
});

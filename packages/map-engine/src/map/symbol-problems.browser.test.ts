import { expect, it } from 'vitest';
import { colorsAt, rendered, testMap } from '../../test/map-fixture';
import type { FlatGeometry } from '../geometry';
import { createPointLayer } from '../layer';
import { imageMarker, markerSymbol, simpleMarker } from '../model';
import type { Problem } from '../model';
import { singleSymbolScheme } from '../scheme';

const broken = singleSymbolScheme('point', {
  template: markerSymbol(
    simpleMarker({ shape: 'square', size: 40, fillColor: '#ffffff' }),
    imageMarker({ source: 'data:image/png;base64,AAAA', width: 20, height: 20 }),
  ),
});

it('shows a crossed box for a broken picture and reports it every time the style is set', async () => {
  const { map } = testMap();
  map.olMap.getView().setCenter([0, 0]);
  map.olMap.getView().setResolution(1);
  const geometry: FlatGeometry = { type: 'Point', flatCoordinates: [0, 0], layout: 'XY' };
  const layer = createPointLayer({
    projection: 'EPSG:3857',
    scheme: broken,
    features: [{ id: '1', geometry, properties: {} }],
  });
  const reports: (readonly Problem[])[] = [];
  layer.on('problems', (problems) => reports.push(problems));
  map.addLayer(layer);
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatchObject([{ code: 'image-broken', at: 'source', level: 'warning' }]);
  await rendered(map);
  const [middle, between] = await colorsAt(map, [
    [200, 150],
    [200, 145],
  ]);
  expect(middle).not.toBe('#ffffff');
  expect(between).toBe('#ffffff');
  layer.setScheme(broken);
  await expect.poll(() => reports.length).toBe(2);
  layer.setScheme(singleSymbolScheme('point'));
  await rendered(map);
  expect(reports).toHaveLength(2);
});

import { describe, expect, it } from 'vitest';
import { colorsAt, rendered, testMap } from '../../test/map-fixture';
import { createLayer } from './create-layer';
import { createGroupLayer } from './group-layer';
import { createImageLayer } from './image-layer';
import { createTileLayer } from './tile-layer';

/** A picture of two colours, left and right, as a data URL. */
function picture(left: string, right: string, width = 20, height = 10): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = left;
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = right;
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.toDataURL();
}

function plainMap(projection = 'EPSG:3857') {
  const { map, element } = testMap({ projection });
  map.olMap.getView().setCenter([0, 0]);
  map.olMap.getView().setResolution(10);
  return { map, element };
}

describe('tile layers', () => {
  it('draw XYZ tiles and show the attribution as text', async () => {
    const { map, element } = plainMap();
    const attribution = '© <b onclick="alert(1)">map</b>';
    map.addLayer(createTileLayer({ url: picture('#008000', '#008000', 256, 256), attribution }));
    await rendered(map);
    expect(await colorsAt(map, [[200, 150]])).toEqual(['#008000']);
    expect(element.querySelector('.ol-attribution')?.textContent).toContain(attribution);
    expect(element.querySelector('.ol-attribution b')).toBeNull();
  });

  it('report capabilities that do not name the layer', async () => {
    const failures: unknown[] = [];
    const layer = createTileLayer(
      { url: 'https://tiles.example', format: 'wmts', layerName: 'relief' },
      { capabilities: async () => '<Capabilities><Contents></Contents></Capabilities>' },
    );
    layer.on('failed', (error) => failures.push(error));
    await expect.poll(() => failures.length).toBe(1);
    layer.dispose();
  });
});

describe('image layers', () => {
  it('stand where six numbers put them', async () => {
    const { map } = plainMap();
    // 20 x 10 pixels of 100 m, the top left at -1000, 500.
    const layer = createImageLayer({
      source: picture('#ff0000', '#0000ff'),
      transformMatrix: [100, 0, -1000, 0, -100, 500],
    });
    map.addLayer(layer);
    await expect.poll(() => layer.extent()).toEqual([-1000, -500, 1000, 500]);
    const places = [
      [110, 150],
      [290, 150],
      [90, 150],
      [200, 90],
    ];
    expect(await colorsAt(map, places)).toEqual(['#ff0000', '#0000ff', '#ffffff', '#ffffff']);
  });

  it('stand where checked control points put them, turned by 90 degrees', async () => {
    const { map } = plainMap();
    const points: [number, number, number, number, boolean][] = [
      [0, 0, 500, 1000, true],
      [20, 0, 500, -1000, true],
      [0, 10, -500, 1000, true],
      [5, 5, 9999, 9999, false],
    ];
    const layer = createImageLayer({
      source: picture('#ff0000', '#0000ff'),
      transformType: 'affine',
      controlPoints: points.map(([col, row, x, y, checked]) => ({ checked, pixel: [col, row], map: [x, y] })),
    });
    map.addLayer(layer);
    await expect.poll(() => layer.extent()?.map(Math.round)).toEqual([-500, -1000, 500, 1000]);
    const places = [
      [200, 60],
      [200, 240],
      [110, 150],
    ];
    expect(await colorsAt(map, places)).toEqual(['#ff0000', '#0000ff', '#ffffff']);
  });

  it('are placed anew in another projection', async () => {
    const { map } = plainMap('EPSG:4490');
    map.olMap.getView().setResolution(0.1);
    const layer = createImageLayer({
      source: picture('#ff0000', '#0000ff'),
      projection: 'EPSG:4490',
      transformMatrix: [1, 0, -10, 0, -1, 5],
    });
    map.addLayer(layer);
    await expect.poll(() => layer.extent()).toEqual([-10, -5, 10, 5]);
    expect(await colorsAt(map, [[150, 150]])).toEqual(['#ff0000']);
  });
});

describe('groups', () => {
  it('show, hide and dispose their layers together; createLayer makes them from a model', async () => {
    const { map } = plainMap();
    const base = { id: 'x', name: 'x', visible: true, opacity: 1, zIndex: 0, projection: 'EPSG:3857' };
    const common = { ...base, originalProjection: null };
    const group = createLayer({
      ...common,
      kind: 'group',
      children: [
        {
          ...common,
          kind: 'image',
          source: picture('#ff0000', '#ff0000'),
          transformMatrix: [100, 0, -1000, 0, -100, 500],
          transformType: 'affine',
          controlPoints: [],
        },
      ],
    });
    map.addLayer(group);
    await expect.poll(() => group.extent()).not.toBeNull();
    expect(await colorsAt(map, [[200, 150]])).toEqual(['#ff0000']);
    group.setVisible(false);
    expect(await colorsAt(map, [[200, 150]])).toEqual(['#ffffff']);
    expect(createGroupLayer({}, []).extent()).toBeNull();
  });
});

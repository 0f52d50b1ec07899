import OlVectorLayer from 'ol/layer/Vector.js';
import { describe, expect, it } from 'vitest';
import { pictureOf, rendered, testMap } from '../../../test/map-fixture';
import type { FlatGeometry } from '../../geometry';
import type { MapHandle } from '../../map';
import { fillSymbol, lineSymbol, simpleFill, simpleLine } from '../../model';
import type { VectorScheme } from '../../model';
import { generateCategories, graduatedColorScheme } from '../../scheme';
import { createPolygonLayer } from '../../layer/vector/polygon-layer';
import { prepareStyle } from '../style/compiled-style';

/** 48 x 36 touching blobs, 10 map units apart, under a map of 400 x 300 pixels at one unit a pixel. */
const features = Array.from({ length: 48 * 36 }, (_, index) => {
  const [x, y] = [(index % 48) * 10 - 240, Math.floor(index / 48) * 10 - 180];
  const flatCoordinates = Array.from({ length: 13 }, (_unused, i) => {
    const angle = ((i % 12) * Math.PI) / 6;
    const radius = 4.3 + ((index * 7 + (i % 12) * 3) % 5) / 4;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
  const geometry: FlatGeometry = { type: 'Polygon', layout: 'XY', flatCoordinates, ends: [26] };
  return { id: String(index), geometry, properties: { v: index % 9 } };
});

const scheme = (classes = 9, color = '#203040'): VectorScheme =>
  generateCategories(
    graduatedColorScheme('polygon', {
      field: { name: 'v', type: 'REAL' },
      method: 'equal-interval',
      classes,
      template: fillSymbol(simpleFill({ outline: lineSymbol(simpleLine({ color, width: 2 })) })),
    }),
    { values: features.map(({ properties }) => properties.v) },
  ) as VectorScheme;

function setUp(pixelRatio = 1, shown = features) {
  const { map } = testMap({ pixelRatio });
  const view = map.olMap.getView();
  view.setCenter([0, 0]);
  view.setResolution(1);
  const layer = map.addLayer(
    createPolygonLayer({ projection: 'EPSG:3857', scheme: scheme(), features: shown }),
  );
  return { map, layer, view };
}

async function picture(map: MapHandle): Promise<Uint8ClampedArray> {
  await rendered(map);
  const context = await pictureOf(map);
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height).data;
}

/** Mean difference of two pictures in levels of 255. */
function difference(one: Uint8ClampedArray, two: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs(one[i] - two[i]);
  return sum / one.length;
}

describe('CanvasVectorLayer', () => {
  it.each([1, 2])('shows the same after panning as when redrawn, at pixel ratio %i', async (ratio) => {
    const { map, layer, view } = setUp(ratio);
    await picture(map);
    for (const place of [
      [37, 0],
      [37, -52],
      [-20, 11],
    ]) {
      view.setCenter(place);
      const kept = await picture(map);
      layer.olLayer.changed();
      // Coordinates are rounded differently at the last bit, and with them a few smoothed edges.
      expect(difference(kept, await picture(map))).toBeLessThan(0.02);
    }
  });

  it('shows what OpenLayers shows with the same styles', async () => {
    const { map, layer } = setUp();
    const ours = await picture(map);
    layer.setVisible(false);
    const source = layer.olLayer.getSource()!;
    const { style } = prepareStyle(layer.scheme).compile(new Map());
    const peer = new OlVectorLayer({ source, style });
    map.olMap.addLayer(peer);
    const theirs = await picture(map);
    map.olMap.removeLayer(peer);
    expect(ours.some((value) => value < 100)).toBe(true);
    // Nearly every pixel is an edge here; OpenLayers moves vertices to half pixels, and a canvas of the graphics card
    // smooths edges another way.
    expect(difference(ours, theirs)).toBeLessThan(7);
  });

  it('redraws for another ramp, break or visibility without touching features and source', async () => {
    const { map, layer } = setUp();
    const before = await picture(map);
    const source = layer.olLayer.getSource()!;
    const all = source.getFeatures();
    const state = () => [source.getRevision(), ...all.map((one) => one.getGeometry()!.getRevision())];
    const [old, changes] = [state(), [] as unknown[]];
    source.on('change', () => changes.push('source'));
    for (const one of all) one.on('change', () => changes.push(one));
    const hidden = scheme();
    const nexts = [
      scheme(9, '#ff0000'),
      scheme(4),
      { ...hidden, categories: hidden.categories.map((row, i) => ({ ...row, visible: i !== 2 })) },
    ] as VectorScheme[];
    for (const next of nexts) {
      layer.setScheme(next);
      expect(difference(before, await picture(map))).toBeGreaterThan(1);
    }
    expect(changes).toEqual([]);
    expect(state()).toEqual(old);
    layer.setScheme(scheme());
    expect(difference(before, await picture(map))).toBe(0);
  });

  it('draws schemes that are set at once in one frame', async () => {
    const { map, layer } = setUp(1, features.slice(0, 100));
    await rendered(map);
    let frames = 0;
    map.olMap.on('postrender', ({ frameState }) => (frames += frameState ? 1 : 0));
    for (const classes of [3, 4, 5]) layer.setScheme(scheme(classes));
    expect(frames).toBe(0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(frames).toBe(1);
  });

  it('finds features by their shape, the uppermost first, and none that is hidden', async () => {
    const { map, layer } = setUp();
    await rendered(map);
    const at = (x: number, y: number) => {
      const pixel = map.olMap.getPixelFromCoordinate([x, y]);
      return map.olMap.getFeaturesAtPixel(pixel).map((feature) => feature.getId());
    };
    const middle = 18 * 48 + 24;
    expect(at(0, 0)).toEqual([String(middle)]);
    expect(at(5, 5)).toEqual([]);
    const pixel = map.olMap.getPixelFromCoordinate([0, 0]);
    expect((await layer.olLayer.getFeatures(pixel)).map((one) => one.getId())).toEqual([String(middle)]);
    const row = middle % 9;
    const categories = layer.scheme.categories.map((one, i) => ({ ...one, visible: i !== row }));
    layer.setScheme({ ...layer.scheme, categories } as VectorScheme);
    await rendered(map);
    expect(at(0, 0)).toEqual([]);
  });
});

import WebGLVectorLayerRenderer from 'ol/renderer/webgl/VectorLayer.js';
import { describe, expect, it } from 'vitest';
import { pictureOf, rendered, testMap } from '../../../test/map-fixture';
import type { FlatGeometry } from '../../geometry';
import type { MapHandle } from '../../map';
import {
  characterMarker,
  fillSymbol,
  gradientFill,
  labelSymbol,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '../../model';
import type { MapSymbol, VectorGeometry, VectorScheme } from '../../model';
import { generateCategories, graduatedColorScheme } from '../../scheme';
import { createLayer } from '../../layer/create-layer';
import type { FeatureLayer } from '../../layer/vector/feature-layer';
import type { VectorMapLayer } from '../../layer/vector/vector-layer';
import { webglRenderer } from './webgl-renderer';

/** 8 x 6 features 40 map units apart, under a map of 400 x 300 pixels at one unit a pixel. */
const shapes: Readonly<Record<VectorGeometry, (x: number, y: number, index: number) => FlatGeometry>> = {
  point: (x, y, index) => ({
    type: 'Point',
    layout: 'XY',
    flatCoordinates: [x + 20 + index / 7, y + 20 + index / 11],
  }),
  line: (x, y, index) => ({
    type: 'LineString',
    layout: 'XY',
    flatCoordinates: [x + 4, y + 6, x + 30, y + 4 + (index % 9), x + 18, y + 30, x + 36, y + 34],
  }),
  polygon: (x, y) => ({
    type: 'Polygon',
    layout: 'XY',
    flatCoordinates: [
      x,
      y,
      x + 40,
      y + 3,
      x + 40,
      y + 43,
      x,
      y + 40,
      x,
      y,
      x + 8,
      y + 8,
      x + 8,
      y + 20,
      x + 20,
      y + 20,
      x + 8,
      y + 8,
    ],
    ends: [10, 18],
  }),
};

const featuresOf = (geometry: VectorGeometry) =>
  Array.from({ length: 48 }, (_, index) => ({
    id: String(index),
    geometry: shapes[geometry]((index % 8) * 40 - 160, Math.floor(index / 8) * 40 - 120, index),
    properties: { v: index % 9 },
  }));

const schemeOf = (geometry: VectorGeometry, template: MapSymbol): VectorScheme =>
  generateCategories(
    graduatedColorScheme(geometry, {
      field: { name: 'v', type: 'REAL' },
      method: 'equal-interval',
      classes: 4,
      template,
    }),
    { values: Array.from({ length: 48 }, (_, index) => index % 9) },
  ) as VectorScheme;

const templates: Readonly<Record<string, readonly [VectorGeometry, MapSymbol]>> = {
  'stacked markers with an anchor': [
    'point',
    markerSymbol(
      simpleMarker({ size: 15, outline: true, strokeWidth: 2, anchorX: 'left', anchorY: 'bottom' }),
      characterMarker({ size: 18, offsetX: 5, rotation: 30 }),
    ),
  ],
  lines: ['line', lineSymbol(simpleLine({ width: 3 }))],
  'polygons with outlines': [
    'polygon',
    fillSymbol(
      simpleFill({ useOutline: true, outline: lineSymbol(simpleLine({ color: '#203040', width: 2 })) }),
    ),
  ],
  'polygons without outlines': ['polygon', fillSymbol(simpleFill({ useOutline: false, opacity: 0.6 }))],
};

function show(
  geometry: VectorGeometry,
  scheme: VectorScheme,
  pixelRatio: number,
  renderer?: typeof webglRenderer,
) {
  const { map } = testMap({ pixelRatio });
  map.olMap.getView().setCenter([0, 0]);
  map.olMap.getView().setResolution(1);
  const model = { kind: geometry, projection: 'EPSG:3857', scheme } as Parameters<typeof createLayer>[0];
  const layer = createLayer(model, { features: featuresOf(geometry), renderer }) as VectorMapLayer;
  map.addLayer(layer);
  return { map, layer };
}

const usesWebgl = ({ olLayer }: Pick<FeatureLayer<never>, 'olLayer'>) =>
  (olLayer.getRenderer() as unknown) instanceof WebGLVectorLayerRenderer;

async function picture(map: MapHandle): Promise<Uint8ClampedArray> {
  await rendered(map);
  const context = await pictureOf(map);
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height).data;
}

/** Share of values that differ by more than a quarter of their range: more than edges smoothed otherwise. */
function share(one: Uint8ClampedArray, two: Uint8ClampedArray): number {
  return one.reduce((sum, value, i) => sum + (Math.abs(value - two[i]) > 64 ? 1 : 0), 0) / one.length;
}

describe('webglRenderer', () => {
  for (const [name, [geometry, template]] of Object.entries(templates)) {
    it.each([1, 1.5, 2])(`draws ${name} as the canvas does, at pixel ratio %s`, async (ratio) => {
      const scheme = schemeOf(geometry, template);
      const canvas = await picture(show(geometry, scheme, ratio).map);
      const webgl = show(geometry, scheme, ratio, webglRenderer);
      const drawn = await picture(webgl.map);
      expect(usesWebgl(webgl.layer)).toBe(true);
      expect(drawn.some((value) => value < 128)).toBe(true);
      expect(share(canvas, drawn)).toBeLessThan(0.002);
    });
  }

  it.each<[string, VectorScheme]>([
    ['a gradient', schemeOf('polygon', fillSymbol(gradientFill()))],
    ['dashes', schemeOf('line', lineSymbol(simpleLine({ dash: 'dash' })))],
    ['half opaque lines', schemeOf('line', lineSymbol(simpleLine({ opacity: 0.5 })))],
    [
      'labels',
      {
        ...schemeOf('point', markerSymbol(simpleMarker())),
        label: labelSymbol({ useLabel: true, field: 'v' }),
      },
    ],
  ])('leaves %s to the canvas', async (_, scheme) => {
    const { map, layer } = show(scheme.geometry, scheme, 1, webglRenderer);
    await rendered(map);
    expect(usesWebgl(layer)).toBe(false);
  });

  it('draws a new scheme, and gives way to the canvas and back', async () => {
    const [geometry, template] = templates['polygons with outlines'];
    const { map, layer } = show(geometry, schemeOf(geometry, template), 1, webglRenderer);
    const before = await picture(map);
    layer.setScheme(schemeOf(geometry, fillSymbol(gradientFill())));
    await rendered(map);
    expect(usesWebgl(layer)).toBe(false);
    layer.setScheme(schemeOf(geometry, template));
    expect(share(before, await picture(map))).toBe(0);
    expect(usesWebgl(layer)).toBe(true);
    layer.setScheme(schemeOf(geometry, fillSymbol(simpleFill({ useOutline: false }))));
    expect(share(before, await picture(map))).toBeGreaterThan(0.01);
  });

  it('finds the feature under the pointer', async () => {
    const [geometry, template] = templates['polygons with outlines'];
    const { map } = show(geometry, schemeOf(geometry, template), 1, webglRenderer);
    await picture(map);
    const pixel = map.olMap.getPixelFromCoordinate([-160 + 30, -120 + 30]);
    expect(map.olMap.getFeaturesAtPixel(pixel).map((feature) => feature.getId())).toEqual(['0']);
  });
});

import type Feature from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import RenderFeature from 'ol/render/Feature.js';
import type Style from 'ol/style/Style.js';
import { describe, expect, it } from 'vitest';
import { graduated, graduatedColorScheme, multipleFields, uniqueValues } from '../../scheme';
import { toFeatures } from '../../source/to-feature';
import { styleFunction } from './style-function';

const square = (x: number) => [
  [
    [x, 0],
    [x + 1, 0],
    [x + 1, 1],
    [x, 0],
  ],
];
const collection = {
  type: 'FeatureCollection' as const,
  features: [60, 70, 80, null].map((life_exp, index) => ({
    type: 'Feature' as const,
    id: index,
    properties: { life_exp, use: index % 2 === 0 ? 'forest' : 'water', geometry: 'a field' },
    geometry: { type: 'Polygon' as const, coordinates: square(index) },
  })),
};
const features = (): Feature[] =>
  new GeoJSON().readFeatures({
    ...collection,
    features: collection.features.map(({ properties: { geometry: _field, ...properties }, ...feature }) => ({
      ...feature,
      properties,
    })),
  });
const colorOf = (styles: Style[]) => styles[0]?.getFill()?.getColor();
const ramp = ['#000000', '#808080', '#ffffff'];
const scheme = graduated({ field: 'life_exp', method: 'equal-interval', classes: 3, ramp });

describe('styleFunction', () => {
  it('puts features that this library did not make into their classes', () => {
    const own = features();
    const style = styleFunction(scheme, { data: own });
    expect(own.map((feature) => colorOf(style(feature, 1)))).toEqual([...ramp, style.scheme.other.color]);
    expect(style.scheme.categories.map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it('styles the features of vector tiles by attributes alone', () => {
    const rows = collection.features.map(({ properties }) => properties);
    const style = styleFunction(scheme, { data: rows, geometry: 'polygon' });
    const tile = (life_exp: number) =>
      new RenderFeature('Polygon', [0, 0, 1, 0, 1, 1, 0, 0], [8], 2, { life_exp }, undefined);
    expect([60, 70, 80].map((value) => colorOf(style(tile(value), 1)))).toEqual(ramp);
  });

  it('styles what toFeatures makes, where a field named geometry does no harm', () => {
    const made = toFeatures(
      collection.features.map(({ id, properties }) => ({
        id: String(id),
        geometry: { type: 'Polygon', flatCoordinates: [0, 0, 1, 0, 1, 1, 0, 0], layout: 'XY', ends: [8] },
        properties,
      })),
      'EPSG:3857',
      'EPSG:3857',
    );
    const style = styleFunction(scheme, { data: made });
    expect(made.map((feature) => colorOf(style(feature, 1))).slice(0, 3)).toEqual(ramp);
    expect(made[0].get('life_exp')).toBe(60);
    expect(made[0].get('geometry')).toBe('a field');
    expect(made[0].getGeometry()?.getType()).toBe('Polygon');
  });

  it('follows a changed attribute', () => {
    const [first] = features();
    const style = styleFunction(scheme, { data: collection });
    expect(colorOf(style(first, 1))).toBe('#000000');
    first.set('life_exp', 80);
    expect(colorOf(style(first, 1))).toBe('#ffffff');
  });

  it('gives all features of a row the same array of styles', () => {
    const own = features();
    const style = styleFunction(uniqueValues({ field: 'use' }), { data: own });
    expect(style(own[0], 1)).toBe(style(own[2], 1));
    expect(style(own[0], 1)).not.toBe(style(own[1], 1));
    const pairs = styleFunction(multipleFields({ fields: ['use', 'life_exp'] }), { data: own });
    expect(new Set(own.map((feature) => pairs(feature, 1))).size).toBe(4);
  });

  it('throws for a scheme without rows, and for data whose geometry is unknown', () => {
    const field = { name: 'life_exp', type: 'REAL' } as const;
    expect(() => styleFunction(graduatedColorScheme('polygon', { field }))).toThrow(
      /^scheme.categories: got none for the field "life_exp", allowed: rows of generateCategories/,
    );
    expect(() => styleFunction(scheme, { data: [{ life_exp: 1 }] })).toThrow(/^geometry: got none/);
    expect(() => styleFunction(graduated({ field: 'lifeexp' }), { data: collection })).toThrow(
      /^field: got "lifeexp".*did you mean "life_exp"/,
    );
    const saved = graduated({ field: 'old', classes: 2 })({
      geometry: 'polygon',
      properties: [{ old: 1 }, { old: 2 }],
    });
    expect(() => styleFunction(saved, { data: collection })).toThrow(
      /^field: got "old", allowed: life_exp, use/,
    );
  });
});

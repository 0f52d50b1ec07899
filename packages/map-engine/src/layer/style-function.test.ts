import { describe, expect, it } from 'vitest';
import { fillSymbol, labelSymbol, lineSymbol, simpleFill, simpleLine } from '../model';
import { generateCategories, graduatedColorScheme } from '../scheme';
import { compileStyle } from './style-function';
import { toFeature } from './to-feature';

const square = {
  type: 'Polygon',
  flatCoordinates: [0, 0, 1, 0, 1, 1, 0, 0],
  layout: 'XY',
  ends: [8],
} as const;
const featureOf = (value: number | null, index: number) =>
  toFeature(
    {
      id: String(index),
      geometry: { ...square, ends: [8], flatCoordinates: [...square.flatCoordinates] },
      properties: { v: value, geometry: 'x' },
    },
    'EPSG:3857',
    'EPSG:3857',
  );
const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, null];
const features = values.map(featureOf);
const scheme = generateCategories(
  graduatedColorScheme('polygon', {
    field: { name: 'v', type: 'REAL' },
    method: 'equal-interval',
    classes: 4,
    template: fillSymbol(
      simpleFill({ useOutline: false }),
      simpleFill({ color: '#ffffff80', outline: lineSymbol(simpleLine({ width: 2 })) }),
    ),
  }),
  { values },
);

describe('compileStyle', () => {
  it('sorts features into the classes of the scheme, (lower, upper] with the first one closed', () => {
    const { rowOf } = compileStyle(scheme, new Map());
    expect(features.map(rowOf)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 4]);
  });

  it('gives the same ready styles to every feature of a class and makes none', () => {
    const { style } = compileStyle(scheme, new Map());
    expect(style(features[3])).toBe(style(features[4]));
    expect(style(features[3])).not.toBe(style(features[5]));
    expect(style(features[3])).toHaveLength(2);
    expect(new Set([...features, ...features].map(style)).size).toBe(5);
  });

  it('draws nothing for a hidden class', () => {
    const hidden = {
      ...scheme,
      categories: scheme.categories.map((row, index) => ({ ...row, visible: index !== 1 })),
    };
    const { style } = compileStyle(hidden, new Map());
    expect(style(features[3])).toEqual([]);
    expect(style(features[0])).not.toEqual([]);
  });

  it('sorts anew after a change of scheme, though features remember their class', () => {
    const before = compileStyle(scheme, new Map());
    features.forEach(before.rowOf);
    const two = generateCategories(
      graduatedColorScheme('polygon', { field: { name: 'v', type: 'REAL' }, classes: 2 }),
      { values },
    );
    expect(features.map(compileStyle(two, new Map()).rowOf)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 2]);
    expect(before.rowOf(features[9])).toBe(4);
  });

  it('writes each feature its own text on one label style', () => {
    const label = labelSymbol({ useLabel: true, field: 'v' });
    const { style } = compileStyle({ ...scheme, label }, new Map());
    const text = (index: number) => style(features[index]).at(-1)?.getText()?.getText();
    expect([text(7), text(8), text(9)]).toEqual(['7', '8', '']);
    expect(style(features[7]).at(-1)).toBe(style(features[0]).at(-1));
  });
});

describe('labelAnchor', () => {
  it('puts the one label of many polygons into the largest', () => {
    const flatCoordinates = [0, 0, 1, 0, 1, 1, 0, 0, 10, 10, 20, 10, 20, 20, 10, 10];
    const geometry = { type: 'MultiPolygon', flatCoordinates, layout: 'XY', endss: [[8], [16]] } as const;
    const many = toFeature(
      { id: 'm', geometry: { ...geometry, flatCoordinates, endss: [[8], [16]] }, properties: { v: 1 } },
      'EPSG:3857',
      'EPSG:3857',
    );
    const style = compileStyle(
      { ...scheme, label: labelSymbol({ useLabel: true, field: 'v' }) },
      new Map(),
    ).style(many);
    const anchor = style.at(-1)?.getGeometryFunction()(many);
    expect(anchor?.getExtent()).toEqual([10, 10, 20, 20]);
    many.getGeometry()?.translate(5, 0);
    expect(style.at(-1)?.getGeometryFunction()(many)?.getExtent()).toEqual([15, 10, 25, 20]);
  });
});

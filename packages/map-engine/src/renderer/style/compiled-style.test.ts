import * as fc from 'fast-check';
import MultiLineString from 'ol/geom/MultiLineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import type Polygon from 'ol/geom/Polygon.js';
import { describe, expect, it } from 'vitest';
import { fillSymbol, labelSymbol, lineSymbol, simpleFill, simpleLine } from '../../model';
import { generateCategories, graduatedColorScheme } from '../../scheme';
import { labelAnchor } from './label-anchor';
import { prepareStyle } from './compiled-style';
import { toFeature } from '../../source/to-feature';

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

describe('prepareStyle', () => {
  it('sorts features into the classes of the scheme, (lower, upper] with the first one closed', () => {
    const { rowOf } = prepareStyle(scheme).compile(new Map());
    expect(features.map(rowOf)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 4]);
  });

  it('gives the same ready styles to every feature of a class and makes none', () => {
    const { style } = prepareStyle(scheme).compile(new Map());
    expect(style(features[3], 1)).toBe(style(features[4], 1));
    expect(style(features[3], 1)).not.toBe(style(features[5], 1));
    expect(style(features[3], 1)).toHaveLength(2);
    expect(new Set([...features, ...features].map(style)).size).toBe(5);
  });

  it('draws nothing for a hidden class', () => {
    const hidden = {
      ...scheme,
      categories: scheme.categories.map((row, index) => ({ ...row, visible: index !== 1 })),
    };
    const { style } = prepareStyle(hidden).compile(new Map());
    expect(style(features[3], 1)).toEqual([]);
    expect(style(features[0], 1)).not.toEqual([]);
  });

  it('sorts again after a change of scheme, though features remember their class', () => {
    const before = prepareStyle(scheme).compile(new Map());
    features.forEach(before.rowOf);
    const two = generateCategories(
      graduatedColorScheme('polygon', { field: { name: 'v', type: 'REAL' }, classes: 2 }),
      { values },
    );
    expect(features.map(prepareStyle(two).compile(new Map()).rowOf)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 2]);
    expect(before.rowOf(features[9])).toBe(4);
  });

  it('writes each feature its own text on one label style', () => {
    const label = labelSymbol({ useLabel: true, field: 'v' });
    const { style } = prepareStyle({ ...scheme, label }).compile(new Map());
    const text = (index: number) => style(features[index], 1).at(-1)?.getText()?.getText();
    expect([text(7), text(8), text(9)]).toEqual(['7', '8', '']);
    expect(style(features[7], 1).at(-1)).toBe(style(features[0], 1).at(-1));
  });
});

describe('labelAnchor', () => {
  it('names the longest line of several', () => {
    const flatCoordinates = [0, 0, 1, 0, 5, 5, 25, 5, 9, 9, 9, 12];
    const lines = new MultiLineString(flatCoordinates, 'XY', [4, 8, 12]);
    expect(labelAnchor(lines)?.getExtent()).toEqual([5, 5, 25, 5]);
  });

  it('lets OpenLayers write inside a polygon of any shape', () => {
    // Stars whose rays differ by up to twenty times, and a C round an empty middle.
    const rays = fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 5, maxLength: 24 });
    const c = [0, 0, 10, 0, 10, 2, 2, 2, 2, 8, 10, 8, 10, 10, 0, 10, 0, 0];
    const inside = (flat: number[]) => {
      const polygon = labelAnchor(new MultiPolygon(flat, 'XY', [[flat.length]])) as Polygon;
      const [x, y] = polygon.getInteriorPoint().getCoordinates();
      return polygon.intersectsCoordinate([x, y]);
    };
    expect(inside(c)).toBe(true);
    fc.assert(
      fc.property(rays, (radii) => {
        const star = radii.flatMap((radius, i) => {
          const angle = (2 * Math.PI * i) / radii.length;
          return [radius * Math.cos(angle), radius * Math.sin(angle)];
        });
        return inside([...star, star[0], star[1]]);
      }),
    );
  });

  it('compiles every symbol once, for what it needs and for every style that is made of it', () => {
    let read = 0;
    const symbol = {
      kind: 'fill' as const,
      get layers() {
        read++;
        return [simpleFill()];
      },
    };
    const one = { ...scheme, categories: [{ ...scheme.categories[0], symbol }] };
    const { needs, compile } = prepareStyle(one);
    const compiled = read;
    expect(needs).toEqual({ images: [], fonts: [] });
    compile(new Map());
    compile(new Map());
    expect([compiled > 0, read]).toEqual([true, compiled]);
  });

  it('puts the one label of many polygons into the largest', () => {
    const flatCoordinates = [0, 0, 1, 0, 1, 1, 0, 0, 10, 10, 20, 10, 20, 20, 10, 10];
    const geometry = { type: 'MultiPolygon', flatCoordinates, layout: 'XY', endss: [[8], [16]] } as const;
    const many = toFeature(
      { id: 'm', geometry: { ...geometry, flatCoordinates, endss: [[8], [16]] }, properties: { v: 1 } },
      'EPSG:3857',
      'EPSG:3857',
    );
    const { compile } = prepareStyle({ ...scheme, label: labelSymbol({ useLabel: true, field: 'v' }) });
    const style = compile(new Map()).style(many, 1);
    const anchor = style.at(-1)?.getGeometryFunction()(many);
    expect(anchor?.getExtent()).toEqual([10, 10, 20, 20]);
    many.getGeometry()?.translate(5, 0);
    expect(style.at(-1)?.getGeometryFunction()(many)?.getExtent()).toEqual([15, 10, 25, 20]);
  });
});

import type { FeatureCollection } from 'geojson';
import Feature from 'ol/Feature.js';
import proj4 from 'proj4';
import { describe, expect, it, vi } from 'vitest';
import wkx from 'wkx';
import { fromGeoJson, registerProjection } from '../../geometry';
import { labelSymbol, lineSymbol, simpleLine } from '../../model';
import type { FeatureRenderer } from '../../renderer/webgl/webgl-renderer';
import {
  graduated,
  graduatedColorScheme,
  graduatedSizes,
  singleSymbol,
  singleSymbolScheme,
} from '../../scheme';
import { createGroupLayer } from '../group-layer';
import { createLineLayer } from './line-layer';
import { createPolygonLayer } from './polygon-layer';

const wkb = (text: string) => wkx.Geometry.parse(text).toWkb().toString('base64');
const town = (id: string, x: number, y: number, properties = {}) => ({
  id,
  wkb: wkb(`LINESTRING(${x} ${y},${x} ${y})`),
  properties,
});
const plain = singleSymbolScheme('line');
const lines = (features = [town('a', 119.3, 26.08), town('b', 118.1, 24.5)], model = {}) =>
  createLineLayer({ scheme: plain, ...model, features });

describe('layers of features', () => {
  it('move with the projection of the map to where proj4 puts every vertex, and back', () => {
    const layer = lines();
    registerProjection('EPSG:4549');
    for (const code of ['EPSG:4490', 'EPSG:4549', 'EPSG:4326', 'EPSG:3857', 'EPSG:4549', 'EPSG:3857']) {
      layer.reproject(code);
      const [a, b] = layer.olLayer.getSource()?.getFeatures() ?? [];
      for (const [feature, place] of [
        [a, [119.3, 26.08]],
        [b, [118.1, 24.5]],
      ] as const) {
        const [x, y] = feature.getGeometry()?.getExtent() ?? [];
        const [east, north] = proj4('EPSG:4326', code, [...place]);
        // A millionth of a metre, and as many digits of a degree.
        expect(Math.abs(x - east), code).toBeLessThan(1e-6);
        expect(Math.abs(y - north), code).toBeLessThan(1e-6);
      }
      // The source finds them at their new places.
      const extent = layer.extent();
      expect(extent && layer.olLayer.getSource()?.getFeaturesInExtent([...extent])).toHaveLength(2);
    }
    expect(() => layer.reproject('EPSG:999999')).toThrow(RangeError);
    layer.dispose();
  });

  it('write labels by formatLabel, also after another scheme', () => {
    const label = labelSymbol({ useLabel: true, field: 'yuan' });
    const layer = createLineLayer({
      scheme: singleSymbolScheme('line', { label }),
      features: [town('a', 119.3, 26.08, { yuan: 71_666_000_000 })],
      formatLabel: (value, field) => `${field}: ${Number(value) / 1e8}`,
    });
    const written = () => {
      const [feature] = layer.olLayer.getSource()?.getFeatures() ?? [];
      const styles = layer.olLayer.getStyleFunction()?.(feature, 1);
      return [styles ?? []].flat().map((style) => style.getText()?.getText());
    };
    expect(written()).toContain('yuan: 716.66');
    layer.setScheme(singleSymbolScheme('line', { label: { ...label, size: 20 } }));
    expect(written()).toContain('yuan: 716.66');
  });

  it('warn of projections that are for display only, of the data and of the map', () => {
    const layer = lines([], { projection: 'GEP:GCJ-02' });
    const told: unknown[] = [];
    layer.on('problems', (problems) => told.push(...problems.map(({ code, got }) => `${code} ${got}`)));
    layer.reproject('EPSG:3857');
    expect(told).toEqual(['display-only-projection GEP:GCJ-02']);
    layer.reproject('GEP:BD-09');
    expect(told.slice(1)).toEqual([
      'display-only-projection GEP:GCJ-02',
      'display-only-projection GEP:BD-09',
    ]);
    layer.dispose();
  });

  it('report visibility, opacity and order, and refuse what is out of bounds', () => {
    const layer = lines(undefined, { zIndex: 3 });
    const told: unknown[] = [];
    layer.on('visibility-changed', (value) => told.push(['visible', value]));
    layer.on('opacity-changed', (value) => told.push(['opacity', value]));
    const end = layer.on('order-changed', (value) => told.push(['order', value]));
    expect(layer.olLayer.getZIndex()).toBe(3);
    layer.setVisible(false);
    layer.setVisible(false);
    layer.setOpacity(0.4);
    layer.setZIndex(7);
    end();
    layer.setZIndex(8);
    expect(told).toEqual([
      ['visible', false],
      ['opacity', 0.4],
      ['order', 7],
    ]);
    expect(layer.model).toMatchObject({ visible: false, opacity: 0.4, zIndex: 8 });
    expect([layer.olLayer.getVisible(), layer.olLayer.getOpacity(), layer.olLayer.getZIndex()]).toEqual([
      false,
      0.4,
      8,
    ]);
    expect(() => layer.setOpacity(1.1)).toThrow(RangeError);
    expect(() => layer.setZIndex(NaN)).toThrow(RangeError);
    expect(() => layer.setResolutions(10, 5)).toThrow(RangeError);
  });

  it('are drawn between two scales, the same ones in degrees', () => {
    const layer = lines(undefined, { minResolution: 10, maxResolution: 500 });
    const drawn = (resolution: number) => {
      const { minResolution, maxResolution } = layer.olLayer.getLayerState();
      return resolution >= minResolution && resolution < maxResolution;
    };
    expect([9.9, 10, 499, 500].map(drawn)).toEqual([false, true, true, false]);
    layer.reproject('EPSG:4326');
    // Metres of a degree on the sphere of OpenLayers: 2 pi 6378137 / 360.
    const degree = (2 * Math.PI * 6378137) / 360;
    expect([9.9, 10.1, 499, 501].map((metres) => drawn(metres / degree))).toEqual([false, true, true, false]);
    layer.setResolutions(0, Infinity);
    expect([1e-9, 1e9].map(drawn)).toEqual([true, true]);
  });

  it('keep what they had when a feature of the next lot is broken, and say which', async () => {
    const layer = lines();
    const next = [town('c', 1, 2), { id: 'broken 7', wkb: 'AQIAAAD/////', properties: {} }];
    expect(() => layer.setFeatures(next)).toThrow(/broken 7/);
    expect(() => createLineLayer({ scheme: plain, features: next })).toThrow(/broken 7/);
    expect(layer.olLayer.getSource()?.getFeatures()).toHaveLength(2);
    const failing = createLineLayer({ scheme: plain, features: () => Promise.resolve([...next]) });
    const failures: unknown[] = [];
    failing.on('failed', (error) => failures.push(error));
    await failing.ready;
    expect(failures).toMatchObject([{ code: 'wkb-truncated', at: expect.stringContaining('broken 7') }]);
  });

  it('compile the symbols of a scheme once, also for another renderer and where it is set again', () => {
    let compiled = 0;
    const template = lineSymbol(simpleLine({ color: '#ff0000' }));
    const counted = () =>
      singleSymbolScheme('line', {
        template: new Proxy(template, {
          get(symbol, name) {
            if (name === 'layers') compiled += 1;
            return Reflect.get(symbol, name) as unknown;
          },
        }),
      });
    const renderer = vi.fn<FeatureRenderer>(() => null);
    const layer = createLineLayer({ scheme: plain, features: [town('a', 1, 2)], renderer });
    const next = counted();
    compiled = 0;
    layer.setScheme(next);
    layer.setScheme(next);
    expect(compiled).toBe(1);
    expect(renderer).toHaveBeenCalledTimes(3);
    const [scheme, { rows, rowOf }] = renderer.mock.calls[1];
    const [feature] = layer.olLayer.getSource()?.getFeatures() ?? [];
    expect(scheme).toBe(next);
    expect(rows[rowOf(feature)]).toMatchObject({ kind: 'line', items: [{ stroke: { color: '#ff0000' } }] });
  });

  it('draw both features where two have the same id', () => {
    const layer = lines([town('1', 1, 2), town('1', 3, 4)]);
    expect(layer.olLayer.getSource()?.getFeatures()).toHaveLength(2);
  });
});

describe('groups', () => {
  it('move, join and dispose their layers, and report the state of each', () => {
    const children = [
      lines(),
      createPolygonLayer({ scheme: singleSymbolScheme('polygon'), features: [] }),
      lines([]),
    ];
    const group = createGroupLayer({ zIndex: 2, children });
    group.reproject('EPSG:4326');
    const [minX, minY, maxX, maxY] = group.extent() ?? [0, 0, 0, 0];
    for (const [got, expected] of [
      [minX, 118.1],
      [minY, 24.5],
      [maxX, 119.3],
      [maxY, 26.08],
    ]) {
      expect(got).toBeCloseTo(expected, 9);
    }
    children[0].setVisible(false);
    expect(group.model.children.map(({ visible }) => visible)).toEqual([false, true, true]);
    group.dispose();
    expect(children.map(({ olLayer }) => olLayer.getSource())).toEqual([null, null, null]);
  });
});

describe('what a layer takes', () => {
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  const collection: FeatureCollection = {
    type: 'FeatureCollection',
    features: [1, 2, 3].map((people) => ({
      type: 'Feature',
      properties: { people },
      geometry: { type: 'Polygon', coordinates: [ring] },
    })),
  };
  const scheme = graduated({ field: 'people', classes: 3 });

  it('is GeoJSON, whole or as a list, and a scheme that is built from it', () => {
    const layers = [
      createPolygonLayer({ features: collection, scheme }),
      createPolygonLayer({ features: collection.features, scheme }),
    ];
    for (const layer of layers) {
      expect(layer.scheme.categories.map(({ count }) => count)).toEqual([1, 1, 1]);
      expect(layer.olLayer.getSource()?.getFeatures()[0].get('people')).toBe(1);
    }
  });

  it('builds the scheme when features come from a function, and says when their field is missing', async () => {
    const layer = createPolygonLayer({ features: () => Promise.resolve(collection), scheme });
    expect(layer.scheme.categories).toEqual([]);
    await layer.ready;
    expect(layer.scheme.categories).toHaveLength(3);
    const failures: unknown[] = [];
    const wrong = graduated({ field: 'peple' });
    const failing = createPolygonLayer({ features: () => Promise.resolve(collection), scheme: wrong });
    failing.on('failed', (error) => failures.push(error));
    await failing.ready;
    expect(failures).toMatchObject([
      { message: 'field: got "peple", allowed: people (did you mean "people"?)' },
    ]);
  });

  it('rejects features of OpenLayers, and metres in a projection of degrees', () => {
    const own = [new Feature()] as unknown as FeatureCollection['features'];
    expect(() => createPolygonLayer({ features: own, scheme })).toThrow(
      /^features: got features of OpenLayers, allowed: GeoJSON .*styleFunction/,
    );
    const metres = {
      id: 'a',
      geometry: fromGeoJson({
        type: 'LineString',
        coordinates: [
          [13e6, 3e6],
          [13.1e6, 3e6],
        ],
      }),
      properties: {},
    };
    const line = singleSymbol();
    expect(() => createLineLayer({ features: [metres], scheme: line })).toThrow(
      /position 13000000, 3000000.*degrees of EPSG:4326.*EPSG:3857/,
    );
    expect(
      createLineLayer({ features: [metres], scheme: line, projection: 'EPSG:3857' }).extent(),
    ).not.toBeNull();
  });

  it('rejects a scheme of another geometry, as the types do, and one without rows', () => {
    // @ts-expect-error a scheme of lines
    expect(() => createPolygonLayer({ scheme: singleSymbolScheme('line') })).toThrow(
      /^scheme.geometry: got line/,
    );
    // @ts-expect-error polygons have no size
    expect(() => createPolygonLayer({ scheme: graduatedSizes({ field: 'people' }) })).toThrow(RangeError);
    const field = { name: 'people', type: 'REAL' } as const;
    expect(() => createPolygonLayer({ scheme: graduatedColorScheme('polygon', { field }) })).toThrow(
      /^scheme.categories: got none/,
    );
  });
});

import fc from 'fast-check';
import WKB from 'ol/format/WKB.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import VectorSource from 'ol/source/Vector.js';
import { describe, expect, it } from 'vitest';
import wkx from 'wkx';
import { fromGeoJson } from '../geometry';
import { displayName, displayValue } from '../layer/vector/feature-info';
import { formatNumber } from '../scheme';
import { geoJsonFeatures } from './geojson-features';
import { toFeature, toFeatures } from './to-feature';

const short = (value: number) => formatNumber(value, { decimals: 'short' });

describe('toFeature', () => {
  it('decodes WKB and moves it to the map projection', () => {
    const wkb = wkx.Geometry.parse(
      'MULTIPOLYGON(((110 20,111 20,111 21,110 20)),((0 0,1 0,1 1,0 0)))',
    ).toWkb();
    const feature = toFeature(
      { id: 'a', wkb: wkb.toString('base64'), properties: {} },
      'EPSG:4326',
      'EPSG:3857',
    );
    // PROJ 9.1.1: echo "20 110" | cs2cs -d 6 EPSG:4326 EPSG:3857 gives 12245143.987260 2273030.926988
    const [x, y] = feature.getGeometry()?.getFirstCoordinate() ?? [];
    expect(x).toBeCloseTo(12245143.98726, 5);
    expect(y).toBeCloseTo(2273030.926988, 5);
    expect(feature.getGeometry()?.getType()).toBe('MultiPolygon');
  });

  it('names the feature whose bytes are broken', () => {
    const broken = () =>
      toFeature({ id: '42', wkb: 'AQMAAAD/////', properties: {} }, 'EPSG:4326', 'EPSG:3857');
    expect(broken).toThrow(/feature 42/);
    expect(broken).toThrow(expect.objectContaining({ code: 'wkb-truncated' }));
  });
});

describe('toFeatures', () => {
  const square = 'POLYGON((0 0,1 0,1 1,0 1,0 0),(0.2 0.2,0.4 0.2,0.4 0.4,0.2 0.2))';

  it('gives what the WKB format of OpenLayers gives, for every type', () => {
    const texts = [
      'POINT(1 2)',
      'LINESTRING(0 0,1 1)',
      square,
      'MULTIPOINT(1 2,3 4)',
      'MULTILINESTRING((0 0,1 1),(2 2,3 3,4 4))',
      'MULTIPOLYGON(((110 20,111 20,111 21,110 20)),((0 0,1 0,1 1,0 0)))',
    ];
    const format = new WKB();
    for (const text of texts) {
      const wkb = wkx.Geometry.parse(text).toWkb();
      const theirs = format.readGeometry(wkb, {
        dataProjection: 'EPSG:4326',
        featureProjection: 'EPSG:3857',
      }) as SimpleGeometry;
      const [ours] = toFeatures([{ id: '1', wkb, properties: {} }], 'EPSG:4326', 'EPSG:3857');
      expect(ours.getGeometry()?.getType()).toBe(theirs.getType());
      expect(ours.getGeometry()?.getCoordinates()).toEqual(theirs.getCoordinates());
    }
  });

  it('keeps features without geometry, and copies flat coordinates that a host may change', () => {
    const geometry = fromGeoJson({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    });
    const properties = { name: 'x' };
    const [none, empty, flat] = toFeatures(
      [
        { id: 'none', wkb: null, properties },
        { id: 'empty', wkb: '', properties },
        { id: 'flat', geometry, properties },
      ],
      'EPSG:4326',
      'EPSG:3857',
    );
    expect([none.getGeometry(), empty.getGeometry(), none.getId()]).toEqual([undefined, undefined, 'none']);
    (geometry.flatCoordinates as number[])[0] = 5;
    expect(flat.getGeometry()?.getFirstCoordinate()).toEqual([0, expect.closeTo(0, 6)]);
  });

  it('notifies the source of a feature when its geometry moves, as features of OpenLayers do', () => {
    const [feature] = toFeatures(
      [{ id: '1', wkb: wkx.Geometry.parse(square).toWkb(), properties: {} }],
      'EPSG:4326',
      'EPSG:4326',
    );
    const source = new VectorSource({ features: [feature] });
    feature.getGeometry()?.translate(100, 0);
    expect(source.getExtent()).toEqual([100, 0, 101, 1]);
    expect(source.getFeaturesInExtent([100.5, 0.5, 100.6, 0.6])).toEqual([feature]);
  });
});

describe('feature information', () => {
  it('reads names and values as the specification says', () => {
    expect(displayName({ NAME: 'c', name: 'b' }, null)).toBe('b');
    expect(displayName({ NAME: 'c', region: 'r' }, 'region')).toBe('r');
    expect(displayName({ region: '' }, 'region')).toBe('');
    expect(displayValue({ Sum: null, sum: '12.5' })).toBe(12.5);
    expect(displayValue({ t_value: 0 })).toBe(0);
    expect(displayValue({ Sum: 1, area: '2' }, 'area')).toBe(2);
    // What a classed field lacks, another field does not stand for.
    expect(displayValue({ Sum: 1, area: null }, 'area')).toBeNull();
    expect(displayValue({ t_value: 'none' })).toBeNull();
  });
  it('rounds to two decimals only what has more than three', () => {
    expect([1.23456, 1.234, 12, 0.1 + 0.2].map(short)).toEqual(['1.23', '1.234', '12', '0.3']);
    expect([0.00012345, -0.0012, 0].map(short)).toEqual(['1.23e-4', '-1.20e-3', '0']);
    expect([1e-7, 1.5e-7, 123456.78915].map(short)).toEqual(['1e-7', '1.5e-7', '123456.79']);
  });

  it('shows up to three decimals as they are and says more of them to half a hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
        expect(Number(short(thousandths / 1000))).toBe(thousandths / 1000);
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        const shown = Number(short(value));
        expect(Math.abs(shown - value)).toBeLessThanOrEqual(0.005 + 1e-9);
        expect(shown === 0).toBe(value === 0);
      }),
    );
  });
});

describe('geoJsonFeatures', () => {
  it('keeps texts and numbers, numbers features without id and leaves out empty ones', () => {
    const features = geoJsonFeatures({
      type: 'FeatureCollection',
      features: [
        { geometry: null, properties: {} },
        {
          geometry: { type: 'Point', coordinates: [1, 2, 3] },
          properties: { a: 'x', b: 2, c: true, d: [1] },
        },
        { id: 7, geometry: { type: 'Point', coordinates: [1, 2] }, properties: null },
      ],
    });
    expect(features.map(({ id }) => id)).toEqual(['1', '7']);
    expect(features[0].properties).toEqual({ a: 'x', b: 2, c: 'true', d: null });
    expect(features[0].geometry?.flatCoordinates).toEqual([1, 2]);
  });
});

import { describe, expect, it } from 'vitest';
import wkx from 'wkx';
import { displayName, displayValue, popupNumber } from './feature-info';
import { geoJsonFeatures } from './geojson-features';
import { toFeature } from './to-feature';

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

describe('feature information', () => {
  it('reads names and values as the specification says', () => {
    expect(displayName({ NAME: 'c', name: 'b' }, null)).toBe('b');
    expect(displayName({ NAME: 'c', region: 'r' }, 'region')).toBe('r');
    expect(displayName({ region: '' }, 'region')).toBe('');
    expect(displayValue({ Sum: null, sum: '12.5' })).toBe(12.5);
    expect(displayValue({ t_value: 0 })).toBe(0);
    expect(displayValue({ t_value: 'none' })).toBeNull();
  });
  it('rounds to two decimals only what has more than three', () => {
    expect([1.23456, 1.234, 12, 0.1 + 0.2].map(popupNumber)).toEqual(['1.23', '1.234', '12', '0.3']);
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
    expect(features[0].geometry.flatCoordinates).toEqual([1, 2]);
  });
});

import { describe, expect, it } from 'vitest';
import { graduated, singleSymbolScheme } from '../../scheme';
import { createLineLayer } from './line-layer';

const road = (properties: Record<string, string | number | null>) => ({
  type: 'Feature' as const,
  geometry: {
    type: 'LineString' as const,
    coordinates: [
      [119, 26],
      [120, 26],
    ],
  },
  properties,
});

describe('what a feature says under the pointer', () => {
  const said = (
    scheme: Parameters<typeof createLineLayer>[0]['scheme'],
    properties: Record<string, string | number | null>,
  ) => {
    const others = [1, 2, 3, 4].map((length) => road({ length }));
    const features = [road(properties), ...others];
    const layer = createLineLayer({
      scheme,
      nameField: 'road',
      features: { type: 'FeatureCollection', features },
    });
    const [feature] = layer.olLayer.getSource()?.getFeatures() ?? [];
    const { name, value } = layer.infoOf(feature, [0, 0]);
    return { name, value };
  };
  const byLength = graduated({ field: 'length', classes: 2 });

  it('is its name field, and the field that the scheme classes', () => {
    expect(said(byLength, { road: 'A1', length: 12, Sum: 3 })).toEqual({ name: 'A1', value: 12 });
    expect(said(byLength, { road: 'A1', length: null, Sum: 3 })).toEqual({ name: 'A1', value: null });
  });

  it('is Sum where the scheme classes nothing', () => {
    expect(said(singleSymbolScheme('line'), { Name: 'A2', length: 12, Sum: 3 })).toEqual({
      name: 'A2',
      value: 3,
    });
  });
});

import { describe, expect, it } from 'vitest';
import wkx from 'wkx';
import {
  generateCategories,
  graduatedColorScheme,
  multipleFieldsScheme,
  singleSymbolScheme,
} from '../../scheme';
import { createLineLayer } from './line-layer';

const town = (id: string, properties: Readonly<Record<string, string | number>>) => ({
  id,
  wkb: wkx.Geometry.parse('LINESTRING(1 2,1 2)').toWkb().toString('base64'),
  properties,
});
const plain = singleSymbolScheme('line');

describe('layers of features', () => {
  it('say which field no feature has, and how many features have no geometry', () => {
    const field = { name: 'gdp', type: 'REAL' } as const;
    const intent = graduatedColorScheme('line', { field, method: 'quantile', classes: 3 });
    const scheme = generateCategories(intent, { values: [1, 2, 3] });
    const features = [town('a', { name: 'x' }), { id: 'b', wkb: null, properties: { name: 'y' } }];
    const layer = createLineLayer({ scheme, nameField: 'title', features });
    expect(layer.problems()).toEqual([
      { at: 'scheme.field', code: 'field-missing', got: 'gdp' },
      { at: 'nameField', code: 'field-missing', got: 'title' },
      { at: 'features', code: 'geometry-missing', got: 1, level: 'warning' },
    ]);
    expect(layer.extent()).not.toBeNull();
    layer.reproject('EPSG:4490');
    layer.setFeatures([]);
    expect([layer.problems(), layer.extent()]).toEqual([[], null]);
    const many = multipleFieldsScheme('line', { fields: [field, { name: 'name', type: 'STRING' }] });
    layer.setFeatures(features.slice(0, 1));
    layer.setScheme(many);
    expect(layer.problems().map(({ at }) => at)).toEqual(['scheme.fields[0]', 'nameField']);
  });

  it('report a field that no feature has by an event, for new features and for a new scheme', async () => {
    const field = { name: 'gdp', type: 'REAL' } as const;
    const scheme = generateCategories(graduatedColorScheme('line', { field, classes: 3 }), {
      values: [1, 2, 3],
    });
    const missing = [{ at: 'scheme.field', code: 'field-missing', got: 'gdp' }];
    const reports: unknown[] = [];
    const layer = createLineLayer({ scheme, features: [town('a', { name: 'x' })] });
    layer.on('problems', (problems) => reports.push(problems));
    await Promise.resolve();
    expect(reports).toEqual([missing]);
    layer.setFeatures([town('a', { gdp: 4 })]);
    layer.setScheme(plain);
    await Promise.resolve();
    expect(reports).toHaveLength(1);
    layer.setFeatures([town('a', {})]);
    layer.setScheme(scheme);
    await Promise.resolve();
    expect(reports).toEqual([missing, missing]);
    layer.dispose();
  });
});

import { describe, expect, it } from 'vitest';
import type { BandStatistics, Category } from '../../model';
import { categoryOf, rasterGraduatedScheme, rasterUniqueValuesScheme, stretchScheme } from '../../scheme';
import { qmlOfScheme } from './write-qml';
import { attributesOf } from '../testing/elements';

const statistics: BandStatistics = {
  dataType: 'float32',
  ...{ min: 0, max: 100, mean: 50, stddev: 10, noData: -9999, totalCount: 100 },
  ...{ enableUniqueValue: false, uniqueValueCount: 0, uniqueValues: [], histogram: null },
};
const bands = [{ name: 'Band 1', statistics }];

type RangeRow = Extract<Category, { kind: 'range' }>;
const row = { visible: true, count: null, symbol: null } as const;
const range = (lower: number, upper: number, color: string, more: Partial<RangeRow> = {}): RangeRow => ({
  ...row,
  kind: 'range',
  ...{ key: `(${lower},${upper}]`, lower, upper, label: `${lower} - ${upper}`, color },
  ...more,
});

/** The item of a discrete shader that QGIS takes: the first whose value is not below. */
const discrete = (items: readonly Record<string, string>[], value: number) =>
  items.find((item) => value <= (item.value === 'inf' ? Infinity : Number(item.value)));

describe('qmlOfScheme of cells', () => {
  it('spreads a stretch over its range, ends included', () => {
    const scheme = stretchScheme({ bands, band: 0, ramp: ['#000000', '#ffffff'], min: 10, max: 30 });
    const qml = qmlOfScheme(scheme).result;
    const items = attributesOf(qml, 'item');
    expect(attributesOf(qml, 'colorrampshader')[0]).toMatchObject({
      colorRampType: 'INTERPOLATED',
      minimumValue: '10',
      maximumValue: '30',
    });
    expect(items.at(0)).toMatchObject({ value: '10', color: '#000000', alpha: '255' });
    expect(items.at(-1)).toMatchObject({ value: '30', color: '#ffffff', alpha: '255' });
    expect(items[32]).toMatchObject({ value: '20', color: '#808080' });
    const values = items.map(({ value }) => Number(value));
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  it('bends a curve: the middle colour of a square root is at a quarter of the range', () => {
    const scheme = stretchScheme({ bands, band: 0, ramp: ['#000000', '#ffffff'], stretch: 'square-root' });
    const middle = attributesOf(qmlOfScheme(scheme).result, 'item').find(({ color }) => color === '#808080');
    expect(Number(middle?.value)).toBeCloseTo(25, 6);
  });

  it('keeps the owners of edges: what a class holds here it holds in QGIS', () => {
    const categories = [range(0, 10, '#ff0000'), range(10, 20, '#00ff00')];
    const scheme = { ...rasterGraduatedScheme({ bands, band: 0 }), categories };
    const items = attributesOf(qmlOfScheme(scheme).result, 'item');
    for (const value of [-1, -1e-9, 0, 5, 10, 10.000001, 20, 20.000001, 1e300]) {
      const owner = categoryOf(scheme, value);
      const isOther = owner?.kind === 'other';
      expect(discrete(items, value), `${value}`).toMatchObject(
        isOther ? { alpha: '0' } : { color: owner?.color, alpha: '255' },
      );
    }
  });

  it('keeps open ends and hides hidden classes', () => {
    const categories = [
      range(0, 10, '#ff0000', { openBelow: true }),
      range(10, 20, '#00ff00', { openAbove: true, visible: false }),
    ];
    const items = attributesOf(
      qmlOfScheme({ ...rasterGraduatedScheme({ bands, band: 0 }), categories }).result,
      'item',
    );
    expect(discrete(items, -1e300)).toMatchObject({ color: '#ff0000', alpha: '255' });
    expect(discrete(items, 1e300)).toMatchObject({ color: '#00ff00', alpha: '0' });
  });

  it('writes values as a palette', () => {
    const value = (one: number, label: string, color: string): Category => ({
      ...row,
      kind: 'value',
      ...{ key: `[${one}]`, values: [one], label, color },
    });
    const categories = [value(1, '森林 <1> & "more"', '#006400'), value(2, 'water', '#0000ff80')];
    const qml = qmlOfScheme({ ...rasterUniqueValuesScheme({ bands, band: 0 }), categories }).result;
    expect(attributesOf(qml, 'rasterrenderer')[0]).toMatchObject({ type: 'paletted', band: '1' });
    expect(attributesOf(qml, 'paletteEntry')).toEqual([
      { value: '1', label: '森林 <1> & "more"', color: '#006400', alpha: '255' },
      { value: '2', label: 'water', color: '#0000ff', alpha: '128' },
    ]);
  });

  it('names a statistic that a stretch needs and nobody gave', () => {
    expect(() => qmlOfScheme(stretchScheme({ bands: [], band: 0 })).result).toThrow(RangeError);
  });
});

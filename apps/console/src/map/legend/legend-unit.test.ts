import { fillSymbol } from '@gep/map-engine/model';
import type { RasterBand, Scheme } from '@gep/map-engine/model';
import {
  generateCategories,
  graduatedColorScheme,
  legend,
  pinCategory,
  singleSymbolScheme,
  stretchScheme,
  toggleCategory,
} from '@gep/map-engine/scheme';
import { setOpenEnds } from '@gep/map-engine/scheme/edit';
import type { RampValues } from '@gep/map-engine/scheme';
import { describe, expect, it } from 'vitest';
import { defaultPolygonScheme, defaultRasterScheme } from '../style/default-scheme';
import { legendText, legendUnit } from './legend-unit';

const field = { name: 'Sum', type: 'REAL' } as const;
const properties = [1e8, 2e8, 3e8, 4e8].map((Sum) => ({ Sum }));
const graduated = generateCategories(graduatedColorScheme('polygon', { field, classes: 3 }), { properties });
const linesOf = (scheme: Scheme, drawn: RampValues | null = null) => {
  const text = legendText(scheme, legendUnit(scheme, '元', 'zh-CN', drawn), 'zh-CN', { all: '全部区域' });
  return legend(scheme, { ...text, includeHidden: true, drawn }).entries;
};
const labels = (scheme: Scheme) => linesOf(scheme).map(({ label }) => label);

describe('the legend in the unit that suits it', () => {
  it('divides the numbers by the unit that suits them', () => {
    expect(legendUnit(graduated, '元', 'zh-CN').unit).toBe('亿元');
    expect(labels(graduated)).toEqual(['1.00 – 2.00', '2.00 – 3.00', '3.00 – 4.00']);
  });
  it('takes a unit that shows the lower end, without an exponent', () => {
    const low = stretchScheme({ band: 0, statisticsFrom: 'view' });
    const drawn = [900, 1e6, 2e6, 3e6, 4.82e6] as const;
    const unit = legendUnit(low, '元', 'en', drawn);
    expect(unit.unit).toBe('k CNY');
    expect(legendText(low, unit, 'en', {}).format?.(900)).toBe('0.90');
  });
  it('keeps the labels that a person wrote', () => {
    const pinned = pinCategory(graduated, graduated.categories[0].key, { label: '低' });
    expect(labels(generateCategories(pinned, { properties }))[0]).toBe('低');
  });
  it('keeps hidden rows in the list, and hides them in the scheme', () => {
    const hidden = toggleCategory(graduated, graduated.categories[1].key, false);
    expect(hidden.categories.map((row) => row.visible)).toEqual([true, false, true]);
    expect(linesOf(hidden)[1]).toMatchObject({ kind: 'symbol', visible: false });
    expect(generateCategories(hidden, { properties }).categories[1].visible).toBe(false);
  });
  it('words the class of the rest and the single symbol', () => {
    const withNull = generateCategories(graduated, { properties: [...properties, { Sum: null }] });
    expect(labels(withNull).at(-1)).toBe('其他');
    expect(labels(setOpenEnds(withNull, { openBelow: true, openAbove: true })).at(-1)).toBe('无值');
    expect(labels(singleSymbolScheme('polygon', { template: fillSymbol() }))).toEqual(['全部区域']);
  });
  it('names no unit where no row is a range of numbers', () => {
    const single = singleSymbolScheme('polygon', { template: fillSymbol() });
    expect(legendUnit(single, '元', 'zh-CN')).toEqual({ factor: 1, unit: '' });
  });
  it('shows a stretch as its ramp with both ends', () => {
    const statistics = { min: 0, max: 25_000, mean: 12_000, stddev: 6_000, totalCount: 4, noData: null };
    const rest = {
      dataType: 'float32',
      enableUniqueValue: false,
      uniqueValueCount: 0,
      uniqueValues: [],
      histogram: null,
    };
    const bands = [{ name: '1', statistics: { ...statistics, ...rest } }] as readonly RasterBand[];
    expect(linesOf(defaultRasterScheme(bands))).toMatchObject([
      { kind: 'ramp', lowLabel: '0.00', highLabel: '2.50' },
    ]);
  });
  it('takes the ends that the picture was drawn with, and names none that are not known', () => {
    const scheme = stretchScheme({ band: 0, statisticsFrom: 'view' });
    const drawn = [20_000, 25_000, 30_000, 35_000, 40_000] as const;
    expect(linesOf(scheme, drawn)).toMatchObject([{ kind: 'ramp', lowLabel: '2.00', highLabel: '4.00' }]);
    expect(linesOf(scheme)).toMatchObject([{ kind: 'ramp', lowLabel: '', highLabel: '' }]);
  });
});

describe('defaultRasterScheme', () => {
  const scheme = (counts: number[] | null) => {
    const statistics = { dataType: 'float32', min: 0, max: 100, mean: 5, stddev: 9, noData: null } as const;
    const rest = { enableUniqueValue: false, uniqueValueCount: 0, uniqueValues: [], totalCount: 9 };
    const histogram = counts && { min: 0, max: 100, counts };
    return defaultRasterScheme(
      [{ name: '1', statistics: { ...statistics, ...rest, histogram } }],
      undefined,
      'RdPu',
    );
  };
  it('keeps the ramp from a few extreme cells', () => {
    expect(scheme([9, 10, 10, 9])).toMatchObject({ kind: 'stretch', min: 0, max: 100 });
    const clipped = scheme([50, 30, 15, 0, 0, 0, 0, 0, 0, 2]);
    expect(clipped.kind === 'stretch' && clipped.max).toBeLessThan(70);
  });
  it('spans the range without a histogram, and knows of a raster without bands', () => {
    expect(scheme(null)).toMatchObject({ kind: 'stretch', min: null, max: null });
    expect(defaultRasterScheme([])).toMatchObject({ min: null, max: null });
  });
});

describe('defaultPolygonScheme', () => {
  it('makes 5 classes by natural breaks where values allow it', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ Sum: index ** 2 }));
    const scheme = defaultPolygonScheme(field, null, many);
    expect(scheme).toMatchObject({
      kind: 'graduated-color',
      classification: { method: 'natural-breaks', classes: 5 },
    });
    expect(scheme.categories).toHaveLength(5);
  });
  it('is one symbol without numbers', () => {
    expect(defaultPolygonScheme(null, null, properties).kind).toBe('single-symbol');
    expect(defaultPolygonScheme(field, null, [{ Sum: null }]).kind).toBe('single-symbol');
  });
});

import { describe, expect, it } from 'vitest';
import type { Field } from '../../model';
import {
  fillSymbol,
  labelSymbol,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerSymbol,
  simpleLine,
  simpleMarker,
  simpleFill,
} from '../../model';
import {
  checkScheme,
  createScheme,
  generateCategories,
  graduatedColorScheme,
  pinCategory,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  singleSymbolScheme,
  stretchScheme,
  uniqueValuesScheme,
} from '../index';

const real: Field = { name: 'v', type: 'REAL' };
const codes = (scheme: Parameters<typeof checkScheme>[0]): string[] =>
  checkScheme(scheme).map(({ at, code }) => `${at}: ${code}`);

// Section 5 of the specification of map and styling.
describe('checkScheme', () => {
  it('passes fresh schemes that need no choice', () => {
    for (const geometry of ['point', 'line', 'polygon'] as const) {
      expect(checkScheme(createScheme('single-symbol', geometry))).toEqual([]);
    }
    for (const kind of ['stretch', 'raster-graduated', 'raster-unique-values', 'rgb-composite'] as const) {
      expect(checkScheme(createScheme(kind, 'raster'))).toEqual([]);
    }
  });

  it('wants a field for all but the single symbol', () => {
    expect(codes(createScheme('unique-values', 'point'))).toEqual(['field: required-field']);
    expect(codes(createScheme('graduated-color', 'polygon'))).toEqual(['field: required-field']);
    expect(codes(createScheme('graduated-size', 'line'))).toEqual(['field: required-field']);
    expect(codes(createScheme('multiple-fields', 'polygon'))).toEqual(['fields: required-field']);
  });

  it('graduates numeric fields only', () => {
    const scheme = graduatedColorScheme('polygon', { field: { name: 'd', type: 'DATE' } });
    expect(codes(scheme)).toEqual(['field: field-not-numeric']);
  });

  it('wants a visible symbol', () => {
    const template = fillSymbol(simpleFill({ visible: false }));
    expect(codes(singleSymbolScheme('polygon', { template }))).toEqual(['template: no-visible-symbol']);
  });

  it('wants one category checked', () => {
    const scheme = generateCategories(uniqueValuesScheme('point', { field: real }), { values: [1] });
    const none = generateCategories(pinCategory(scheme, '[1]', { visible: false }), { values: [1] });
    expect(codes(scheme)).toEqual([]);
    expect(codes(none)).toEqual(['categories: no-visible-category']);
  });

  it('wants one colour checked in raster unique values, and a band', () => {
    const scheme = generateCategories(rasterUniqueValuesScheme(), { values: [1] });
    const none = generateCategories(pinCategory(scheme, '[1]', { visible: false }), { values: [1] });
    expect(codes(none)).toEqual(['categories: no-visible-color']);
    expect(codes(stretchScheme({ band: null }))).toEqual(['band: required-band']);
  });

  it('wants a band for each used channel and one colour channel', () => {
    const off = { used: false, band: null };
    expect(
      codes(
        rgbCompositeScheme({
          channels: { red: { used: true, band: null }, alpha: { used: true, band: null } },
        }),
      ),
    ).toEqual(['channels.red.band: required-red-band', 'channels.alpha.band: required-alpha-band']);
    expect(codes(rgbCompositeScheme({ channels: { red: off, green: off, blue: off } }))).toEqual([
      'channels: no-color-channel',
    ]);
  });

  it('keeps clip percentages to 0-100 and their sum to 100', () => {
    expect(codes(stretchScheme({ stretch: 'percent-clip', minClip: 60, maxClip: 50 }))).toEqual([
      'minClip: clip-sum-exceeds-100',
    ]);
    expect(codes(stretchScheme({ stretch: 'percent-clip', minClip: -1 }))).toEqual(['minClip: out-of-range']);
    expect(codes(stretchScheme({ min: 5, max: 5 }))).toEqual(['min: min-not-below-max']);
  });

  it('names numbers outside their bounds with path and bounds', () => {
    const template = lineSymbol(
      simpleLine(),
      markerLine({ marker: markerSymbol(simpleMarker({ size: 51 })) }),
    );
    expect(checkScheme(singleSymbolScheme('line', { template }))).toEqual([
      { at: 'template.layers[1].marker.layers[0].size', code: 'out-of-range', got: 51, min: 1, max: 50 },
    ]);
    expect(codes(graduatedColorScheme('point', { field: real, classes: 51 }))).toEqual([
      'classification.classes: out-of-range',
    ]);
    expect(codes(stretchScheme({ background: { used: true, value: [0, 256, 0] } }))).toEqual([
      'background.value[1]: out-of-range',
    ]);
    expect(codes(stretchScheme({ relief: { used: true, sunAngle: 51 } }))).toEqual([
      'relief.sunAngle: out-of-range',
    ]);
  });

  it('names edited edges that do not ascend', () => {
    const scheme = graduatedColorScheme('point', { field: real, manualBreaks: [0, 2, 1] });
    expect(codes(scheme)).toEqual(['classification.manualBreaks[2]: breaks-not-ascending']);
  });

  it('limits nesting to three symbols: fill, outline, marker', () => {
    const outline = lineSymbol(markerLine());
    expect(
      codes(singleSymbolScheme('polygon', { template: fillSymbol(linePatternFill({ outline })) })),
    ).toEqual([]);
  });

  it('only warns of too many unique values', () => {
    const scheme = uniqueValuesScheme('point', {
      field: real,
      statistics: {
        fields: ['v'],
        valueType: 'REAL',
        min: 0,
        max: 1,
        mean: 0,
        stddev: 1,
        totalCount: 9999,
        uniqueValueCount: 9999,
        enableUniqueValue: false,
        uniqueValues: [],
        histogram: null,
      },
    });
    expect(checkScheme(scheme)).toMatchObject([{ code: 'too-many-unique-values', level: 'warning' }]);
  });

  it('wants labels to be seen at some scale', () => {
    const label = labelSymbol({ useLabel: true, field: 'Name', minResolution: 10, maxResolution: 10 });
    expect(codes(singleSymbolScheme('point', { label }))).toEqual(['label.minResolution: min-not-below-max']);
    expect(codes(singleSymbolScheme('point', { label: { ...label, maxResolution: 11 } }))).toEqual([]);
  });

  it('wants a field for labels', () => {
    const label = labelSymbol({ useLabel: true });
    expect(codes(singleSymbolScheme('point', { label }))).toEqual(['label.field: required-field']);
  });
});

describe('createScheme', () => {
  it('makes what contract and specification name', () => {
    const scheme = createScheme('stretch', 'raster', {
      stretch: 'min-max',
      min: 0,
      max: 100,
      ramp: 'viridis',
    });
    expect(scheme).toMatchObject({ kind: 'stretch', stretch: 'min-max', min: 0, max: 100, band: 0 });
    expect(scheme).toMatchObject({ stddevNumber: 2.5, minClip: 0.5, maxClip: 0.5, opacity: 1, gamma: 1 });
    expect(createScheme('stretch', 'raster').ramp.colors).toHaveLength(8);
  });

  it('names the geometries that a kind takes', () => {
    expect(() => createScheme('stretch', 'point')).toThrow(/geometry: got point, allowed: raster/);
    expect(() => createScheme('single-symbol', 'raster')).toThrow(/got raster/);
    expect(() => createScheme('heat' as never, 'point')).toThrow(/kind: got heat, allowed: single-symbol/);
  });
});

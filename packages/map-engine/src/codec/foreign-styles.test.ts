import { GepDataError } from '@gep/raster';
import { describe, expect, it } from 'vitest';
import { limits, rules } from '../model';
import type { FillSymbol, Scheme } from '../model';
import { generateCategories, uniqueValuesScheme } from '../scheme';
import { decodeScheme, decodeSymbol, encodeScheme, encodeSymbol } from './index';

const fill = (pattern: object): FillSymbol =>
  decodeSymbol({ geometryType: 3, patterns: [pattern] }) as FillSymbol;

describe('styles of other programs', () => {
  it('may draw the outline of a polygon by stroke colour, width and type', () => {
    const symbol = fill({
      polygonType: 0,
      color: '#00ff00',
      strokeColor: '#123456',
      strokeWidth: 3,
      strokeType: 2,
    });
    expect(symbol.layers[0].outline.layers).toMatchObject([
      { kind: 'simple-line', color: '#123456', width: 3, dash: 'dot' },
    ]);
    expect(encodeSymbol(symbol)).toMatchObject({
      patterns: [
        { strokeColor: '#123456', strokeWidth: 3, strokeType: 2, outline: { patterns: [{ width: 3 }] } },
      ],
    });
  });

  it('have the outline itself where both are given', () => {
    const outline = { patterns: [{ lineType: 0, color: '#ff0000', width: 5 }] };
    expect(fill({ strokeColor: '#123456', outline }).layers[0].outline.layers).toMatchObject([
      { color: '#ff0000', width: 5 },
    ]);
  });

  it('name the stroke that is none', () => {
    expect(() => fill({ strokeType: 5 })).toThrow(GepDataError);
    expect(() => fill({ strokeType: 5 })).toThrow(/patterns\[0\]\.strokeType/);
  });

  it('mean by null what they mean by absence', () => {
    const nothing = {
      polygonType: 1,
      colorRamp: null,
      outline: null,
      angle: null,
      show: null,
      gradientType: null,
    };
    expect(fill(nothing)).toEqual(fill({ polygonType: 1 }));
    const wire = { schemeType: 3, fields: null, classification: null, categories: null, statistics: null };
    expect(decodeScheme({ ...wire, labelSymbolizer: null, other: null })).toEqual(
      decodeScheme({ schemeType: 3 }),
    );
  });

  it('have "!" in place of an emptied character', () => {
    const symbol = decodeSymbol({ geometryType: 1, patterns: [{ markerType: 2, fontText: '' }] });
    expect(symbol.layers[0]).toMatchObject({ kind: 'character-marker', text: '!' });
  });

  it.each([
    [4, 0.33, 1 / 3],
    [4, 0.25, 1 / 4],
    [4, 0, 1],
    [1, 12.5, 1],
  ])('with method %d and interval %d mean %d', (classifyMethod, intervalSize, interval) => {
    const scheme = decodeScheme({ schemeType: 3, classification: { classifyMethod, intervalSize } });
    expect(scheme).toMatchObject({ classification: { interval } });
  });

  it('cannot ask for another interval of standard deviation', () => {
    const wire = { schemeType: 3, classification: { classifyMethod: 4, intervalSize: 0.7 } };
    expect(() => decodeScheme(wire)).toThrow(/classification\.intervalSize/);
  });

  it('list unique values bare, with one value or with several', () => {
    const uniqueValues = ['a', { value: 'b', count: 2 }, { values: ['c', 'd'], count: 3 }];
    expect(decodeScheme({ schemeType: 2, statistics: { field: 'k', uniqueValues } })).toMatchObject({
      statistics: {
        uniqueValues: [
          { values: ['a'], count: 0 },
          { values: ['b'], count: 2 },
          { values: ['c', 'd'], count: 3 },
        ],
      },
    });
  });

  it('have no histogram where it has no bins, and none that runs backwards', () => {
    const of = (histogram: unknown) => decodeScheme({ schemeType: 3, statistics: { field: 'v', histogram } });
    expect(of([])).toMatchObject({ statistics: { histogram: null } });
    expect(of({ min: 0, max: 1, counts: [] })).toMatchObject({ statistics: { histogram: null } });
    expect(() => of({ min: 2, max: 1, counts: [1] })).toThrow(/statistics\.histogram\.max/);
  });

  it('keep unknown parts of a pin and of a row when rows are regenerated', () => {
    const wire = {
      schemeType: 2,
      fields: [{ fieldName: 'k', fieldType: 'STRING' }],
      categories: [{ value: 'a', vendor: 1 }, { value: 'b' }],
      overrides: [{ kind: 'value', value: 'b', label: 'B', vendor: 2 }],
    };
    const scheme: Scheme = decodeScheme(wire);
    const again = encodeScheme(generateCategories(scheme, { values: ['a'] }));
    expect(again).toMatchObject({
      categories: [
        { value: 'a', vendor: 1 },
        { value: 'b', label: 'B', count: 0 },
      ],
      overrides: [{ value: 'b', vendor: 2 }],
    });
  });
});

describe('what is written', () => {
  it('can be read again at the greatest number of rows', () => {
    const field = { name: 'k', type: 'STRING' } as const;
    const values = Array.from({ length: rules.maxCategories }, (_, i) => `value ${i}`);
    const scheme = generateCategories(uniqueValuesScheme('polygon', { field }), { values });
    const again = decodeScheme(JSON.stringify(encodeScheme(scheme)));
    expect(again).toEqual(scheme);
  });

  it('can be read again at the greatest number of classes', () => {
    const numBreaks = limits.classes.max;
    expect(decodeScheme({ schemeType: 3, classification: { numBreaks } })).toMatchObject({
      classification: { classes: numBreaks },
    });
  });
});

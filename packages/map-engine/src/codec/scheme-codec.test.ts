import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVectorScheme } from '../model';
import type { Scheme } from '../model';
import { categoryOf, checkScheme, generateCategories, legend } from '../scheme';
import { schemes } from '../../test/arbitrary-schemes';
import { symbols } from '../../test/arbitrary-symbols';
import { faultOf } from '../../test/fault-of';
import { slotsOf, withUnknownParts } from '../../test/tree-changes';
import { decodeScheme, decodeSymbol, encodeScheme, encodeSymbol, styleCaps } from './index';

/** What a host does with a decoded style; none of it may throw, however odd the style is. */
function use(scheme: Scheme): void {
  checkScheme(scheme);
  for (const input of [{}, { values: [1, null, NaN, 2, 1e308, 'a'] }]) {
    const made = generateCategories(scheme, input);
    categoryOf(made, { v: 1 });
    legend(made);
    encodeScheme(made);
  }
}

const minimal = {
  schemeType: 1,
  categories: [{ label: '区域', symbolizer: { patterns: [{ color: '#ff000033' }] } }],
  labelSymbolizer: { labels: [{ useLabel: true, fieldName: 'Name' }] },
};

describe('decodeScheme', () => {
  it('reads the style that the specification shows as saved, absent parts take its defaults', () => {
    const scheme = decodeScheme(JSON.stringify(minimal));
    expect(scheme).toMatchObject({
      kind: 'single-symbol',
      geometry: 'polygon',
      label: { useLabel: true, field: 'Name', size: 12 },
      template: { kind: 'fill', layers: [{ kind: 'simple-fill', color: '#ff000033', visible: true }] },
      categories: [{ kind: 'all', label: '区域', color: '#ff000033', visible: true }],
    });
  });

  it('reads the numeric codes of the specification', () => {
    const pattern = { pointType: 4, strokeType: 3, anchorH: 'Left', anchorV: 'Bottom', fillColor: '#010203' };
    const scheme = decodeScheme({
      schemeType: 3,
      geometryType: 1,
      fields: [{ fieldName: 'area', fieldType: 'REAL' }],
      classification: { classifyMethod: 3, numBreaks: 7, isReverse: true, startSize: 5 },
      categories: [{ value: 1, end_value: 2.5, label: '1 - 2.5', symbolizer: { patterns: [pattern] } }],
    });
    expect(scheme).toMatchObject({
      kind: 'graduated-color',
      field: { name: 'area', type: 'REAL' },
      classification: { method: 'natural-breaks', classes: 7, reverse: true, startSize: 5, endSize: 12 },
      categories: [{ kind: 'range', lower: 1, upper: 2.5, color: '#010203' }],
    });
    const layer = isVectorScheme(scheme) && scheme.categories[0].symbol?.layers[0];
    expect(layer).toMatchObject({
      shape: 'star',
      strokeDash: 'dash-dot',
      anchorX: 'left',
      anchorY: 'bottom',
    });
  });

  it.each([
    [{ schemeType: 1 }, 'stretch'],
    [{ schemeType: 3 }, 'raster-graduated'],
    [{ schemeType: 2 }, 'raster-unique-values'],
    [{ schemeType: 6 }, 'rgb-composite'],
    [{ rasterType: 'rgb' }, 'rgb-composite'],
    [{ rasterType: 'graduated', schemeType: 1 }, 'raster-graduated'],
  ])('reads raster style %o as %s', (wire, kind) => {
    expect(decodeScheme(wire, { geometry: 'raster' }).kind).toBe(kind);
  });

  it('reads and writes stretches of our own, and refuses codes of nobody', () => {
    const wire = { schemeType: 1, stretchedType: 6, statisticsFrom: 'view', resampling: 'bilinear' };
    const scheme = decodeScheme(wire);
    expect(scheme).toMatchObject({ stretch: 'logarithmic', statisticsFrom: 'view', resampling: 'bilinear' });
    expect(encodeScheme(scheme)).toMatchObject(wire);
    expect(decodeScheme({ schemeType: 1, stretchedType: 0 })).toMatchObject({
      ...{ stretch: 'none', statisticsFrom: 'raster', resampling: 'nearest' },
    });
    for (const strange of [8, -1, '1', 'log', {}]) {
      const fault = faultOf(() => decodeScheme({ schemeType: 1, stretchedType: strange }));
      expect(fault).toMatchObject({ code: 'style-invalid', at: 'stretchedType' });
    }
  });

  it('reads the stretch settings of the specification', () => {
    const wire = {
      schemeType: 1,
      stretchedType: 3,
      minClipPercentage: 1,
      maxClipPercentage: 2,
      backgroundR: 7,
    };
    expect(decodeScheme(wire)).toMatchObject({
      kind: 'stretch',
      stretch: 'percent-clip',
      minClip: 1,
      maxClip: 2,
      stddevNumber: 2.5,
      background: { used: false, value: [7, 0, 0] },
    });
  });
});

describe('round trip', () => {
  it('decode(encode(scheme)) is the scheme, through text', () => {
    fc.assert(
      fc.property(schemes, (scheme) => {
        expect(decodeScheme(JSON.stringify(encodeScheme(scheme)))).toEqual(scheme);
      }),
      { numRuns: 200 },
    );
  });

  it('decodeSymbol(encodeSymbol(symbol)) is the symbol', () => {
    fc.assert(
      fc.property(symbols, (symbol) => {
        expect(decodeSymbol(JSON.stringify(encodeSymbol(symbol)))).toEqual(symbol);
        expect(decodeSymbol(encodeSymbol(symbol), symbol.kind)).toEqual(symbol);
      }),
    );
  });

  it('keeps unknown parts in every object', () => {
    fc.assert(
      fc.property(schemes, fc.integer(), (made, seed) => {
        const wire = withUnknownParts(JSON.parse(JSON.stringify(encodeScheme(made))), { seed });
        const scheme = decodeScheme(wire);
        expect(encodeScheme(scheme)).toEqual(wire);
        expect(decodeScheme(JSON.stringify(encodeScheme(scheme)))).toEqual(scheme);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps further labels and unknown parts of the minimal style', () => {
    const wire = {
      ...minimal,
      vendor: { a: [1, 2] },
      categories: [{ ...minimal.categories[0], note: 'x' }],
      labelSymbolizer: {
        labels: [{ useLabel: true, fieldName: 'Name', angle2: 1 }, { useLabel: false }],
        mode: 3,
      },
    };
    const again = encodeScheme(decodeScheme(wire));
    expect(again).toMatchObject({
      vendor: { a: [1, 2] },
      categories: [{ note: 'x' }],
      labelSymbolizer: { labels: [{ angle2: 1 }, { useLabel: false }], mode: 3 },
    });
  });

  it('leaves its input alone', () => {
    const wire = Object.freeze({ ...minimal, categories: Object.freeze(minimal.categories) });
    const before = JSON.stringify(wire);
    decodeScheme(wire);
    expect(JSON.stringify(wire)).toBe(before);
  });
});

describe('hostile styles', () => {
  it.each([
    ['{"schemeType":', 'style-syntax', ''],
    ['[]', 'style-invalid', ''],
    ['null', 'style-invalid', ''],
    ['{"schemeType":9}', 'style-invalid', 'schemeType'],
    ['{"schemeType":"1"}', 'style-invalid', 'schemeType'],
    ['{"rasterType":"magic"}', 'style-invalid', 'rasterType'],
    ['{"schemeType":1,"geometryType":4}', 'style-invalid', 'geometryType'],
    ['{"schemeType":4,"geometryType":3}', 'style-invalid', 'schemeType'],
    ['{"schemeType":1,"categories":{}}', 'style-invalid', 'categories'],
    ['{"schemeType":3,"categories":[{"value":"1","end_value":2}]}', 'style-invalid', 'categories[0].value'],
    ['{"schemeType":3,"classification":{"numBreaks":51}}', 'style-invalid', 'classification.numBreaks'],
    [
      '{"schemeType":3,"classification":{"classifyMethod":0}}',
      'style-invalid',
      'classification.classifyMethod',
    ],
    ['{"schemeType":3,"classification":{"ranges":[1e999]}}', 'style-invalid', 'classification.ranges[0]'],
    [
      '{"schemeType":1,"categories":[{"symbolizer":{"patterns":[]}}]}',
      'style-invalid',
      'categories[0].symbolizer.patterns',
    ],
    [
      '{"schemeType":1,"categories":[{"symbolizer":{"patterns":[{"color":"url(javascript:1)"}]}}]}',
      'style-invalid',
      'categories[0].symbolizer.patterns[0].color',
    ],
    ['{"schemeType":1,"stretchedType":1,"opacity":2}', 'style-invalid', 'opacity'],
    ['{"schemeType":1,"__proto__":{"polluted":1}}', 'style-invalid', '__proto__'],
    [
      '{"schemeType":2,"fields":[{"fieldName":"a","fieldType":"BLOB"}]}',
      'style-invalid',
      'fields[0].fieldType',
    ],
  ])('%s is %s at %s', (text, code, at) => {
    expect(faultOf(() => decodeScheme(text))).toEqual({ code, at });
  });

  it('are refused for depth, size, cycles and values that JSON has not', () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    expect(['style-too-deep', 'style-syntax']).toContain(faultOf(() => decodeScheme(deep)).code);
    expect(faultOf(() => decodeScheme(' '.repeat(styleCaps.textLength + 1))).code).toBe('style-too-large');
    expect(faultOf(() => decodeScheme({ schemeType: 1, x: Array(styleCaps.values + 1).fill(0) })).code).toBe(
      'style-too-large',
    );
    const cycle: Record<string, unknown> = { schemeType: 1 };
    cycle.self = cycle;
    expect(faultOf(() => decodeScheme(cycle)).code).toBe('style-too-deep');
    expect(faultOf(() => decodeScheme({ schemeType: 1, x: () => 1 })).at).toBe('x');
    expect(faultOf(() => decodeScheme({ schemeType: 1, x: NaN })).at).toBe('x');
  });

  it('mutated styles decode or fail with a path, never otherwise', () => {
    fc.assert(
      fc.property(schemes, fc.nat(), fc.anything(), (scheme, place, value) => {
        const wire: unknown = JSON.parse(JSON.stringify(encodeScheme(scheme)));
        const slots = slotsOf(wire);
        const [owner, key] = slots[place % slots.length];
        owner[key] = value;
        expect(['none', 'style-invalid', 'style-too-deep', 'style-too-large']).toContain(
          faultOf(() => use(decodeScheme(wire))).code,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('texts with changed, lost and doubled letters decode or fail, never otherwise', () => {
    fc.assert(
      fc.property(
        schemes,
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 4 }), fc.string({ maxLength: 3 }))),
        (scheme, edits) => {
          let text = JSON.stringify(encodeScheme(scheme));
          for (const [place, drop, letters] of edits) {
            const at = place % (text.length + 1);
            text = text.slice(0, at) + letters + text.slice(at + drop);
          }
          expect(['none', 'style-syntax', 'style-invalid', 'style-too-deep']).toContain(
            faultOf(() => use(decodeScheme(text))).code,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../test/fault-of';
import { fillSymbol, imageMarker, markerSymbol, pointPatternFill, svgMarker } from '../model';
import type { Scheme } from '../model';
import { createScheme, generateCategories, pinCategory } from '../scheme';
import { decodeScheme, decodeSymbol, encodeScheme, encodeSymbol, styleTree } from './index';

const short = '/pictures/tree.png';
/** A picture of so many characters as data. */
const picture = (letter: string, length = 2000) => `data:image/png;base64,${letter.repeat(length)}`;
const showing = (source: string) => markerSymbol(imageMarker({ source }));

/** Points in as many rows as there are pictures. */
function points(sources: readonly string[]) {
  const template = showing(sources[0]);
  const field = { name: 'site', type: 'STRING' } as const;
  const start = { ...createScheme('unique-values', 'point', { template }), field };
  const scheme = generateCategories(start, { values: sources.map((_source, row) => `row ${row + 10}`) });
  const categories = scheme.categories.map((row, i) => ({ ...row, symbol: showing(sources[i]) }));
  return { ...scheme, categories };
}

const written = (scheme: Scheme) => JSON.stringify(encodeScheme(scheme));

describe('pictures that several symbols show', () => {
  it('are written once and read where they are shown', () => {
    const [a, b] = [picture('A'), picture('B')];
    const wire = encodeScheme(points([a, b, a, short, short])) as Record<string, unknown>;
    expect(wire.pictures).toEqual([a]);
    expect(wire).toMatchObject({
      classification: { symbolizer: { patterns: [{ imageIndex: 0 }] } },
      categories: [
        { symbolizer: { patterns: [{ imageIndex: 0 }] } },
        { symbolizer: { patterns: [{ imageSource: b }] } },
        { symbolizer: { patterns: [{ imageIndex: 0 }] } },
        { symbolizer: { patterns: [{ imageSource: short }] } },
        { symbolizer: { patterns: [{ imageSource: short }] } },
      ],
    });
    expect(decodeScheme(JSON.stringify(wire))).toEqual(points([a, b, a, short, short]));
  });

  it('come back for any choice of pictures, and take their length once', () => {
    const sources = fc.constantFrom(picture('A'), picture('B'), picture('C'), short, '', '0');
    fc.assert(
      fc.property(fc.array(sources, { minLength: 1, maxLength: 30 }), (shown) => {
        const scheme = points(shown);
        const text = written(scheme);
        expect(decodeScheme(text)).toEqual(scheme);
        expect(written(decodeScheme(text))).toBe(text);
        expect(text.length).toBeLessThan(
          6000 + written(points(shown.map(() => ''))).length + 40 * shown.length,
        );
      }),
    );
  });

  it('of 2 MB in twenty classes, the row of everything else and pins fit the 4 MiB of a saved style', () => {
    const source = picture('A', Math.ceil((2_097_152 * 4) / 3));
    const scheme = points(Array.from({ length: 20 }, () => source));
    const pinned = pinCategory(scheme, scheme.categories[3].key, { symbol: showing(source) });
    const text = written(pinned);
    expect(text.length).toBeLessThan(4 * 1024 * 1024);
    expect(decodeScheme(text)).toEqual(pinned);
  });

  it('may be drawings in SVG', () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${'M1 1'.repeat(500)}"/></svg>`;
    const symbol = markerSymbol(
      svgMarker({ svg: drawing }),
      imageMarker({ source: short }),
      svgMarker({ svg: drawing }),
    );
    const text = JSON.stringify(encodeSymbol(symbol));
    expect(text.split(JSON.stringify(drawing))).toHaveLength(2);
    expect(JSON.parse(text)).toMatchObject({
      patterns: [{ svgIndex: 0 }, { imageSource: short }, { svgIndex: 0 }],
      pictures: [drawing],
    });
    expect(decodeSymbol(text, 'marker')).toEqual(symbol);
    expect(styleTree(text)).toMatchObject({ patterns: [{ svg: drawing }, {}, { svg: drawing }] });
    const wrong = { geometryType: 1, patterns: [{ markerType: 1, svgIndex: 2 }], pictures: [drawing] };
    expect(faultOf(() => decodeSymbol(wrong))).toMatchObject({
      ...{ code: 'style-invalid', at: 'patterns[0].svgIndex' },
    });
  });

  it('are shared inside a library symbol, below patterns too', () => {
    const source = picture('A');
    const pattern = pointPatternFill({ marker: showing(source) });
    const symbol = fillSymbol(pattern, pattern);
    const text = JSON.stringify(encodeSymbol(symbol));
    expect(text.split(source)).toHaveLength(2);
    expect(decodeSymbol(text, 'fill')).toEqual(symbol);
  });
});

describe('a list of pictures from elsewhere', () => {
  const style = (pattern: object, pictures: unknown) => ({
    schemeType: 1,
    geometryType: 1,
    categories: [{ symbolizer: { patterns: [{ markerType: 3, ...pattern }] } }],
    pictures,
  });
  const shownBy = (wire: unknown) => {
    const scheme = decodeScheme(wire);
    const layer = scheme.kind === 'single-symbol' ? scheme.categories[0].symbol?.layers[0] : undefined;
    return layer?.kind === 'image-marker' ? layer.source : null;
  };

  it('is refused where a symbol names a place that it has not', () => {
    for (const imageIndex of [1, -1, 0.5, '0', 'length', {}, []])
      expect(faultOf(() => decodeScheme(style({ imageIndex }, [short])))).toMatchObject({
        code: 'style-invalid',
        at: 'categories[0].symbolizer.patterns[0].imageIndex',
      });
    for (const pictures of ['a', 7, {}, [1], [null], ['A'.repeat(3_000_001)]])
      expect(faultOf(() => decodeScheme(style({ imageIndex: 0 }, pictures)))).toMatchObject({
        code: 'style-invalid',
        at: expect.stringMatching(/^pictures/),
      });
  });

  it('gives way to a picture of the symbol, and is forgotten where nobody shows it', () => {
    const scheme = style({ imageSource: '/own.png', imageIndex: 0 }, [short]);
    expect(shownBy(scheme)).toBe('/own.png');
    expect(written(decodeScheme(scheme))).not.toMatch(/pictures|imageIndex/);
    expect(shownBy(style({ imageIndex: 0 }, [short]))).toBe(short);
    expect(shownBy(style({ imageSource: '', imageIndex: 0 }, [short]))).toBe(short);
  });

  it('is absent in styles that never had one: their own imageIndex is kept as it is', () => {
    const wire = style({ imageIndex: 7 }, null);
    expect(shownBy(wire)).toBe('');
    expect(encodeScheme(decodeScheme(wire))).toMatchObject({
      categories: [{ symbolizer: { patterns: [{ imageIndex: 7 }] } }],
    });
  });

  it('is looked at with every picture in its place, unknown parts included', () => {
    const wire = { patterns: [{ later: [{ imageIndex: 0 }] }, { imageIndex: 0 }], pictures: [short] };
    expect(styleTree(JSON.stringify(wire))).toEqual({
      patterns: [{ later: [{ imageSource: short }] }, { imageSource: short }],
    });
  });
});

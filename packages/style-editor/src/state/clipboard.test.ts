import {
  fillSymbol,
  gradientFill,
  imageLine,
  lineSymbol,
  markerSymbol,
  simpleFill,
} from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { describe, expect, it } from 'vitest';
import { band, sumField, sums } from '../../test/sample';
import { readSchemeText, readSymbolText, schemeText, symbolText } from './clipboard';

const polygon = createScheme('single-symbol', 'polygon');
const graduated = generateCategories(createScheme('graduated-color', 'polygon', { field: sumField }), {
  values: sums,
});

describe('a scheme as text', () => {
  it('is the same scheme when it is read again', async () => {
    expect(await readSchemeText(schemeText(graduated), polygon)).toEqual({ value: graduated });
  });

  it('is refused for another geometry, naming both', async () => {
    const line = schemeText(createScheme('single-symbol', 'line'));
    expect(await readSchemeText(line, polygon)).toEqual({
      problem: { code: 'other-geometry', got: 'line', want: 'polygon' },
    });
    const raster = schemeText(createScheme('stretch', 'raster'));
    expect(await readSchemeText(raster, polygon)).toMatchObject({
      problem: { code: 'other-geometry', got: 'raster' },
    });
  });

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['hello', 'style-syntax'],
    ['12', 'style-invalid'],
    ['null', 'style-invalid'],
    ['{"a":1}', 'style-invalid'],
    ['{"schemeType":99,"geometryType":3}', 'style-invalid'],
    [symbolText(fillSymbol()), 'is-symbol'],
  ])('%j has a separate code', async (text, code) => {
    expect(await readSchemeText(text, polygon)).toMatchObject({ problem: { code } });
  });

  it('says the path of what is wrong', async () => {
    const broken = schemeText(graduated).replace('"numBreaks": 4', '"numBreaks": "four"');
    expect(await readSchemeText(broken, polygon)).toEqual({
      problem: { code: 'style-invalid', at: 'classification.numBreaks' },
    });
  });

  it('leaves a raster its own bands', async () => {
    const mine = createScheme('stretch', 'raster', { bands: [{ ...band, name: 'mine' }] });
    const other = createScheme('stretch', 'raster', { bands: [band, band], band: 1, opacity: 0.5 });
    const pasted = await readSchemeText(schemeText(other), mine);
    expect(pasted).toMatchObject({ value: { opacity: 0.5, band: 0, bands: [{ name: 'mine' }] } });
  });
});

describe('the classes of a pasted raster', () => {
  const withCounts = (counts: number[]) => ({
    ...band,
    statistics: { ...band.statistics, histogram: { min: 0, max: 100, counts } },
  });
  const classed = (counts: number[]) =>
    generateCategories(
      createScheme('raster-graduated', 'raster', { bands: [withCounts(counts)], band: 0, classes: 2 }),
    );

  it('hold the cells of the raster that they are pasted on', async () => {
    const pasted = await readSchemeText(schemeText(classed([300, 50, 25, 25])), classed([100, 100, 40, 160]));
    // Two classes, 0-50 and 50-100, of two bins each.
    expect(pasted).toMatchObject({ value: { categories: [{ count: 200 }, { count: 200 }] } });
  });
});

describe('a symbol as text', () => {
  const kinds = ['simple-fill'] as const;

  it('is the same symbol when it is read again', async () => {
    const symbol = markerSymbol();
    expect(await readSymbolText(symbolText(symbol), symbol, ['simple-marker'])).toEqual({ value: symbol });
  });

  it('is refused where its kind or a layer has no place', async () => {
    expect(await readSymbolText(symbolText(lineSymbol()), fillSymbol(), kinds)).toEqual({
      problem: { code: 'other-geometry', got: 'line', want: 'polygon' },
    });
    expect(await readSymbolText(symbolText(fillSymbol(gradientFill())), fillSymbol(), kinds)).toEqual({
      problem: { code: 'not-here', kind: 'gradient-fill' },
    });
    const outlined = fillSymbol(simpleFill({ outline: lineSymbol(imageLine()) }));
    expect(await readSymbolText(symbolText(outlined), fillSymbol(), [...kinds, 'simple-line'])).toEqual({
      problem: { code: 'not-here', kind: 'image-line' },
    });
    expect(await readSymbolText(schemeText(polygon), fillSymbol(), kinds)).toEqual({
      problem: { code: 'is-scheme' },
    });
  });
});

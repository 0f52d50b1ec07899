import { describe, expect, it } from 'vitest';
import { symbolColor } from '../symbol/symbol-color';
import { categoryOf } from '../category/category-of';
import { generateCategories } from '../category/generate-categories';
import { rasterClasses, rasterValues, rgbComposite, stretch } from './raster-builders';
import type { VectorData } from './scheme-builder';
import { graduated, graduatedSizes, multipleFields, singleSymbol, uniqueValues } from './vector-builders';
import { graduatedColorScheme, graduatedSizeScheme, uniqueValuesScheme } from './vector-factories';
import { band } from '../../../test/bare-band';

const properties = [
  { use: 'forest', life_exp: 60.5, people: 100, code: '1', born: 3e9, empty: null },
  { use: 'water', life_exp: 70, people: 200, code: '2', born: 1, empty: null },
  { use: 'town', life_exp: 80, people: 300, code: '7.5', born: 2, empty: null },
];
const polygons: VectorData<'polygon'> = { geometry: 'polygon', properties };

describe('graduated', () => {
  it('makes the rows of the scheme that is generated step by step', () => {
    const options = { method: 'equal-interval', classes: 3, ramp: 'YlGnBu' } as const;
    const field = { name: 'life_exp', type: 'REAL' } as const;
    expect(graduated({ field: 'life_exp', ...options })(polygons)).toEqual(
      generateCategories(graduatedColorScheme('polygon', { field, ...options }), { properties }),
    );
  });

  it('takes the type of the field from its values', () => {
    const typeOf = (field: string) => graduated({ field, classes: 2 })(polygons).field?.type;
    expect(typeOf('people')).toBe('INT4');
    expect(typeOf('born')).toBe('INT8');
    expect(typeOf('life_exp')).toBe('REAL');
  });

  it('classifies numbers that are written as texts', () => {
    const scheme = graduated({ field: 'code', classes: 2 })(polygons);
    expect(scheme.categories.map(({ count }) => count)).toEqual([2, 1]);
  });

  it('names the field, the fields that there are, and the one that was meant', () => {
    expect(() => graduated({ field: 'lifeexp' })(polygons)).toThrow(
      new RangeError(
        'field: got "lifeexp", allowed: use, life_exp, people, code, born, empty (did you mean "life_exp"?)',
      ),
    );
  });

  it('refuses a field of texts, declared as numbers or not', () => {
    const message =
      'field: got "use" with texts such as "forest", allowed: fields of numbers (life_exp, people, code, born)';
    expect(() => graduated({ field: 'use' })(polygons)).toThrow(new TypeError(message));
    expect(() => graduated({ field: { name: 'use', type: 'REAL' } })(polygons)).toThrow(
      new TypeError(message),
    );
  });

  it('has no classes, and no error, where no feature has a value or there is none', () => {
    expect(graduated({ field: 'empty' })(polygons).categories).toEqual([]);
    expect(graduated({ field: 'any' })({ geometry: 'line', properties: [] }).categories).toEqual([]);
  });
});

describe('generateCategories', () => {
  const field = { name: 'lifeexp', type: 'REAL' } as const;

  it('throws where the values of a field to be classified are texts', () => {
    const use = { name: 'use', type: 'REAL' } as const;
    for (const scheme of [
      graduatedColorScheme('polygon', { field: use }),
      graduatedSizeScheme('point', { field: use }),
    ]) {
      expect(() => generateCategories(scheme, { properties })).toThrow(
        /^field: got "use" with texts such as "forest", allowed: fields of numbers \(life_exp/,
      );
    }
  });

  it('throws where no feature has the field', () => {
    expect(() => generateCategories(graduatedColorScheme('polygon', { field }), { properties })).toThrow(
      /^field: got "lifeexp", allowed: use, life_exp/,
    );
    expect(() => generateCategories(uniqueValuesScheme('polygon', { field }), { properties })).toThrow(
      /did you mean "life_exp"/,
    );
  });

  it('throws without any data', () => {
    expect(() => generateCategories(graduatedColorScheme('polygon', { field }))).toThrow(
      /^input: got no data, allowed: { properties }/,
    );
  });
});

describe('uniqueValues', () => {
  it('says forest green and water blue in one call', () => {
    const colors = { forest: '#3d7a3a', water: '#7fb3dc' };
    const scheme = uniqueValues({ field: 'use', colors, labels: { water: 'Lakes' } })(polygons);
    const rowOf = (use: string) => categoryOf(scheme, { use });
    expect(rowOf('forest')).toMatchObject({ color: '#3d7a3a', label: 'forest', count: 1 });
    expect(rowOf('water')).toMatchObject({ color: '#7fb3dc', label: 'Lakes' });
    expect(symbolColor(rowOf('forest')!.symbol!)).toBe('#3d7a3a');
    expect(scheme.categories).toHaveLength(3);
  });

  it('reads the names of values by the type of the field', () => {
    const scheme = uniqueValues({ field: 'people', colors: { 100: '#ff0000' } })(polygons);
    expect(categoryOf(scheme, { people: 100 })?.color).toBe('#ff0000');
  });

  it('has a row for a named value that no feature has', () => {
    const scheme = uniqueValues({ field: 'use', colors: { ice: '#ffffff' } })(polygons);
    expect(categoryOf(scheme, { use: 'ice' })).toMatchObject({ kind: 'value', count: 0 });
  });
});

describe('the other builders', () => {
  it('graduate sizes, combine fields and draw all alike', () => {
    const points = { geometry: 'point', properties } as const;
    expect(graduatedSizes({ field: 'people', classes: 3 })(points).categories).toHaveLength(3);
    expect(multipleFields({ fields: ['use', 'people'] })(polygons).categories).toHaveLength(3);
    expect(() => multipleFields({ fields: ['use', 'ownr'] })(polygons)).toThrow(/^fields\[1\]: got "ownr"/);
    expect(singleSymbol({ color: '#2f6fb2' })(polygons).categories[0]).toMatchObject({
      color: '#2f6fb2',
      count: 3,
    });
  });

  it('do not give sizes to polygons', () => {
    // @ts-expect-error polygons have no size
    expect(() => graduatedSizes({ field: 'people' })(polygons)).toThrow(RangeError);
  });

  it('style rasters by their bands', () => {
    const bands = [band];
    expect(stretch({ ramp: 'viridis' })({ bands })).toMatchObject({ kind: 'stretch', bands });
    expect(rasterClasses({ method: 'equal-interval', classes: 5 })({ bands }).categories).toHaveLength(5);
    expect(rasterValues()({ bands }).kind).toBe('raster-unique-values');
    expect(rgbComposite()({ bands }).kind).toBe('rgb-composite');
    expect(() => rasterClasses()({ bands: [] })).toThrow(/^bands: got none/);
    expect(() => rasterClasses({ band: 2 })({ bands })).toThrow('band: got 2, allowed: 0 to 0');
  });

  it('name and colour the values of a raster', () => {
    const scheme = rasterValues({ colors: { 7: '#3d7a3a' }, labels: { 7: 'Forest' } })({ bands: [band] });
    expect(categoryOf(scheme, 7)).toMatchObject({ kind: 'value', color: '#3d7a3a', label: 'Forest' });
  });
});

import { GepDataError } from '@gep/raster';
import { describe, expect, it } from 'vitest';
import { categoryOf, checkScheme } from '../../scheme';
import { schemeFromGeoStyler } from './read-geostyler';

const style = (...rules: readonly object[]) => ({ name: 'n', rules });
const mark = (color: string) => ({ kind: 'Mark', wellKnownName: 'circle', radius: 4, color });
const fill = (color: string) => ({ kind: 'Fill', color });

describe('schemeFromGeoStyler', () => {
  it('reads the point of the demo, whose radius is half of the size', () => {
    const { result, losses } = schemeFromGeoStyler(
      style({
        name: 'Rule 1',
        symbolizers: [{ ...mark('#0E1058'), strokeColor: '#ff0000', strokeOpacity: 0.5 }],
      }),
    );
    expect(losses).toEqual([]);
    expect(result).toMatchObject({
      kind: 'single-symbol',
      geometry: 'point',
      categories: [{ kind: 'all', label: 'Rule 1' }],
      template: {
        layers: [
          {
            shape: 'circle',
            size: 8,
            fillColor: '#0e1058',
            outline: true,
            strokeColor: '#ff000080',
            strokeWidth: 1,
          },
        ],
      },
    });
  });

  it('reads filters that are combined, turned round and closed at both ends', () => {
    const { result, losses } = schemeFromGeoStyler(
      style(
        { name: 'low', filter: ['!', ['>', 'pop', 100]], symbolizers: [fill('#111111')] },
        {
          name: 'middle',
          filter: ['&&', ['>', 'pop', 100], ['<=', 'pop', '200']],
          symbolizers: [fill('#222222')],
        },
        { name: 'high', filter: ['>', 'pop', 200], symbolizers: [fill('#333333')] },
      ),
    );
    const label = (pop: number) => categoryOf(result, { pop })?.label;
    expect([-1e9, 100, 100.5, 200, 201].map(label)).toEqual(['low', 'low', 'middle', 'middle', 'high']);
    // A missing value is not above 100 either.
    expect(categoryOf(result, { pop: null })).toMatchObject({
      kind: 'other',
      visible: true,
      color: '#111111',
    });
    expect(losses).toEqual([]);
  });

  it('says where classes own their lower ends, or share an edge', () => {
    const { result, losses } = schemeFromGeoStyler(
      style(
        { name: 'a', filter: ['<=x<=', 'pop', 0, 10], symbolizers: [fill('#111111')] },
        { name: 'b', filter: ['<=x<=', 'pop', 10, 20], symbolizers: [fill('#222222')] },
      ),
    );
    expect(losses).toContainEqual({
      path: 'rules',
      property: 'filter',
      why: 'class-edges',
      nearest: '(0, 10]',
    });
    expect([0, 5, 10, 15, 20].map((pop) => categoryOf(result, { pop })?.label)).toEqual([
      'a',
      'a',
      'a',
      'b',
      'b',
    ]);
  });

  it('draws all rules that are about a feature, and the rest where none is', () => {
    const { result, losses } = schemeFromGeoStyler(
      style(
        {
          name: 'forest',
          filter: ['||', ['==', 'type', 'oak'], ['==', 'type', 'pine']],
          symbolizers: [mark('#00ff00')],
        },
        { name: 'old', filter: ['==', 'type', 'oak'], symbolizers: [mark('#000000')] },
        { name: 'others', elseRule: true, symbolizers: [mark('#ffffff')] },
      ),
    );
    expect(losses).toEqual([]);
    expect(result).toMatchObject({
      kind: 'unique-values',
      field: { name: 'type', type: 'STRING' },
      categories: [
        {
          values: ['oak'],
          label: 'forest',
          symbol: { layers: [{ fillColor: '#00ff00' }, { fillColor: '#000000' }] },
        },
        { values: ['pine'], label: 'forest', symbol: { layers: [{ fillColor: '#00ff00' }] } },
      ],
      other: { label: 'others', color: '#ffffff', visible: true },
    });
  });

  it('reads the geometry that is asked for', () => {
    const both = style({ name: '', symbolizers: [fill('#ff0000'), mark('#0000ff')] });
    expect(schemeFromGeoStyler(both).result.geometry).toBe('polygon');
    expect(schemeFromGeoStyler(both, { geometry: 'point' }).result).toMatchObject({
      template: { layers: [{ fillColor: '#0000ff' }] },
    });
  });

  it('leaves rules of other geometries out', () => {
    const { result, losses } = schemeFromGeoStyler(
      style(
        { name: 'areas', filter: ['==', { name: 'dimension' }, 2], symbolizers: [fill('#aaaaaa')] },
        { name: 'points', symbolizers: [mark('#0000ff')] },
      ),
    );
    expect(result).toMatchObject({
      geometry: 'polygon',
      categories: [{ label: 'areas', visible: true, color: '#aaaaaa' }],
    });
    expect(losses.map(({ property, why }) => [property, why])).toEqual([
      ['filter', 'expression'],
      ['Mark', 'unsupported'],
    ]);
  });

  it('names what is computed, drawn by pictures, shown at scales, and not here', () => {
    const { result, losses } = schemeFromGeoStyler(
      style(
        {
          name: 'a',
          scaleDenominator: { max: 10000 },
          symbolizers: [
            {
              kind: 'Mark',
              wellKnownName: 'shape://carrow',
              radius: { name: 'property', args: ['r'] },
              color: '#f00',
            },
            { kind: 'Icon', image: 'https://example.org/a.png', size: 300 },
          ],
        },
        { name: 'b', filter: ['*=', 'name', '*x'], symbolizers: [mark('#ffffff')] },
      ),
    );
    expect(losses.map(({ path, property, why }) => [path, property, why])).toEqual([
      ['rules', 'scaleDenominator', 'unsupported'],
      ['rules/Mark', 'radius', 'expression'],
      ['rules/Mark', 'wellKnownName', 'unsupported'],
      ['rules/Icon', 'size', 'out-of-bounds'],
      ['rules/Icon', 'image', 'not-included'],
      ['rules', 'filter', 'expression'],
    ]);
    expect(checkScheme(result)).toEqual([]);
  });

  const deep: unknown[] = [];
  deep.push(deep);
  it.each([
    ['nothing', 'style-unsupported', null],
    ['a text', 'style-unsupported', 'rules'],
    ['no rules', 'style-unsupported', {}],
    ['rules that are none', 'style-unsupported', { rules: [1, 'a', null, { symbolizers: 3 }] }],
    [
      'a prototype',
      'style-unsupported',
      style({ symbolizers: [{ kind: 'constructor' }, { kind: '__proto__' }] }),
    ],
    ['what holds itself', 'style-too-deep', deep],
    ['a great many parts', 'style-too-large', { rules: new Array(400_001).fill(0) }],
    [
      'a colour map without entries',
      'style-unsupported',
      style({ symbolizers: [{ kind: 'Raster', colorMap: {} }] }),
    ],
  ])('refuses %s with %s', (_, code, input) => {
    let fault: unknown;
    try {
      schemeFromGeoStyler(input);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(GepDataError);
    expect(fault).toMatchObject({ code });
  });

  it('refuses more comparisons than a full table needs, for which a page would stand still', () => {
    const filter = ['||', ...Array.from({ length: 40_000 }, (_, value) => ['<', 'pop', value])];
    expect(() => schemeFromGeoStyler(style({ filter, symbolizers: [fill('#ff0000')] }))).toThrow(
      expect.objectContaining({ code: 'style-too-large' }),
    );
  });
});

import { GepDataError } from '@gep/raster';
import { describe, expect, it } from 'vitest';
import { categoryOf, checkScheme } from '../../scheme';
import { schemeFromFlatStyle } from './read-flat';

const colorAt = (style: unknown, pop: number | null) =>
  categoryOf(schemeFromFlatStyle(style).result, { pop })?.color;

describe('schemeFromFlatStyle', () => {
  it('reads a circle, with the round pen of OpenLayers', () => {
    const { result, losses } = schemeFromFlatStyle({
      'circle-radius': 6,
      'circle-fill-color': [255, 0, 0, 0.5],
      'circle-stroke-color': 'white',
      'circle-stroke-width': 2,
      'circle-displacement': [3, 4],
    });
    expect(losses).toEqual([]);
    expect(result).toMatchObject({
      geometry: 'point',
      template: {
        layers: [
          {
            ...{ shape: 'circle', size: 12, fillColor: '#ff000080', offsetX: 3, offsetY: -4 },
            ...{ outline: true, strokeColor: '#ffffff', strokeWidth: 2 },
          },
        ],
      },
    });
  });

  it('makes rows of the colours that a match chooses', () => {
    const { result, losses } = schemeFromFlatStyle({
      'fill-color': ['match', ['get', 'type'], 'forest', '#00ff00', ['lake', 'sea'], '#0000ff', '#cccccc'],
      'stroke-color': '#000000',
    });
    expect(losses).toEqual([]);
    expect(result).toMatchObject({
      kind: 'unique-values',
      field: { name: 'type', type: 'STRING' },
      categories: [
        { values: ['forest'], color: '#00ff00' },
        { values: ['lake'], color: '#0000ff' },
        { values: ['sea'], color: '#0000ff' },
      ],
      other: { visible: true, color: '#cccccc' },
    });
  });

  it('makes classes of the sizes that a case chooses', () => {
    const style = {
      'circle-fill-color': 'red',
      'circle-radius': ['case', ['<=', ['get', 'pop'], 10], 2, ['<=', ['get', 'pop'], 20], 4, 8],
    };
    const { result } = schemeFromFlatStyle(style);
    expect(result.kind).toBe('graduated-size');
    const size = (pop: number) => {
      const row = categoryOf(result, { pop });
      return row?.symbol?.kind === 'marker' && 'size' in row.symbol.layers[0]
        ? row.symbol.layers[0].size
        : null;
    };
    expect([-5, 10, 10.5, 20, 21].map(size)).toEqual([4, 4, 8, 8, 16]);
  });

  it('makes classes of colours that are mixed, and says so', () => {
    const style = { 'fill-color': ['interpolate', ['linear'], ['get', 'pop'], 0, '#000000', 100, '#ffffff'] };
    expect(schemeFromFlatStyle(style).losses).toEqual([
      { path: 'rules', property: 'fill-color', why: 'expression', nearest: 'classes' },
    ]);
    // Half way, mixed in sRGB or in light.
    expect([-1, 50, 101].map((pop) => colorAt(style, pop))).toEqual(['#000000', '#808080', '#ffffff']);
  });

  it('draws rules as OpenLayers does: all that hold, and the rest where none does', () => {
    const { result } = schemeFromFlatStyle([
      { filter: ['>', ['get', 'pop'], 100], style: { 'stroke-color': 'black', 'stroke-width': 6 } },
      {
        filter: ['between', ['get', 'pop'], 50, 1000],
        style: [{ 'stroke-color': 'red', 'stroke-width': 2 }],
      },
      { else: true, style: { 'stroke-color': 'gray' } },
    ]);
    const layers = (pop: number) =>
      categoryOf(result, { pop })?.symbol?.layers.map((one) => ('color' in one ? one.color : ''));
    expect([60, 500, 2000].map(layers)).toEqual([['#ff0000'], ['#000000', '#ff0000'], ['#000000']]);
    expect(categoryOf(result, { pop: null })).toMatchObject({ kind: 'other', color: '#808080' });
  });

  it('reads labels, and the geometry that is asked for', () => {
    const style = {
      'fill-color': '#ff0000',
      'circle-radius': 4,
      'circle-fill-color': '#0000ff',
      'text-value': ['get', 'name'],
      'text-font': 'bold 14px "Noto Sans"',
      'text-stroke-color': '#fff',
      'text-stroke-width': 3,
    };
    const { result, losses } = schemeFromFlatStyle(style, { geometry: 'point' });
    expect(losses).toEqual([]);
    expect(result).toMatchObject({
      geometry: 'point',
      template: { layers: [{ fillColor: '#0000ff' }] },
      label: {
        useLabel: true,
        field: 'name',
        fontFamily: 'Noto Sans',
        fontStyle: 'bold',
        size: 14,
        haloWidth: 1.5,
      },
    });
  });

  it('keeps turns within a circle', () => {
    const style = { 'shape-points': 6, 'shape-radius': 8, 'shape-rotation': 45, 'shape-fill-color': 'red' };
    const { result } = schemeFromFlatStyle(style);
    expect(checkScheme(result)).toEqual([]);
    // 45 radians are 7 turns and 58.3 degrees.
    expect(result).toMatchObject({
      template: { layers: [{ rotation: expect.closeTo(58.31, 2) as number }] },
    });
  });

  it('names what is computed, not contained and not here', () => {
    const { result, losses } = schemeFromFlatStyle([
      { filter: ['==', ['%', ['get', 'a'], 2], 0], style: { 'stroke-color': 'red' } },
      {
        style: {
          'stroke-color': ['get', 'color'],
          'stroke-width': ['*', 2, ['get', 'w']],
          'stroke-offset': 4,
        },
      },
      { style: { 'icon-src': 'pin.png' } },
    ]);
    expect(losses.map(({ property, why }) => [property, why])).toEqual([
      ['filter', 'expression'],
      ['stroke-color', 'expression'],
      ['stroke-width', 'expression'],
      ['stroke-offset', 'unsupported'],
    ]);
    expect(checkScheme(result)).toEqual([]);
  });

  const deep: unknown[] = ['any'];
  deep.push(deep);
  it.each([
    ['nothing', 'style-unsupported', undefined],
    ['an empty list', 'style-unsupported', []],
    ['a list of texts', 'style-unsupported', ['a', 1, null]],
    ['a style that draws nothing', 'style-unsupported', { color: 'red' }],
    ['a prototype', 'style-unsupported', { __proto__: { 'fill-color': 'red' } }],
    ['a filter that holds itself', 'style-too-deep', [{ filter: deep, style: { 'fill-color': 'red' } }]],
  ])('refuses %s with %s', (_, code, input) => {
    let fault: unknown;
    try {
      schemeFromFlatStyle(input);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(GepDataError);
    expect(fault).toMatchObject({ code });
  });

  it.each([
    [{ 'fill-color': ['match'] }],
    [{ 'fill-color': ['case', 1, 2] }],
    [{ 'fill-color': ['interpolate', ['linear'], ['get', 'a']] }],
    [{ 'fill-color': [] }],
    [{ 'fill-color': {}, 'stroke-width': '3px', 'stroke-line-dash': [NaN] }],
    [[{ filter: ['all', ['constructor', 1]], style: { 'fill-color': 'red' } }]],
  ])('makes a valid scheme of %j', (style) => {
    expect(checkScheme(schemeFromFlatStyle(style).result)).toEqual([]);
  });
});

import { GepDataError } from '@gep/raster';
import { describe, expect, it } from 'vitest';
import { categoryOf, checkScheme } from '../../scheme';
import { schemeFromMapboxStyle } from './read-mapbox';

const style = (...layers: readonly object[]) => ({
  version: 8,
  sources: {},
  layers: layers.map((one, i) => ({ id: `layer ${i}`, source: 'a', ...one })),
});
const colors = (input: unknown, items: readonly Readonly<Record<string, number | string | null>>[]) => {
  const { result } = schemeFromMapboxStyle(input);
  return items.map((item) => categoryOf(result, item)?.color);
};

describe('schemeFromMapboxStyle', () => {
  it('reads a fill, whose opacity is that of its outline', () => {
    const { result, losses } = schemeFromMapboxStyle(
      style({
        type: 'fill',
        paint: { 'fill-color': 'hsl(0, 100%, 50%)', 'fill-opacity': 0.5, 'fill-outline-color': 'white' },
      }),
    );
    expect(losses).toEqual([]);
    expect(result).toMatchObject({
      geometry: 'polygon',
      categories: [{ label: 'layer 0' }],
      template: {
        layers: [
          { color: '#ff000080', useOutline: true, outline: { layers: [{ color: '#ffffff80', width: 1 }] } },
        ],
      },
    });
  });

  it('reads steps, which own their lower ends', () => {
    const input = style({
      type: 'circle',
      paint: {
        'circle-radius': 4,
        'circle-color': ['step', ['get', 'mag'], '#111111', 2, '#222222', 3, '#333333'],
      },
    });
    expect(schemeFromMapboxStyle(input).losses).toEqual([
      { path: 'layers', property: 'filter', why: 'class-edges', nearest: expect.any(String) as string },
    ]);
    expect(colors(input, [{ mag: 1 }, { mag: 2.5 }, { mag: 4 }])).toEqual(['#111111', '#222222', '#333333']);
    const { result } = schemeFromMapboxStyle(input);
    expect(categoryOf(result, { mag: 2.5 })?.label).toMatch(/2.*3/);
  });

  it('reads filters and functions of the first version', () => {
    const input = style(
      {
        type: 'line',
        filter: [
          'all',
          ['==', '$type', 'LineString'],
          ['in', 'class', 'motorway', 'trunk'],
          ['!=', 'tunnel', 1],
        ],
        paint: {
          'line-color': '#ff0000',
          'line-width': {
            stops: [
              [5, 1],
              [10, 3],
              [18, 30],
            ],
          },
        },
      },
      { type: 'line', filter: ['!in', 'class', 'motorway', 'trunk'], paint: { 'line-color': '#00ff00' } },
    );
    const { losses } = schemeFromMapboxStyle(input);
    expect(losses.map(({ property, why, nearest }) => [property, why, nearest])).toEqual([
      ['line-width', 'expression', 'one scale'],
      // A table is of one column where rules ask for several, each in another way.
      ['filter', 'unsupported', 'class'],
    ]);
    expect(
      colors(input, [
        { class: 'motorway', tunnel: 0 },
        { class: 'trunk', tunnel: 0 },
        { class: 'path', tunnel: 0 },
      ]),
    ).toEqual(['#ff0000', '#ff0000', '#00ff00']);
  });

  it('reads categorical functions of a column', () => {
    const input = style({
      type: 'fill',
      paint: {
        'fill-color': {
          property: 'type',
          type: 'categorical',
          stops: [
            ['a', '#111111'],
            ['b', '#222222'],
          ],
          default: '#333333',
        },
      },
    });
    expect(colors(input, [{ type: 'a' }, { type: 'b' }, { type: 'c' }])).toEqual([
      '#111111',
      '#222222',
      '#333333',
    ]);
  });

  it('takes the layers of one source, and names the others', () => {
    const { result, losses } = schemeFromMapboxStyle(
      style(
        { type: 'background', source: undefined, paint: { 'background-color': '#ffffff' } },
        { type: 'fill', 'source-layer': 'water', paint: { 'fill-color': '#0000ff' } },
        { type: 'fill', 'source-layer': 'wood', paint: { 'fill-color': '#00ff00' } },
        {
          type: 'symbol',
          'source-layer': 'water',
          layout: { 'text-field': '{name:latin}', 'text-size': 12 },
        },
      ),
    );
    expect(losses).toEqual([
      { path: 'layers', property: 'source-layer', why: 'unsupported', nearest: 'a/water' },
    ]);
    expect(result).toMatchObject({
      kind: 'single-symbol',
      template: { layers: [{ color: '#0000ff' }] },
      label: { useLabel: true, field: 'name:latin', size: 12 },
    });
  });

  const deep: unknown[] = ['all'];
  deep.push(deep);
  it.each([
    ['nothing', 'style-unsupported', null],
    ['no layers', 'style-unsupported', style()],
    ['a background alone', 'style-unsupported', style({ type: 'background' })],
    ['a prototype', 'style-unsupported', style({ type: 'constructor' }, { type: '__proto__' })],
    ['a filter that holds itself', 'style-too-deep', style({ type: 'fill', filter: deep })],
  ])('refuses %s with %s', (_, code, input) => {
    let fault: unknown;
    try {
      schemeFromMapboxStyle(input);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(GepDataError);
    expect(fault).toMatchObject({ code });
  });

  it.each([
    [{ paint: [], layout: 3 }],
    [{ paint: { 'fill-color': ['step', ['get', 'a']] } }],
    [{ paint: { 'fill-color': ['match', ['get', 'a'], [{}], 'red', 'blue'] } }],
    [{ paint: { 'fill-color': { stops: [[], 'a', [1]], property: 'x' } } }],
    [{ filter: ['==', 'a'] }],
    [{ filter: ['in'] }],
  ])('makes a valid scheme of %j', (layer) => {
    expect(checkScheme(schemeFromMapboxStyle(style({ type: 'fill', ...layer })).result)).toEqual([]);
  });
});

import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import {
  characterMarker,
  fillSymbol,
  gradientFill,
  imageMarker,
  labelSymbol,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '../../model';
import type { MarkerSymbolLayer, VectorScheme } from '../../model';
import { categoryOf, singleSymbolScheme } from '../../scheme';
import { forAnyEdges } from '../testing/any-edges';
import { cartoSymSchema } from '../testing/cartosym-schema';
import { featureSchemes, properties } from '../testing/schemes';
import { readCartoSym } from './read-cartosym';
import { cartoSymOfScheme } from './write-cartosym';

const straight = { cap: 'butt', join: 'miter' } as const;
const labelled = labelSymbol({
  ...{ useLabel: true, field: 'name', fontStyle: 'bold', size: 16, color: '#123456', priorityField: 'Sum' },
  ...{ haloWidth: 2, haloColor: '#ffeedd', offsetX: 2, offsetY: -8 },
});
const drawn: readonly (readonly [string, VectorScheme])[] = [
  ...featureSchemes,
  [
    'a line in another, and a fill',
    singleSymbolScheme('polygon', {
      template: fillSymbol(
        simpleFill({
          outline: lineSymbol(
            simpleLine({ width: 5, ...straight }),
            simpleLine({ color: '#ffffff', width: 3, ...straight }),
          ),
        }),
      ),
    }),
  ],
  [
    'dots with an outline, characters and labels',
    singleSymbolScheme('point', {
      template: markerSymbol(
        simpleMarker({ size: 12, outline: true, strokeColor: '#ffffff', strokeWidth: 2, offsetX: 3 }),
        characterMarker({ text: '林', fontFamily: 'Noto Sans SC', size: 20, fillColor: '#00ff0080' }),
      ),
      label: labelled,
    }),
  ],
  [
    'a picture',
    singleSymbolScheme('point', {
      template: markerSymbol(
        imageMarker({ source: 'data:image/png;base64,iVBORw0KGgo=', anchorY: 'bottom' }),
      ),
    }),
  ],
];

describe('cartoSymOfScheme', () => {
  const validate = new Ajv2020({ strict: false }).compile(cartoSymSchema);

  it.each(drawn)('writes %s as the draft has it', (_, scheme) => {
    const { result } = cartoSymOfScheme(scheme);
    expect(validate(JSON.parse(JSON.stringify(result))), JSON.stringify(validate.errors)).toBe(true);
  });

  const whole = [
    ...['a fill', 'a fill without outline', 'classes', 'classes of points by size', 'values of texts'],
    ...['values of two columns', 'a hidden row and a missing value', 'a line in another, and a fill'],
    'dots with an outline, characters and labels',
  ];

  it.each(drawn.filter(([name]) => whole.includes(name)))('holds %s without a loss', (_, scheme) => {
    const { result, losses } = cartoSymOfScheme(scheme);
    expect(losses).toEqual([]);
    const read = readCartoSym(JSON.parse(JSON.stringify(result)), scheme.geometry, []);
    for (const item of [...properties, { Sum: null, name: null, grade: null }]) {
      const [before, after] = [categoryOf(scheme, item), categoryOf(read, item)];
      expect([after?.kind, after?.label]).toEqual([before?.kind, before?.label]);
    }
  });

  it('gives every value the same class at any edges', () => {
    forAnyEdges((scheme, item) => {
      if (scheme.geometry === 'raster') return;
      const read = readCartoSym(cartoSymOfScheme(scheme).result, scheme.geometry, []);
      const [before, after] = [categoryOf(scheme, item), categoryOf(read, item)];
      expect([after?.kind, after?.label]).toEqual([before?.kind, before?.label]);
    });
  });

  const layer = 'categories/0/symbol/layers/0';
  const point = (...layers: readonly MarkerSymbolLayer[]) =>
    singleSymbolScheme('point', { template: markerSymbol(...layers) });

  it.each([
    [
      'a shape',
      point(simpleMarker({ shape: 'star' })),
      { path: layer, property: 'shape', nearest: 'circle' },
    ],
    ['a turn', point(simpleMarker({ rotation: 30 })), { path: layer, property: 'rotation', nearest: '0' }],
    [
      'the size of a picture',
      point(imageMarker({ source: 'data:image/png;base64,iVBORw0KGgo=', height: 33 })),
      { path: layer, property: 'height', nearest: '20' },
    ],
    [
      'round ends',
      singleSymbolScheme('line', { template: lineSymbol(simpleLine({ cap: 'round', join: 'miter' })) }),
      { path: layer, property: 'cap', nearest: 'butt' },
    ],
    [
      'a second fill',
      singleSymbolScheme('polygon', { template: fillSymbol(simpleFill(), simpleFill({ color: '#ff0000' })) }),
      { path: 'categories/0/symbol/layers', property: 'length', nearest: '1' },
    ],
    [
      'a gradient',
      singleSymbolScheme('polygon', { template: fillSymbol(gradientFill({ useOutline: false })) }),
      { path: layer, property: 'kind', nearest: 'simple-fill' },
    ],
    [
      'the fill under a faded outline',
      point(simpleMarker({ outline: true, opacity: 0.5 })),
      { path: 'categories/0/symbol/layers', property: 'length', nearest: '2' },
    ],
    [
      'labels along lines',
      singleSymbolScheme('line', { label: { ...labelled, placement: 'line' } }),
      { path: 'label', property: 'placement', nearest: 'point' },
    ],
  ] as const)('names %s', (_, scheme, loss) => {
    expect(cartoSymOfScheme(scheme).losses).toContainEqual({ why: 'unsupported', ...loss });
  });
});

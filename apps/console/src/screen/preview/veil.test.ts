import {
  fillSymbol,
  gradientFill,
  linePatternFill,
  lineSymbol,
  simpleFill,
  simpleLine,
} from '@gep/map-engine/model';
import type { VectorScheme } from '@gep/map-engine/model';
import { generateCategories, singleSymbolScheme, uniqueValuesScheme } from '@gep/map-engine/scheme';
import { describe, expect, it } from 'vitest';
import { veilScheme } from './veil';

// 0.2 of 255 is 51, hexadecimal 33.
const fills = ({ categories }: VectorScheme) =>
  categories.flatMap(({ symbol }) =>
    symbol?.kind === 'fill'
      ? symbol.layers.map((layer) => (layer.kind === 'simple-fill' ? layer.color : layer.kind))
      : [],
  );

describe('the veil of the region preview', () => {
  it('lowers the alpha of a fill to 0.2 and leaves its outline', () => {
    const outline = lineSymbol(simpleLine({ color: '#ff0000' }));
    const template = fillSymbol(simpleFill({ color: '#769868', outline }));
    const veiled = veilScheme(singleSymbolScheme('polygon', { template }));
    expect(fills(veiled)).toEqual(['#76986833']);
    expect(veiled.template).toMatchObject({ layers: [{ color: '#76986833', outline }] });
  });

  it('leaves what covers less already', () => {
    const template = fillSymbol(simpleFill({ color: '#76986819' }), simpleFill({ color: 'transparent' }));
    expect(fills(veilScheme(singleSymbolScheme('polygon', { template })))).toEqual([
      '#76986819',
      'transparent',
    ]);
  });

  it('lowers every class and the row of all others', () => {
    const properties = [{ name: 'a' }, { name: 'b' }];
    const field = { name: 'name', type: 'STRING' } as const;
    const plain = generateCategories(uniqueValuesScheme('polygon', { field }), { properties });
    const veiled = veilScheme(plain);
    expect(fills(veiled)).toHaveLength(2);
    for (const color of fills(veiled)) expect(color).toMatch(/^#[\da-f]{6}33$/);
    expect(veiled.other.symbol).toMatchObject({
      layers: [{ color: expect.stringMatching(/33$/) as string }],
    });
    expect(veiled.categories.map(({ key, label }) => [key, label])).toEqual(
      plain.categories.map(({ key, label }) => [key, label]),
    );
  });

  it('lowers both ends of a gradient and keeps patterns', () => {
    const template = fillSymbol(
      gradientFill({ startColor: '#112233', endColor: '#ffffff' }),
      linePatternFill(),
    );
    const { template: veiled } = veilScheme(singleSymbolScheme('polygon', { template }));
    expect(veiled.layers[0]).toMatchObject({ startColor: '#11223333', endColor: '#ffffff33' });
    expect(veiled.layers[1]).toEqual(template.layers[1]);
  });
});

import { describe, expect, it } from 'vitest';
import { fillSymbol, markerSymbol, simpleFill, simpleMarker } from '../../model';
import { fadeSymbol, symbolOpacity } from './symbol-opacity';

describe('opacity of a symbol', () => {
  it('is that of the topmost visible layer', () => {
    const layers = [simpleFill({ opacity: 0.2 }), simpleFill({ opacity: 0.6, visible: false })];
    expect(symbolOpacity(fillSymbol(...layers))).toBe(0.2);
    expect(symbolOpacity(fillSymbol(simpleFill({ opacity: 0.2, visible: false })))).toBe(1);
  });

  it('is set on every layer, and nothing else', () => {
    const symbol = markerSymbol(simpleMarker({ size: 9 }), simpleMarker({ size: 4, visible: false }));
    expect(fadeSymbol(symbol, 0.3)).toEqual({
      kind: 'marker',
      layers: symbol.layers.map((layer) => ({ ...layer, opacity: 0.3 })),
    });
  });
});

import { fillSymbol, lineSymbol, simpleFill, simpleLine } from '@gep/map-engine/model';
import { describe, expect, it } from 'vitest';
import { addLayer, moveLayer, removeLayer, replaceLayer, toggleLayer } from './stack';

const red = simpleFill({ color: '#ff0000' });
const green = simpleFill({ color: '#00ff00' });
const colors = (symbol: ReturnType<typeof fillSymbol>) =>
  symbol.layers.map((layer) => (layer.kind === 'simple-fill' ? layer.color : ''));

describe('stack of symbol layers', () => {
  it('adds on top, which is the last painted', () => {
    expect(colors(addLayer(fillSymbol(red), green))).toEqual(['#ff0000', '#00ff00']);
  });

  it('never deletes the last layer', () => {
    const symbol = fillSymbol(red);
    expect(removeLayer(symbol, 0)).toBe(symbol);
    expect(colors(removeLayer(fillSymbol(red, green), 0))).toEqual(['#00ff00']);
  });

  it('moves up and down and stops at the ends', () => {
    const symbol = fillSymbol(red, green);
    expect(colors(moveLayer(symbol, 0, 1))).toEqual(['#00ff00', '#ff0000']);
    expect(moveLayer(symbol, 1, 1)).toBe(symbol);
    expect(moveLayer(symbol, 0, -1)).toBe(symbol);
  });

  it('shows, hides and replaces', () => {
    expect(toggleLayer(fillSymbol(red), 0).layers[0].visible).toBe(false);
    expect(colors(replaceLayer(fillSymbol(red), 0, green))).toEqual(['#00ff00']);
  });

  it('refuses a layer of another kind of symbol', () => {
    expect(() => addLayer(lineSymbol(simpleLine()), red)).toThrow(/simple-fill.*simple-line/);
  });
});

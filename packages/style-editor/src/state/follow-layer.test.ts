import { fillSymbol, simpleFill } from '@gep/map-engine/model';
import {
  addSymbolLayer,
  duplicateSymbolLayer,
  moveSymbolLayer,
  removeSymbolLayer,
  replaceSymbolLayer,
  toggleSymbolLayer,
} from '@gep/map-engine/symbol';
import { describe, expect, it } from 'vitest';
import { followLayer } from './follow-layer';

const red = simpleFill({ color: '#ff0000' });
const green = simpleFill({ color: '#00ff00' });
const blue = simpleFill({ color: '#0000ff' });

describe('selected layer', () => {
  const symbol = fillSymbol(red, green, blue);

  it('is the one that was added, copied or edited, also by undo', () => {
    expect(followLayer(symbol, addSymbolLayer(symbol, simpleFill()), 0)).toBe(3);
    expect(followLayer(symbol, duplicateSymbolLayer(symbol, 1), 1)).toBe(2);
    expect(followLayer(symbol, replaceSymbolLayer(symbol, 0, simpleFill()), 2)).toBe(0);
    expect(followLayer(removeSymbolLayer(symbol, 1), symbol, 0)).toBe(1);
  });

  it('goes with the layer that is moved', () => {
    expect(followLayer(symbol, moveSymbolLayer(symbol, 0, 2), 0)).toBe(2);
    expect(followLayer(symbol, moveSymbolLayer(symbol, 0, 2), 1)).toBe(0);
  });

  it('stays at its place when its layer goes, but inside the stack', () => {
    expect(followLayer(symbol, removeSymbolLayer(symbol, 1), 1)).toBe(1);
    expect(followLayer(symbol, removeSymbolLayer(symbol, 2), 2)).toBe(1);
  });

  it('is not drawn to a layer that is hidden', () => {
    expect(followLayer(symbol, toggleSymbolLayer(symbol, 0), 2)).toBe(2);
    expect(followLayer(symbol, toggleSymbolLayer(symbol, 2), 2)).toBe(2);
  });
});

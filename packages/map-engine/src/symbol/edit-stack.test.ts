import { fillSymbol, lineSymbol, simpleFill, simpleLine } from '../model';
import type { FillSymbol } from '../model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addSymbolLayer,
  duplicateSymbolLayer,
  moveSymbolLayer,
  removeSymbolLayer,
  replaceSymbolLayer,
  toggleSymbolLayer,
} from './edit-stack';

const red = simpleFill({ color: '#ff0000' });
const green = simpleFill({ color: '#00ff00' });
const blue = simpleFill({ color: '#0000ff' });
const colors = (symbol: FillSymbol) =>
  symbol.layers.map((layer) => (layer.kind === 'simple-fill' ? layer.color : ''));

describe('stack of symbol layers', () => {
  it('adds on top, which is the last drawn', () => {
    expect(colors(addSymbolLayer(fillSymbol(red), green))).toEqual(['#ff0000', '#00ff00']);
  });

  it('puts a copy on top of its original', () => {
    const doubled = duplicateSymbolLayer(fillSymbol(red, green), 0);
    expect(colors(doubled)).toEqual(['#ff0000', '#ff0000', '#00ff00']);
    expect(doubled.layers[1]).not.toBe(red);
  });

  it('never deletes the last layer', () => {
    const symbol = fillSymbol(red);
    expect(removeSymbolLayer(symbol, 0)).toBe(symbol);
    expect(colors(removeSymbolLayer(fillSymbol(red, green), 0))).toEqual(['#00ff00']);
  });

  it('moves to any place and stops at the ends', () => {
    const symbol = fillSymbol(red, green, blue);
    expect(colors(moveSymbolLayer(symbol, 0, 2))).toEqual(['#00ff00', '#0000ff', '#ff0000']);
    expect(colors(moveSymbolLayer(symbol, 2, 1))).toEqual(['#ff0000', '#0000ff', '#00ff00']);
    expect(moveSymbolLayer(symbol, 2, 3)).toBe(symbol);
    expect(moveSymbolLayer(symbol, 0, -1)).toBe(symbol);
  });

  it('loses no layer by moving, and moving back restores', () => {
    const stack = fc.integer({ min: 1, max: 10 }).chain((count) =>
      fc.record({
        symbol: fc.constant(fillSymbol(...Array.from({ length: count }, () => simpleFill()))),
        from: fc.nat(count - 1),
        to: fc.nat(count - 1),
      }),
    );
    fc.assert(
      fc.property(stack, ({ symbol, from, to }) => {
        const moved = moveSymbolLayer(symbol, from, to);
        expect(new Set(moved.layers)).toEqual(new Set(symbol.layers));
        expect(moved.layers[to]).toBe(symbol.layers[from]);
        expect(moveSymbolLayer(moved, to, from).layers).toEqual(symbol.layers);
      }),
    );
  });

  it('shows, hides and replaces', () => {
    expect(toggleSymbolLayer(fillSymbol(red), 0).layers[0].visible).toBe(false);
    expect(colors(replaceSymbolLayer(fillSymbol(red), 0, green))).toEqual(['#00ff00']);
  });

  it('refuses a layer of another kind of symbol', () => {
    expect(() => addSymbolLayer(lineSymbol(simpleLine()), red)).toThrow(/simple-fill.*simple-line/);
  });
});

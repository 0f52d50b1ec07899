import { fillSymbol, lineSymbol, simpleFill, simpleLine } from '@gep/map-engine/model';
import type { FillSymbol } from '@gep/map-engine/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLayer,
  duplicateLayer,
  followLayer,
  moveLayer,
  removeLayer,
  replaceLayer,
  toggleLayer,
} from './stack';

const red = simpleFill({ color: '#ff0000' });
const green = simpleFill({ color: '#00ff00' });
const blue = simpleFill({ color: '#0000ff' });
const colors = (symbol: FillSymbol) =>
  symbol.layers.map((layer) => (layer.kind === 'simple-fill' ? layer.color : ''));

describe('stack of symbol layers', () => {
  it('adds on top, which is the last painted', () => {
    expect(colors(addLayer(fillSymbol(red), green))).toEqual(['#ff0000', '#00ff00']);
  });

  it('puts a copy on top of its original', () => {
    const doubled = duplicateLayer(fillSymbol(red, green), 0);
    expect(colors(doubled)).toEqual(['#ff0000', '#ff0000', '#00ff00']);
    expect(doubled.layers[1]).not.toBe(red);
  });

  it('never deletes the last layer', () => {
    const symbol = fillSymbol(red);
    expect(removeLayer(symbol, 0)).toBe(symbol);
    expect(colors(removeLayer(fillSymbol(red, green), 0))).toEqual(['#00ff00']);
  });

  it('moves to any place and stops at the ends', () => {
    const symbol = fillSymbol(red, green, blue);
    expect(colors(moveLayer(symbol, 0, 2))).toEqual(['#00ff00', '#0000ff', '#ff0000']);
    expect(colors(moveLayer(symbol, 2, 1))).toEqual(['#ff0000', '#0000ff', '#00ff00']);
    expect(moveLayer(symbol, 2, 3)).toBe(symbol);
    expect(moveLayer(symbol, 0, -1)).toBe(symbol);
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
        const moved = moveLayer(symbol, from, to);
        expect(new Set(moved.layers)).toEqual(new Set(symbol.layers));
        expect(moved.layers[to]).toBe(symbol.layers[from]);
        expect(moveLayer(moved, to, from).layers).toEqual(symbol.layers);
      }),
    );
  });

  it('shows, hides and replaces', () => {
    expect(toggleLayer(fillSymbol(red), 0).layers[0].visible).toBe(false);
    expect(colors(replaceLayer(fillSymbol(red), 0, green))).toEqual(['#00ff00']);
  });

  it('refuses a layer of another kind of symbol', () => {
    expect(() => addLayer(lineSymbol(simpleLine()), red)).toThrow(/simple-fill.*simple-line/);
  });
});

describe('selected layer', () => {
  const symbol = fillSymbol(red, green, blue);

  it('is the one that was added, copied or edited, also by undo', () => {
    expect(followLayer(symbol, addLayer(symbol, simpleFill()), 0)).toBe(3);
    expect(followLayer(symbol, duplicateLayer(symbol, 1), 1)).toBe(2);
    expect(followLayer(symbol, replaceLayer(symbol, 0, simpleFill()), 2)).toBe(0);
    expect(followLayer(removeLayer(symbol, 1), symbol, 0)).toBe(1);
  });

  it('goes with the layer that is moved', () => {
    expect(followLayer(symbol, moveLayer(symbol, 0, 2), 0)).toBe(2);
    expect(followLayer(symbol, moveLayer(symbol, 0, 2), 1)).toBe(0);
  });

  it('stays at its place when its layer goes, but inside the stack', () => {
    expect(followLayer(symbol, removeLayer(symbol, 1), 1)).toBe(1);
    expect(followLayer(symbol, removeLayer(symbol, 2), 2)).toBe(1);
  });

  it('is not drawn to a layer that is hidden', () => {
    expect(followLayer(symbol, toggleLayer(symbol, 0), 2)).toBe(2);
    expect(followLayer(symbol, toggleLayer(symbol, 2), 2)).toBe(2);
  });
});

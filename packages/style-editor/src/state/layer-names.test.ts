import { markerSymbol, simpleMarker, svgMarker } from '@gep/map-engine/model';
import type { MarkerSymbol } from '@gep/map-engine/model';
import {
  addSymbolLayer,
  duplicateSymbolLayer,
  moveSymbolLayer,
  removeSymbolLayer,
  replaceSymbolLayer,
  toggleSymbolLayer,
} from '@gep/map-engine/symbol';
import { describe, expect, it } from 'vitest';
import { nameLayers } from './layer-names';

const symbol = markerSymbol(...[4, 5, 6].map((size) => simpleMarker({ size })));
const after = (...symbols: readonly MarkerSymbol[]) =>
  symbols.reduce((layers, next) => nameLayers(next, layers), nameLayers(symbol)).names;

describe('names of layers', () => {
  it('stay with layers that are edited, hidden, moved or joined by others', () => {
    expect(after()).toEqual([0, 1, 2]);
    expect(after(replaceSymbolLayer(symbol, 1, simpleMarker({ size: 9 })))).toEqual([0, 1, 2]);
    expect(after(toggleSymbolLayer(symbol, 2))).toEqual([0, 1, 2]);
    expect(after(moveSymbolLayer(symbol, 0, 2))).toEqual([1, 2, 0]);
    expect(after(addSymbolLayer(symbol, simpleMarker()))).toEqual([0, 1, 2, 3]);
    expect(after(duplicateSymbolLayer(symbol, 0))).toEqual([0, 3, 1, 2]);
  });

  it('are new for a layer of another kind, and never given twice', () => {
    const drawing = replaceSymbolLayer(symbol, 1, svgMarker());
    expect(after(drawing)).toEqual([0, 3, 2]);
    expect(after(drawing, symbol)).toEqual([0, 4, 2]);
    const fewer = removeSymbolLayer(symbol, 2);
    expect(after(fewer)).toEqual([0, 1]);
    expect(after(fewer, addSymbolLayer(fewer, simpleMarker()))).toEqual([0, 1, 3]);
  });
});

import {
  fillSymbol,
  imageLine,
  imageMarker,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerSymbol,
  simpleFill,
  symbolLayerKinds,
} from '@gep/map-engine/model';
import type { LineSymbolLayer } from '@gep/map-engine/model';
import { describe, expect, it } from 'vitest';
import { kindsOf, plainKinds, strangeKind } from './kinds';

describe('kinds of layers on offer', () => {
  it('are all allowed without a restriction', () => {
    expect(kindsOf('line')).toEqual(symbolLayerKinds.line);
  });

  it('are simple ones behind text, in the fill and in its outline', () => {
    expect(kindsOf('fill', plainKinds)).toEqual(['simple-fill']);
    expect(kindsOf('line', plainKinds)).toEqual(['simple-line']);
  });

  it('are all in a nested symbol that the restriction does not name', () => {
    expect(kindsOf('marker', ['simple-fill', 'line-pattern-fill'])).toEqual(symbolLayerKinds.marker);
  });
});

describe('a layer that is not on offer', () => {
  const outlined = (layer: LineSymbolLayer) => fillSymbol(simpleFill({ outline: lineSymbol(layer) }));

  it('is found in the symbol and in those inside it', () => {
    expect(strangeKind(fillSymbol(), plainKinds)).toBeUndefined();
    expect(strangeKind(fillSymbol(simpleFill(), linePatternFill()), plainKinds)).toBe('line-pattern-fill');
    expect(strangeKind(outlined(imageLine()), plainKinds)).toBe('image-line');
    const studded = outlined(markerLine({ marker: markerSymbol(imageMarker()) }));
    expect(strangeKind(studded, ['simple-fill', 'marker-line', 'simple-marker'])).toBe('image-marker');
  });

  it('does not exist without a restriction', () => {
    expect(strangeKind(outlined(imageLine()), undefined)).toBeUndefined();
  });
});

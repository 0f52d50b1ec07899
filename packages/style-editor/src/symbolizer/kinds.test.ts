import { symbolLayerKinds } from '@gep/map-engine/model';
import { describe, expect, it } from 'vitest';
import { kindsOf, plainKinds } from './kinds';

describe('kinds of layers on offer', () => {
  it('are all without a wish', () => {
    expect(kindsOf('line')).toEqual(symbolLayerKinds.line);
  });

  it('are simple ones behind text, in the fill and in its outline', () => {
    expect(kindsOf('fill', plainKinds)).toEqual(['simple-fill']);
    expect(kindsOf('line', plainKinds)).toEqual(['simple-line']);
  });

  it('are all in a nested symbol that the wish does not speak of', () => {
    expect(kindsOf('marker', ['simple-fill', 'line-pattern-fill'])).toEqual(symbolLayerKinds.marker);
  });
});

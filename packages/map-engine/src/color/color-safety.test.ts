import { sampleRamp } from './sample-ramp';
import { describe, expect, it } from 'vitest';
import { alikeNeighbours, colorSafety } from './color-safety';

describe('safety of class colours', () => {
  it('finds nothing in five classes of a ramp made for all eyes', () => {
    expect(colorSafety(sampleRamp('cividis', 5))).toEqual({ pairs: 0, eyes: [] });
  });

  it('names the eyes for which two colours fall together', () => {
    // A red and a green on one line of confusion of people without M cones (Machado 2009).
    const { pairs, eyes } = colorSafety(['#a39000', '#ff0000']);
    expect(pairs).toBe(1);
    expect(eyes).toEqual(['deuteranopia']);
  });

  it('counts pairs of neighbours, not other ones', () => {
    expect(alikeNeighbours(['#ffffff', '#000000', '#ffffff', '#fefefe'], 'normal')).toBe(1);
  });

  it('has nothing to compare in one colour or none', () => {
    expect(colorSafety([])).toEqual({ pairs: 0, eyes: [] });
    expect(colorSafety(['#ffffff'])).toEqual({ pairs: 0, eyes: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { formatColor, parseColor } from './parse';
import { allSights, seeColor } from './sight';

const seen = (color: string, sight: (typeof allSights)[number]): string =>
  formatColor(seeColor(parseColor(color), sight));

describe('ways of seeing', () => {
  it('print the primaries in the grey of their luminance (sRGB: 0.2126, 0.7152, 0.0722 of white)', () => {
    expect(['#ff0000', '#00ff00', '#0000ff'].map((color) => seen(color, 'grey'))).toEqual([
      '#7f7f7f',
      '#dcdcdc',
      '#4c4c4c',
    ]);
  });

  it('leave greys and alpha as they are', () => {
    for (const sight of allSights)
      for (const color of ['#000000', '#80808066', '#ffffff']) expect(seen(color, sight)).toBe(color);
  });

  it('are those of eyes (Machado 2009), and a print', () => {
    expect(allSights.map((sight) => seen('#ff0000', sight))).toEqual([
      '#ff0000',
      '#6d5f00',
      '#a39000',
      '#ff000f',
      '#7f7f7f',
    ]);
  });
});

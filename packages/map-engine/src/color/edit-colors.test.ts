import { colorRamps } from './index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertColor, moveColor, rampLength, readColors, removeColor } from './edit-colors';

const three = ['#000000', '#ff0000', '#ffffff'];
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const ramp = fc.array(color, { minLength: 2, maxLength: 12 });

describe('own ramps', () => {
  it('adds a colour halfway between two', () => {
    expect(insertColor(three, 1)).toEqual(['#000000', '#800000', '#ff0000', '#ffffff']);
    expect(insertColor(three, 3)).toEqual([...three, '#ffffff']);
    const full = Array.from({ length: rampLength.max }, () => '#000000');
    expect(insertColor(full, 1)).toBe(full);
  });

  it('deletes down to two', () => {
    expect(removeColor(three, 1)).toEqual(['#000000', '#ffffff']);
    const two = ['#000000', '#ffffff'];
    expect(removeColor(two, 0)).toBe(two);
  });

  it('moves within its ends, and moving back restores', () => {
    expect(moveColor(three, 0, 2)).toEqual(['#ff0000', '#ffffff', '#000000']);
    expect(moveColor(three, 2, 3)).toBe(three);
    fc.assert(
      fc.property(ramp, fc.nat(), fc.nat(), (colors, a, b) => {
        const [from, to] = [a % colors.length, b % colors.length];
        expect(moveColor(moveColor(colors, from, to), to, from)).toEqual(colors);
      }),
    );
  });
});

describe('pasted colours', () => {
  const wanted = ['#ffffcc', '#c2e699', '#006837'];

  it('reads lines, arrays of JavaScript, ColorBrewer and R', () => {
    for (const text of [
      '#ffffcc\n#c2e699\n#006837\n',
      "['#ffffcc','#c2e699','#006837']",
      '["rgb(255,255,204)", "rgb(194,230,153)", "rgb(0,104,55)"]',
      'c("#FFFFCC", "#C2E699", "#006837")',
      'ffffcc c2e699; 006837',
    ])
      expect(readColors(text), text).toEqual({ colors: wanted, wrong: null });
  });

  it('names the first word that is not a colour', () => {
    expect(readColors('#ffffcc, greenish, #zzz')).toEqual({ colors: ['#ffffcc'], wrong: 'greenish' });
    expect(readColors(' \n')).toEqual({ colors: [], wrong: null });
  });

  it('reads back what it writes', () => {
    for (const { colors } of colorRamps) expect(readColors(colors.join(', ')).colors).toEqual(colors);
  });
});

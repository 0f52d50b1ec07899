import { describe, expect, it } from 'vitest';
import { readColor } from './read-color';

describe('typed colours', () => {
  it('reads hex with 3, 4, 6 and 8 digits, with or without #', () => {
    expect(readColor('#abc')).toBe('#aabbcc');
    expect(readColor('AABBCC')).toBe('#aabbcc');
    expect(readColor(' #aabbccff ')).toBe('#aabbcc');
    expect(readColor('#aabbcc80')).toBe('#aabbcc80');
    expect(readColor('#f008')).toBe('#ff000088');
  });

  it('reads rgb()', () => {
    expect(readColor('rgb(118, 152, 104)')).toBe('#769868');
    expect(readColor('rgba(118 152 104 / 50%)')).toBe('#76986880');
  });

  it('refuses everything else', () => {
    for (const text of ['', '#ab', '12345', 'rgb(300, 0, 0)', '绿']) expect(readColor(text), text).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { alphaOf, normalizeHex, withAlpha } from './hex-color';

describe('hex colours', () => {
  it('writes short and long forms alike and drops a full alpha', () => {
    expect(normalizeHex('#abc')).toBe('#aabbcc');
    expect(normalizeHex('AABBCC')).toBe('#aabbcc');
    expect(normalizeHex('#aabbccff')).toBe('#aabbcc');
    expect(normalizeHex('#aabbcc80')).toBe('#aabbcc80');
  });

  it('refuses what is not a colour', () => {
    expect(normalizeHex('#ab')).toBeNull();
    expect(normalizeHex('red')).toBeNull();
  });

  it('reads and sets the opacity', () => {
    expect(alphaOf('#00000080')).toBeCloseTo(0.502, 3);
    expect(alphaOf('#000000')).toBe(1);
    expect(withAlpha('#112233', 0.5)).toBe('#11223380');
    expect(withAlpha('#11223380', 1)).toBe('#112233');
  });
});

import { describe, expect, it } from 'vitest';
import { textEms } from './text-ems';

describe('about how wide a text is', () => {
  it('takes a Chinese letter as a square, and letters and digits as less', () => {
    expect(textEms('水源涵养')).toBe(4);
    expect(textEms('Water')).toBeLessThan(4);
    expect(textEms('固碳 12')).toBeGreaterThan(textEms('固碳'));
    expect(textEms('')).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { fittingScale } from './page-scale';

describe('fittingScale', () => {
  it.each([
    [1366, 768, 1366 / 1920],
    [1280, 1024, 1280 / 1920],
    [1920, 1080, 1],
    // A display that is larger in one direction shows the page as it is.
    [1921, 1080, 1],
    [1600, 1200, 1],
    [2560, 1440, 1],
    // A phone.
    [390, 844, 1],
  ])('shows the page on a display of %i x %i at %f', (availWidth, availHeight, scale) => {
    expect(fittingScale({ availWidth, availHeight })).toBe(scale);
  });
});

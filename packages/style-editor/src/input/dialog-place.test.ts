import { describe, expect, it } from 'vitest';
import { clampPlace, firstPlace } from './dialog-place';

describe('dialog place', () => {
  it('opens at the right, leaving the map and the tools at its edge in sight', () => {
    expect(firstPlace(660, 568, { width: 1366, height: 768 })).toEqual({
      x: 626,
      y: 80,
      width: 660,
      height: 568,
    });
  });

  it('shrinks to a small viewport', () => {
    expect(firstPlace(660, 560, { width: 400, height: 300 })).toEqual({
      x: 0,
      y: 0,
      width: 400,
      height: 300,
    });
  });

  it('is moved back inside when the viewport shrinks', () => {
    const place = { x: 900, y: -20, width: 660, height: 560 };
    expect(clampPlace(place, { width: 1366, height: 768 })).toEqual({
      x: 706,
      y: 0,
      width: 660,
      height: 560,
    });
  });
});

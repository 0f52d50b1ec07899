import { describe, expect, it } from 'vitest';
import { readPlace } from './place-memory';
import { besideOthers, clampPlace, firstPlace, placeAfterKey, placeOver } from './dialog-place';

const screen = { width: 1366, height: 768 };

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

  it('moves by Alt and arrows, resizes with Shift, inside the viewport', () => {
    const place = { x: 10, y: 80, width: 660, height: 600 };
    const key = (name: string, shiftKey = false) =>
      placeAfterKey({ key: name, altKey: true, shiftKey }, place, screen);
    expect(key('ArrowRight')).toEqual({ ...place, x: 26 });
    expect(key('ArrowLeft')).toEqual({ ...place, x: 0 });
    expect(key('ArrowDown', true)).toEqual({ ...place, height: 616 });
    expect(key('ArrowLeft', true)).toEqual({ ...place, width: 644 });
    expect(key('Enter')).toBeNull();
    const small = { ...place, width: 320, height: 240 };
    const smaller = placeAfterKey({ key: 'ArrowUp', altKey: true, shiftKey: true }, small, screen);
    expect(smaller).toEqual(small);
    expect(placeAfterKey({ key: 'ArrowUp', altKey: false, shiftKey: false }, place, screen)).toBeNull();
  });

  it('opens over its parent with the title and the tree of that in sight', () => {
    const parent = firstPlace(660, 600, screen);
    const over = placeOver(parent, 524, 520, screen);
    expect(over.x).toBeGreaterThanOrEqual(parent.x + 148);
    expect(over.y).toBeGreaterThanOrEqual(parent.y + 40);
  });

  it('leaves the titles of other windows in sight', () => {
    const first = firstPlace(524, 520, screen);
    const second = besideOthers(first, [first], screen);
    const third = besideOthers(first, [first, second], screen);
    expect(new Set([first, second, third].map(({ x, y }) => `${x},${y}`)).size).toBe(3);
  });

  it('is read from a storage only where it is one', () => {
    expect(readPlace('[1,2,660,600]')).toEqual({ x: 1, y: 2, width: 660, height: 600 });
    for (const text of [null, '', '[]', '[1,2,3]', '[1,2,-3,4]', '{"x":1}', '[1,2,3,null]'])
      expect(readPlace(text)).toBeNull();
  });
});

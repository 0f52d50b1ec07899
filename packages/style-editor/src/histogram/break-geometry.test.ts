import { describe, expect, it } from 'vitest';
import { breakNear, roomAround, valueAt } from './break-geometry';

const box = { left: 100, width: 400 };
const scale = { min: 0, max: 100 };
const breaks = [0, 25, 50, 50, 100];
const near = (clientX: number, pointerType = 'mouse') =>
  breakNear({ clientX, pointerType }, box, scale, breaks, [1, 2, 3]);

describe('break geometry', () => {
  it('gives the value under a pointer', () => {
    expect(valueAt(100, box, scale)).toBe(0);
    expect(valueAt(200, box, scale)).toBe(25);
    expect(valueAt(500, box, scale)).toBe(100);
  });

  it('takes a break within 12 px of the mouse and 22 px of a finger', () => {
    expect(near(212)).toBe(1);
    expect(near(213)).toBeNull();
    expect(near(222, 'touch')).toBe(1);
    expect(near(223, 'touch')).toBeNull();
  });

  it('takes the one of two breaks on one spot that is free on the side of the pointer', () => {
    expect(near(298)).toBe(2);
    expect(near(302)).toBe(3);
  });

  it('measures the room to the nearest other break', () => {
    expect(roomAround([0.2, 0.5, 0.6], 1)).toBeCloseTo(0.1);
    expect(roomAround([0.2], 0)).toBe(1);
  });
});

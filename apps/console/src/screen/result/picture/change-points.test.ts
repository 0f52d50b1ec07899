import { expect, it } from 'vitest';
import { changePoint, removePoint, takeHalf } from './change-points';
import type { Placing } from './change-points';

const none: Placing = { points: [], active: null };

it('makes a point of a click in the picture and one on the map, in either order', () => {
  const first = takeHalf(takeHalf(none, { pixel: [1, 2] }), { place: [118, 26] });
  expect(first).toEqual({
    points: [{ id: 1, checked: true, pixel: [1, 2], place: [118, 26] }],
    active: null,
  });
  const second = takeHalf(takeHalf(first, { place: [119, 27] }), { pixel: [3, 4] });
  expect(second.points[1]).toEqual({ id: 2, checked: true, pixel: [3, 4], place: [119, 27] });
  expect(second.active).toBeNull();
});

it('moves the half that was clicked again', () => {
  const begun = takeHalf(takeHalf(none, { pixel: [1, 2] }), { pixel: [5, 6] });
  expect(begun.points).toEqual([{ id: 1, checked: true, pixel: [5, 6], place: null }]);
  const whole = { ...takeHalf(begun, { place: [118, 26] }), active: 1 };
  const moved = takeHalf(whole, { place: [120, 26] });
  expect(moved.points[0].place).toEqual([120, 26]);
  expect(moved.active).toBe(1);
});

it('changes and removes one of them, and gives no number twice', () => {
  const one = takeHalf(takeHalf(none, { pixel: [1, 2] }), { place: [118, 26] });
  const two = takeHalf(takeHalf(one, { pixel: [3, 4] }), { place: [119, 26] });
  expect(changePoint(two, 2, { checked: false }).points.map(({ checked }) => checked)).toEqual([true, false]);
  const left = removePoint({ ...two, active: 1 }, 1);
  expect(left).toEqual({ points: [two.points[1]], active: null });
  expect(takeHalf(left, { pixel: [9, 9] }).points.map(({ id }) => id)).toEqual([2, 3]);
});

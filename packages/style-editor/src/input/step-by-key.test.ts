import { expect, it } from 'vitest';
import { stepByKey } from './step-by-key';

it('walks a list and stops at its ends', () => {
  const walk = (key: string, here: number) => stepByKey(key, here, 10);
  expect([walk('ArrowDown', 3), walk('ArrowRight', 3), walk('ArrowUp', 3), walk('ArrowLeft', 0)]).toEqual([
    4, 4, 2, 0,
  ]);
  expect([walk('Home', 3), walk('End', 3), walk('PageDown', 1), walk('PageUp', 3)]).toEqual([0, 9, 9, 0]);
  expect(walk('Enter', 3)).toBeUndefined();
});

it('walks a grid by rows', () => {
  expect(stepByKey('ArrowDown', 3, 100, { columns: 10 })).toBe(13);
  expect(stepByKey('PageUp', 55, 100, { columns: 10, rows: 3 })).toBe(25);
});

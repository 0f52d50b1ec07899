import { expect, it } from 'vitest';
import { fullestClass } from './fullest-class';

it('splits the class that holds most, without counts the widest', () => {
  expect(fullestClass([0, 2.5, 3, 6.2, 8], [3, 1, 9, 2])).toEqual({ lower: 3, upper: 6.2 });
  expect(fullestClass([0, 1, 5, 7], null)).toEqual({ lower: 1, upper: 5 });
  expect(fullestClass([], null)).toBeNull();
});

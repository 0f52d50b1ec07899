import { expect, it } from 'vitest';
import { nextSort } from './next-sort';

it('goes one way, the other way and back', () => {
  const up = nextSort(null, 'label');
  expect(up).toEqual({ column: 'label', descending: false });
  expect(nextSort(up, 'label')).toEqual({ column: 'label', descending: true });
  expect(nextSort(nextSort(up, 'label'), 'label')).toBeNull();
  expect(nextSort(up, 'count')).toEqual({ column: 'count', descending: true });
});

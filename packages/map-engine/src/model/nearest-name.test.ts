import { expect, it } from 'vitest';
import { nearestName } from './nearest-name';

it('finds the name that a misspelt one means', () => {
  const names = ['viridis', 'magma', 'YlGnBu', 'life_exp'];
  expect(nearestName('Viridiss', names)).toBe('viridis');
  expect(nearestName('ylgnub', names)).toBe('YlGnBu');
  expect(nearestName('Life Exp', names)).toBe('life_exp');
  expect(nearestName('gdp', names)).toBeUndefined();
});

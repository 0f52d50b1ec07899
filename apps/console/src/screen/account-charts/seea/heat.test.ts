import { expect, it } from 'vitest';
import { heatOf } from './heat';

it('colours no change not at all, the largest most, and more change never less', () => {
  expect(heatOf(0, 100)).toBe(0);
  expect(heatOf(0, 0)).toBe(0);
  const heats = [1, 2, 10, 500, 100_000].map((count) => heatOf(count, 100_000));
  expect(heats.every((heat, i) => heat > 0 && (i === 0 || heat >= heats[i - 1]))).toBe(true);
  expect(heats.at(-1)).toBe(70);
});

import { contrastRatio, formatColor, mixColors, parseColor } from '@gep/map-engine/color';
import { expect, it } from 'vitest';
import { heatOf } from './heat';

it('colours no change not at all, the largest most, and more change never less', () => {
  expect(heatOf(0, 100)).toBe(0);
  expect(heatOf(0, 0)).toBe(0);
  const heats = [1, 2, 10, 500, 100_000].map((count) => heatOf(count, 100_000));
  expect(heats.every((heat, i) => heat > 0 && (i === 0 || heat >= heats[i - 1]))).toBe(true);
  expect(heats.at(-1)).toBe(54);
});

it.each([
  { theme: 'light', accent: '#1f7a55', surface: '#ffffff', text: '#1c2521' },
  { theme: 'dark', accent: '#4fb286', surface: '#1c2420', text: '#e6ece9' },
])('leaves the figures of the $theme theme readable', ({ accent, surface, text }) => {
  const ground = formatColor(mixColors(parseColor(surface), parseColor(accent), heatOf(1, 1) / 100));
  expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
});

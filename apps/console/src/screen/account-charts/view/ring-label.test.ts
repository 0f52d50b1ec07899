import { expect, it } from 'vitest';
import { lineHeight, ringLabel, rings } from './ring-label';

const size = { radius: 290, textSize: 12 };
const names = [
  '固碳',
  '呼吸系统疾病改善',
  'Climate regulation',
  'Non-point source pollution control',
  '物质产品供给',
];

/** Letters of a sans-serif font are half as wide as high on average, Chinese signs are squares. */
const widthOf = (line: string): number =>
  [...line].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.49), 0);

it('a name on a ring is whole, in lines that fit between its edges and into its arc', () => {
  for (const name of names)
    for (const level of [0, 1, 2])
      for (let share = 0.01; share <= 1; share += 0.01) {
        const found = ringLabel(name, { ...size, level, share });
        if (found === null) continue;
        const lines = found.split('\n');
        expect(found.replaceAll('\n', '').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
        const [inner, outer] = rings[level].map((part) => part * size.radius);
        const width = Math.max(...lines.map(widthOf)) * size.textSize;
        expect(width).toBeLessThanOrEqual(outer - inner);
        // Half of a circle has room for any height that a name can have.
        const chord = 2 * ((inner + outer - width) / 2) * Math.sin(Math.min(share, 0.5) * Math.PI);
        expect(chord, `${name} ${share}`).toBeGreaterThan(0.98 * lines.length * lineHeight * size.textSize);
      }
});

it('a name that has no room is not there, and one that has is', () => {
  expect(ringLabel('固碳', { ...size, level: 1, share: 0.002 })).toBeNull();
  expect(ringLabel('Respiratorydiseaseimprovement', { ...size, level: 1, share: 0.5 })).toBeNull();
  expect(ringLabel('Climate regulation', { ...size, level: 1, share: 0.5 })).toBe('Climate\nregulation');
  expect(ringLabel('调节服务', { ...size, level: 0, share: 1 })).toBe('调节服务');
});

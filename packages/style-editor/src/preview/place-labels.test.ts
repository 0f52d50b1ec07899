import { expect, it } from 'vitest';
import { captionWidth, placeLabels } from './place-labels';

it('leaves out later labels that would touch earlier ones', () => {
  const texts = placeLabels(
    [
      { text: '1000', at: 0 },
      { text: '2000', at: 400 },
      { text: '1100', at: 40 },
      { text: '1500', at: 200 },
    ],
    400,
  ).map(({ text }) => text);
  expect(texts).toEqual(['1000', '2000', '1500']);
});

it('moves labels at the ends inside', () => {
  const [first, last] = placeLabels(
    [
      { text: '0', at: 0 },
      { text: '100', at: 300 },
    ],
    300,
  );
  expect(first.left).toBe(0);
  expect(last.left + captionWidth('100')).toBe(300);
});

it('knows that Chinese signs are wide and thin spaces narrow', () => {
  expect(captionWidth('平均')).toBe(24);
  expect(captionWidth('1\u2009000')).toBeLessThan(captionWidth('10000'));
});

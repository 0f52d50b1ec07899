import { expect, it } from 'vitest';
import { annuityFactor, splitChange } from '@gep/ecosystem-models';
import { limits } from '@gep/api-client/contract';
import { read } from './files';

const number = (text = ''): number => Number(text.replaceAll(',', ''));

it.each([
  {
    page: 'docs/guide/accounting.md',
    example: /Worked example: ([\d,]+) → ([\d,]+) hm², ([\d,]+) → ([\d,]+) t\/hm², ([\d,]+) → ([\d,]+)/,
    parts: /Values ([\d,]+) and ([\d,]+); parts ([\d,]+), ([\d,]+) and ([\d,]+); their sum is ([\d,]+)/,
    factor: /With (\d+) % and (\d+) years the factor is (\d+\.\d+)/,
  },
  {
    page: 'docs/guide/accounting.zh.md',
    example: /面积 ([\d,]+) → ([\d,]+) hm²，单位产量 ([\d,]+) → ([\d,]+) t\/hm²，价格 ([\d,]+) → ([\d,]+)/,
    parts: /价值量 ([\d,]+) 和 ([\d,]+) 元；贡献为 ([\d,]+)、([\d,]+)、([\d,]+)，合计 ([\d,]+)/,
    factor: /贴现率 (\d+) %、年限 (\d+) 年时，系数为 (\d+\.\d+)/,
  },
])('the figures of $page are those of the product', ({ page, example, parts, factor }) => {
  const text = read(page).replace(/\s+/g, ' ');
  const [e0, e1, y0, y1, p0, p1] = (example.exec(text) ?? []).slice(1).map(number);
  const [before, after, extent, yields, price, sum] = (parts.exec(text) ?? []).slice(1).map(number);
  const [from, to] = [
    { extent: e0, yield: y0, price: p0 },
    { extent: e1, yield: y1, price: p1 },
  ];
  expect([before, after]).toEqual([e0 * y0 * p0, e1 * y1 * p1]);
  const split = splitChange(from, to);
  expect(split.extent).toBeCloseTo(extent, 9);
  expect(split.yield).toBeCloseTo(yields, 9);
  expect(split.price).toBeCloseTo(price, 9);
  expect(sum).toBe(after - before);
  const [rate, life, shown] = (factor.exec(text) ?? []).slice(1).map(number);
  expect(annuityFactor({ discountRate: rate / 100, assetLife: life })).toBeCloseTo(shown, 3);
  // The guide says what the screen begins with.
  expect([rate, life]).toEqual([limits.discountRate.default, limits.assetLife.default]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { splitChange } from './split-change';

/** The numbers of the rows of the example, top down: before, after, part. */
function exampleOf(page: string): number[][] {
  const text = readFileSync(new URL(`../../../../../docs/guide/${page}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => /^\|.*\d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(2, 5)
        .map((cell) => Number(cell.replaceAll(',', ''))),
    );
}

describe.each(['change-split.md', 'change-split.zh.md'])('the example of %s', (page) => {
  it('is what the split gives', () => {
    const [extent, yields, price, value] = exampleOf(page);
    const factors = (year: 0 | 1) => ({ extent: extent[year], yield: yields[year], price: price[year] });
    const parts = splitChange(factors(0), factors(1));
    expect(parts.extent).toBeCloseTo(extent[2], 9);
    expect(parts.yield).toBeCloseTo(yields[2], 9);
    expect(parts.price).toBeCloseTo(price[2], 9);
    expect(value).toEqual([1000, 3840, extent[2] + yields[2] + price[2]]);
  });
});

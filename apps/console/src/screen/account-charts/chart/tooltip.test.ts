import { expect, it } from 'vitest';
import { tooltip } from './bar-option';
import type { ChartLook } from './chart-look';

it('a tooltip is drawn in the chart: the rules of the page would show its markup as text', () => {
  expect(tooltip({} as ChartLook)).toMatchObject({ renderMode: 'richText', confine: true });
});

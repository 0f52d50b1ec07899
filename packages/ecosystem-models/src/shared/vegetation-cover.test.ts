import { expect, it } from 'vitest';
import { coverFromNdvi } from './vegetation-cover';

it('scales NDVI between bare soil and full cover, and stays within 0 and 100 %', () => {
  const covers = [-0.2, 0.05, 0.275, 0.5, 0.95, 1].map((ndvi) => coverFromNdvi(ndvi, 0.05, 0.95));
  [0, 0, 25, 50, 100, 100].forEach((wanted, i) => expect(covers[i]).toBeCloseTo(wanted, 12));
  expect(coverFromNdvi(NaN, 0.05, 0.95)).toBeNaN();
});

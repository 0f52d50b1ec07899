import { expect, it } from 'vitest';
import { generateCategories, rasterGraduatedScheme } from '../scheme';
import { countClasses } from './count-classes';

const histogram = { min: 0, max: 8, counts: [5, 0, 7, 1, 2, 4, 4, 9] };
const breaks = [0, 2.5, 3, 6.2, 8];

it('counts as the rows of the scheme do', () => {
  const scheme = rasterGraduatedScheme({ ramp: 'viridis', manualBreaks: breaks });
  const rows = generateCategories(scheme, { histogram }).categories;
  expect(countClasses(histogram, breaks)).toEqual(rows.map((row) => row.count));
});

it('counts nothing outside the classes', () => {
  expect(countClasses(histogram, [2, 4])).toEqual([8]);
  expect(countClasses(histogram, [])).toEqual([]);
});

import { generateCategories, rasterGraduatedScheme } from '@gep/map-engine/scheme';
import { expect, it } from 'vitest';
import { countClasses, fullestClass } from './count-classes';

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

it('splits the class that holds most, without counts the widest', () => {
  expect(fullestClass(breaks, [3, 1, 9, 2])).toEqual({ lower: 3, upper: 6.2 });
  expect(fullestClass([0, 1, 5, 7], null)).toEqual({ lower: 1, upper: 5 });
  expect(fullestClass([], null)).toBeNull();
});

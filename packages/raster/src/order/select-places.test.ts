import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectPlaces } from './select-places';

function expectPlaced(numbers: Float64Array | Float32Array, places: readonly number[]): void {
  const sorted = numbers.slice().sort();
  const placed = numbers.slice();
  selectPlaces(placed, places);
  // A sort puts -0 before 0; percentiles do not tell them apart.
  expect(places.map((place) => placed[place] + 0)).toEqual(places.map((place) => sorted[place] + 0));
  expect(placed.sort()).toEqual(sorted);
}

const places = (length: number) =>
  fc.uniqueArray(fc.nat(length - 1), { maxLength: 8 }).map((found) => found.sort((a, b) => a - b));
const arrays = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: 1, maxLength: 500, size: 'max' });

describe('values at some places', () => {
  it.each([
    ['any numbers', fc.double({ noNaN: true })],
    ['few different numbers', fc.constantFrom(-1, -0, 0, 3)],
  ])('are those of a sort, of %s', (_, value) => {
    const given = arrays(value).chain((numbers) => fc.tuple(fc.constant(numbers), places(numbers.length)));
    fc.assert(
      fc.property(given, ([numbers, wanted]) => {
        expectPlaced(Float64Array.from(numbers), wanted);
        expectPlaced(Float32Array.from(numbers), wanted);
      }),
      { numRuns: 200 },
    );
  });

  it.each<[string, (i: number) => number]>([
    ['ascending', (i) => i],
    ['descending', (i) => -i],
    ['equal', () => 7],
    ['up and down', (i) => Math.min(i, 20_000 - i)],
    ['saw teeth', (i) => i % 100],
  ])('are those of a sort, of numbers that are %s', (_, of) => {
    expectPlaced(
      Float64Array.from({ length: 20_000 }, (__, i) => of(i)),
      [0, 1000, 1001, 10_000, 19_999],
    );
  });

  it('are taken from no other values', () => {
    const none = new Float64Array(0);
    selectPlaces(none, []);
    expect(none).toHaveLength(0);
  });
});

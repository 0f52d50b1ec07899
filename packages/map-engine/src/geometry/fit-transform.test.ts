import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitTransform } from './fit-transform';

const pair = fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 }));
const points = (matrix: readonly number[], pixels: readonly (readonly [number, number])[]) =>
  pixels.map(([u, v]) => ({
    checked: true,
    pixel: [u, v] as const,
    map: [matrix[0] * u + matrix[1] * v + matrix[2], matrix[3] * u + matrix[4] * v + matrix[5]] as const,
  }));

describe('fitTransform', () => {
  it('finds the affine transform that made the points', () => {
    fc.assert(
      fc.property(fc.tuple(pair, pair, pair), (numbers) => {
        const matrix = numbers.flat();
        const fitted = fitTransform(
          points(matrix, [
            [0, 0],
            [100, 0],
            [0, 100],
            [70, 30],
          ]),
          'affine',
        );
        fitted?.forEach((value, index) => expect(value).toBeCloseTo(matrix[index], 6));
        expect(fitted).not.toBeNull();
      }),
    );
  });

  it('turns and scales by similarity, rows running down', () => {
    // A picture turned by 90 degrees: columns run north, rows run east.
    const fitted = fitTransform(
      points(
        [0, 2, 10, 2, 0, 20],
        [
          [0, 0],
          [10, 0],
          [0, 10],
        ],
      ),
      'similarity',
    );
    fitted?.forEach((value, index) => expect(value).toBeCloseTo([0, 2, 10, 2, 0, 20][index], 9));
  });

  it('uses checked points only and wants enough of them', () => {
    const [one, ...rest] = points(
      [1, 0, 5, 0, -1, 7],
      [
        [0, 0],
        [4, 0],
        [0, 4],
      ],
    );
    const odd = { checked: false, pixel: [1, 1] as const, map: [900, 900] as const };
    expect(fitTransform([one, odd], 'translate')).toEqual([1, 0, 5, 0, -1, 7]);
    expect(fitTransform([one, rest[0], odd], 'affine')).toBeNull();
    expect(
      fitTransform(
        points(
          [1, 0, 0, 0, 1, 0],
          [
            [0, 0],
            [1, 1],
            [2, 2],
          ],
        ),
        'affine',
      ),
    ).toBeNull();
  });
});

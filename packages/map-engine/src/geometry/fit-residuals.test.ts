import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TransformType } from '../model';
import { fitResiduals } from './fit-residuals';
import { fitTransform } from './fit-transform';

const point = (col: number, row: number, x: number, y: number, checked = true) =>
  ({ checked, pixel: [col, row], map: [x, y] }) as const;
const points = [
  point(0, 0, 1000, 5000),
  point(200, 0, 1398, 5012),
  point(200, 100, 1405, 4808),
  point(0, 100, 996, 4795),
  point(90, 40, 1300, 4700, false),
];

// numpy 1.24.2: lstsq over the four checked points; distances of all five, then their root mean square.
const reference: [TransformType, number[], number[], number][] = [
  [
    'affine',
    [2.0175, 0.015, 997.25, 0.0625, -2.045, 4999.75],
    [2.761340254, 2.761340254, 2.761340254, 2.761340254, 254.015966526],
    2.761340254,
  ],
  [
    'similarity',
    [2.023, 0.053, 994.8, 0.053, -2.023, 4999.6],
    [5.215361924, 2.28035085, 0.316227766, 4.701063709, 254.11281471],
    3.69459064,
  ],
  [
    'translate',
    [1, 0, 1099.75, 0, -1, 4953.75],
    [109.95055707, 114.219634914, 114.763343451, 119.229295897, 240.508055998],
    114.587848396,
  ],
];

describe('fitResiduals', () => {
  it.each(reference)('of %s are those of a least squares fit by numpy', (type, matrix, distances, rms) => {
    const fitted = fitTransform(points, type)!;
    fitted.forEach((value, i) => expect(value).toBeCloseTo(matrix[i], 8));
    const found = fitResiduals(points, fitted);
    found.distances.forEach((value, i) => expect(value).toBeCloseTo(distances[i], 8));
    expect(found.rms).toBeCloseTo(rms, 8);
  });

  it('are least where the fit is: no other transform of the kind leaves less', () => {
    const shift = fc.double({ min: -1, max: 1, noNaN: true });
    for (const [type] of reference) {
      const fitted = fitTransform(points, type)!;
      const least = fitResiduals(points, fitted).rms!;
      fc.assert(
        fc.property(shift, shift, shift, (p, q, t) => {
          const [a, b, c, d, e, f] = fitted;
          const other =
            type === 'translate'
              ? ([a, b, c + p, d, e, f + q] as const)
              : ([a + p, b + q, c + t, d + q, e - p, f - t] as const);
          expect(fitResiduals(points, other).rms!).toBeGreaterThanOrEqual(least - 1e-9);
        }),
      );
    }
  });

  it('have no mean without checked points', () => {
    expect(fitResiduals([point(0, 0, 3, 4, false)], [1, 0, 0, 0, -1, 0])).toEqual({
      distances: [5],
      rms: null,
    });
    expect(fitResiduals([], [1, 0, 0, 0, -1, 0])).toEqual({ distances: [], rms: null });
  });
});

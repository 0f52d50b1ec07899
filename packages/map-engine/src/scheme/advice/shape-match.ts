import { probit } from 'simple-statistics';
import { weightAt } from './weighted-points';
import type { WeightedPoints } from './weighted-points';

/** Textbook shapes of a histogram: a rectangle, a normal curve, and one that falls from the lowest values on (J). */
const quantiles = {
  even: (share) => share,
  bell: probit,
  falling: (share) => -Math.log1p(-share),
} as const satisfies Readonly<Record<string, (share: number) => number>>;

/** One of the textbook shapes. */
export type Shape = keyof typeof quantiles;

/**
 * How well values follow a shape of any middle and width: the correlation of the values with the quantiles of the
 * shape, 1 where one is a line over the other. Method: the probability plot correlation of Filliben (1975), with the plotting
 * positions of Hazen.
 * @param scale on a logarithmic one the values from 0 down are left out
 */
export function shapeMatch(points: WeightedPoints, shape: Shape, scale: 'linear' | 'log'): number {
  const { values, below, total, min, max } = points;
  const first = scale === 'log' ? values.findIndex((value) => value > 0) : 0;
  if (first < 0 || values.length - first < 3) return 0;
  const width = max - min || 1;
  const onScale = (value: number) => (scale === 'log' ? Math.log(value) : (value - min) / width);
  const weight = total - below[first];
  const onShape = (i: number) =>
    quantiles[shape]((below[i] + below[i + 1] - 2 * below[first]) / (2 * weight));
  const xs = Float64Array.from(values.subarray(first), onScale);
  const ys = Float64Array.from(xs, (_x, i) => onShape(first + i));
  const ws = Float64Array.from(xs, (_x, i) => weightAt(points, first + i));
  return correlation(xs, ys, ws);
}

function correlation(xs: Float64Array, ys: Float64Array, ws: Float64Array): number {
  const total = ws.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: (i: number) => number) => ws.reduce((sum, weight, i) => sum + weight * of(i), 0) / total;
  const [mx, my] = [mean((i) => xs[i]), mean((i) => ys[i])];
  const xx = mean((i) => (xs[i] - mx) ** 2);
  const yy = mean((i) => (ys[i] - my) ** 2);
  const xy = mean((i) => (xs[i] - mx) * (ys[i] - my));
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : 0;
}

/** Antecedent wetness: dry, normal, wet. */
export type Wetness = 'I' | 'II' | 'III';

/**
 * Curve number for antecedent wetness. Source: Chow, Maidment and Mays 1988, after NEH-4.
 * @param cn curve number of normal wetness, 0-100
 * @example
 * curveNumberFor(70, 'I'); // 49.5
 * curveNumberFor(70, 'III'); // 84.3
 */
export function curveNumberFor(cn: number, wetness: Wetness): number {
  switch (wetness) {
    case 'I':
      return (4.2 * cn) / (10 - 0.058 * cn);
    case 'II':
      return cn;
    case 'III':
      return (23 * cn) / (10 + 0.13 * cn);
  }
}

/**
 * Potential retention S in mm of a curve number 0-100; 0 retains (practically) everything. NEH-630 chapter 10.
 * @example
 * potentialRetention(70); // 108.9
 */
export function potentialRetention(cn: number): number {
  return cn === 0 ? 100000 : 25400 / cn - 254;
}

/**
 * Runoff depth in mm of one event.
 * @param rain event depth in mm
 * @param retention S in mm
 * @param lambda initial abstraction as a share of S, 0-0.5
 * @example
 * eventRunoff(100, potentialRetention(70), 0.2); // 32.7
 */
export function eventRunoff(rain: number, retention: number, lambda: number): number {
  if (Number.isNaN(rain)) return NaN;
  const excess = rain - lambda * retention;
  if (excess <= 0) return 0;
  return (excess * excess) / (rain + (1 - lambda) * retention);
}

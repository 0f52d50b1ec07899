/** What a spot's visitors from one origin tell about its demand. */
export interface OriginVisits {
  readonly visits: number;
  readonly population: number;
  /** 元 a visit. */
  readonly cost: number;
}

/**
 * Slope b of `ln(N/pop) = a - b·TC`, fitted by least squares over the origins (Clawson 1959); the consumer surplus is 1/b
 * a visit. NaN with fewer than two origins of different cost.
 * @example
 * demandSlope([{ visits: 100, population: 1000, cost: 10 }, { visits: 50, population: 1000, cost: 20 }]); // 0.0693
 */
export function demandSlope(origins: readonly OriginVisits[]): number {
  const points = origins
    .filter(({ visits, population }) => visits > 0 && population > 0)
    .map(({ visits, population, cost }) => [cost, Math.log(visits / population)] as const);
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanCost, meanRate] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, [cost, rate]) => sum + (cost - meanCost) * (rate - meanRate), 0);
  const variance = points.reduce((sum, [cost]) => sum + (cost - meanCost) ** 2, 0);
  return variance === 0 ? NaN : -covariance / variance;
}

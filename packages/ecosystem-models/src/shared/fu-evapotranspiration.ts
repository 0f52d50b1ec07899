/**
 * Actual evapotranspiration in mm/a by Fu's form of the Budyko curve (Zhang et al. 2004; InVEST annual water yield).
 * @param rain precipitation in mm/a; 0 or less gives 0
 * @param potential potential evapotranspiration in mm/a
 * @param omega catchment parameter, 1-10
 * @example
 * fuEvapotranspiration(1000, 900, 2.6); // 657.0205
 */
export function fuEvapotranspiration(rain: number, potential: number, omega: number): number {
  if (Number.isNaN(rain) || Number.isNaN(potential) || Number.isNaN(omega)) return NaN;
  if (rain <= 0) return 0;
  const x = potential / rain;
  return rain * (1 + x - (1 + x ** omega) ** (1 / omega));
}

/**
 * ω from soil water: `min(5, Z·AWC/P + 1.25)` (InVEST annual water yield).
 * @param z seasonality constant
 * @param available plant-available water in mm
 * @param rain precipitation in mm/a
 * @example
 * omegaFromSoilWater(10, 100, 1000); // 2.25
 */
export function omegaFromSoilWater(z: number, available: number, rain: number): number {
  return Math.min(5, (z * available) / rain + 1.25);
}

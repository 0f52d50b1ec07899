/** Wind in m/s at 2 m height, above which soil is moved. */
const THRESHOLD = 5;
/** Snow depth in mm above which the ground is covered. */
const COVERING_SNOW = 25.4;
/** Wind at 2 m height as a part of that at 10 m. */
const NEAR_GROUND = 0.2 ** (1 / 7);
const GRAVITY = 9.8;

/**
 * Wind term `u2·(u2 - 5)²` of an observation, 0 up to 5 m/s at 2 m height. Source: RWEQ, HJ 1173-2021 annex A.3.
 * @param wind m/s at 10 m height; NaN gives NaN
 */
export function windTerm(wind: number): number {
  const near = wind * NEAR_GROUND;
  return near <= THRESHOLD ? 0 : near * (near - THRESHOLD) ** 2;
}

/**
 * Air density in kg/m³.
 * @param elevation metres
 * @param celsius temperature in °C
 */
export function airDensity(elevation: number, celsius: number): number {
  const km = elevation / 1000;
  return (348 * (1.013 - 0.1183 * km + 0.0048 * km ** 2)) / (celsius + 273.15);
}

/**
 * Share of a month in which the soil is dry enough, 0-1; 0 without evapotranspiration. Source: Fryrear et al. 1998.
 * @param evapotranspiration potential, and precipitation in mm
 * @param rainDays, days of the month
 */
export function drySoilShare(
  evapotranspiration: number,
  precipitation: number,
  rainDays: number,
  days: number,
): number {
  if (evapotranspiration === 0) return 0;
  const dry = (evapotranspiration - (precipitation * rainDays) / days) / evapotranspiration;
  return Math.min(1, Math.max(0, dry));
}

/** 1 for an observation without covering snow, 0 with it; NaN gives NaN. */
export function bareOfSnow(depth: number): number {
  if (Number.isNaN(depth)) return NaN;
  return depth > COVERING_SNOW ? 0 : 1;
}

/** Weather factor of a month in kg/m: mean wind term times days, air density over gravity, dry soil and bare ground. */
export function monthlyWeather(
  meanWindTerm: number,
  days: number,
  density: number,
  drySoil: number,
  bare: number,
): number {
  return ((meanWindTerm * days * density) / GRAVITY) * drySoil * bare;
}

/** Lowest statutory tax in 元 on a tonne of pollution equivalents: 1.4 元/kg in water, 1.2 元/kg in air. */
const WATER_TAX = 1400;
const AIR_TAX = 1200;

/** A price with the six decimals that section B8 of the models prints, so that forms show no more either. */
const sixDecimals = (price: number): number => Math.round(price * 1e6) / 1e6;

/**
 * Default prices of pollutants in 元/t: the lowest statutory tax divided by the mass in kg that makes one pollution
 * equivalent, with six decimals. Source: schedules of the environmental protection tax law of the PRC.
 */
export const pollutantPrices = {
  cod: WATER_TAX,
  nh3n: WATER_TAX / 0.8,
  tn: WATER_TAX / 0.8,
  tp: WATER_TAX / 0.25,
  so2: sixDecimals(AIR_TAX / 0.95),
  nox: sixDecimals(AIR_TAX / 0.95),
  dust: AIR_TAX / 4,
} as const;

/** Pollutants that have a default price. */
export type PricedPollutant = keyof typeof pollutantPrices;
